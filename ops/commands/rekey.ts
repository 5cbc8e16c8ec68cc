import { countByKey, rekeyBatch } from '#db/queries/rekey.ts';
import type { OperatorCommand } from './command.ts';

const BATCH = 500;
const SAY_EVERY = 10_000;

/** Seals every message with the newest of CHAT_KEYS; may be broken off and run again at any time. */
export const rekey: OperatorCommand = {
  usage: '— seals all chat text with the newest of CHAT_KEYS; the old keys may be removed after it',
  async run({ db, cipher, say, tell, signal }) {
    let [after, total] = ['', 0];
    while (!signal.aborted) {
      const batch = await rekeyBatch(db.executor, cipher, { after, size: BATCH });
      if (!batch) break;
      after = batch.last;
      if (Math.floor((total + batch.sealed) / SAY_EVERY) > Math.floor(total / SAY_EVERY)) {
        say(`${total + batch.sealed} messages sealed anew`);
      }
      total += batch.sealed;
    }
    const left = (await countByKey(db.executor)).filter(({ keyId }) => keyId !== cipher.keyId);
    say(`${total} messages sealed with ${cipher.keyId}.`);
    for (const { keyId, messages } of left) say(`${messages} messages still need ${keyId}.`);
    tell({ sealed: total, left });
    return left.length === 0 ? 0 : 1;
  },
};
