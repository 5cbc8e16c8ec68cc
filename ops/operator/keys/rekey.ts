import { removeKeyChecks } from '#db/queries/operations/key-checks.ts';
import {
  countByKey,
  rekeyBatch,
  SEALED_TABLES,
  type SealedTable,
} from '#db/queries/operations/rekey.ts';
import type { OperatorCall, OperatorCommand } from '../command.ts';

const BATCH = 500;
const SAY_EVERY = 10_000;

/** Seals every text with the newest of CHAT_KEYS; may be broken off and run again at any time. */
export const rekey: OperatorCommand = {
  atDesk: {},
  usage: '— seals all chat text with the newest of CHAT_KEYS; the old keys may be removed after it',
  acts: () => true,
  async run(tools) {
    const { db, cipher, say, tell } = tools;
    const left: { table: SealedTable; keyId: string; texts: number }[] = [];
    let sealed = 0;
    for (const table of SEALED_TABLES) {
      sealed += await rekeyTable(tools, table);
      const counts = await countByKey(db.executor, table);
      left.push(
        ...counts
          .filter(({ keyId }) => keyId !== cipher.keyId)
          .map((count) => ({ table, ...count })),
      );
    }
    say(`${sealed} texts sealed with ${cipher.keyId}.`);
    for (const { table, keyId, texts } of left) say(`${texts} ${table} still need ${keyId}.`);
    if (left.length === 0) await removeKeyChecks(db.executor, [cipher.keyId]);
    tell({ sealed, left });
    return left.length === 0 ? 0 : 1;
  },
};

async function rekeyTable(
  { db, cipher, say, signal }: OperatorCall,
  table: SealedTable,
): Promise<number> {
  let [after, total] = ['', 0];
  while (!signal.aborted) {
    const batch = await rekeyBatch(db.executor, cipher, { table, after, size: BATCH });
    if (!batch) break;
    after = batch.last;
    if (Math.floor((total + batch.sealed) / SAY_EVERY) > Math.floor(total / SAY_EVERY)) {
      say(`${total + batch.sealed} ${table} sealed again`);
    }
    total += batch.sealed;
  }
  return total;
}
