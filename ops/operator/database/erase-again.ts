import { readFile } from 'node:fs/promises';
import { usersByDigest } from '#db/queries/operations/backups.ts';
import { erase } from '../../../api/domain/user/erase.ts';
import { type OperatorCommand, refuse } from '../command.ts';

const BATCH = 1_000;
const LINE = /^\S+ ([0-9a-f]{64})$/;

/** Erases again whoever was erased after the backup that was restored. */
export const eraseAgain: OperatorCommand = {
  atDesk: {},
  usage:
    '<list…> — after a restore: erases again who stands in these lists (ERASED_LIST of every machine)',
  async run(call) {
    const { args, db, say, tell } = call;
    if (args.length === 0) return refuse(call, 'Which lists? ERASED_LIST names that of a machine.');
    const lines = (await Promise.all(args.map((file) => readFile(file, 'utf8'))))
      .flatMap((text) => text.split('\n'))
      .filter((line) => line !== '');
    const odd = lines.find((line) => !LINE.test(line));
    if (odd !== undefined) return refuse(call, 'A list has a line that names nobody.');
    const digests = [...new Set(lines.map((line) => LINE.exec(line)?.[1] as string))];
    const services = await call.services();
    let erased = 0;
    for (let from = 0; from < digests.length; from += BATCH) {
      for (const { id } of await usersByDigest(db.executor, digests.slice(from, from + BATCH))) {
        await erase(services, id);
        erased++;
      }
    }
    say(`${digests.length} names, ${erased} erased again.`);
    tell({ names: digests.length, erased });
    return 0;
  },
};
