import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  findSealed,
  piecesOf,
  type SealedVisitor,
  sealedRecords,
} from '#db/queries/retention/sealed-visitors.ts';
import type { Card } from '../../../api/domain/retention/seal-visitor.ts';
import { readSealingKeys } from '../../backup/keys.ts';
import { openedBy } from '../../backup/open-sealed.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const PRIVATE = 0o600;

/** Opens what is kept of an erased visitor. */
export const unseal: OperatorCommand = {
  atDesk: {},
  usage:
    '<visitor or order> <file> — opens what is kept sealed of an erased visitor, into a new file; an order by its id, the provider’s or the bank’s',
  acts: () => true,
  wantsReason: true,
  async run(call) {
    const [name, file] = call.args;
    if (!name || !file) {
      return refuse(
        call,
        'Of whom, into which new file? For example: unseal <order> /root/17.json',
      );
    }
    const keys = readSealingKeys(process.env);
    const found = (await findSealed(call.db.executor, name)) ?? (await byOrder(call, keys, name));
    if (!found) return refuse(call, `Nothing is kept of ${name}.`);
    const plain = await openedBy(keys, Readable.from(piecesOf(call.db.executor, found)));
    await pipeline(plain, createWriteStream(file, { flags: 'wx', mode: PRIVATE }));
    const { id, sealedAt, dueAt } = found;
    call.say(`The visitor ${id}, erased ${instantWords(sealedAt)}, is in ${file}.`);
    call.say(
      `What is kept is destroyed by itself on ${instantWords(dueAt)}; this file is not: destroy it when it is handed over.`,
    );
    call.tell({ id, sealedAt, dueAt, file });
    return 0;
  },
};

/** Whose card names an order so. Each card has to be opened for it. */
async function byOrder(
  { db, signal }: OperatorCall,
  keys: readonly string[],
  name: string,
): Promise<SealedVisitor | undefined> {
  for await (const record of sealedRecords(db.executor)) {
    if (signal.aborted) return undefined;
    const card: Card = JSON.parse(await text(await openedBy(keys, Readable.from([record.card]))));
    if (card.orders.some((order) => Object.values(order).includes(name))) return record;
  }
  return undefined;
}
