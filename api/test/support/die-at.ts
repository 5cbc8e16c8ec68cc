import type { Database } from '#db/client.ts';
import { watchQueries } from '#db/test/watch-queries.ts';

/** Kills this process just before or after its nth statement, as a crash would: for the scripts that tests start. */
export function dieAt(db: Database, killAt: string, moment: string): void {
  let [begun, ended] = [0, 0];
  const dieOn = (which: string, count: number) => {
    if (moment === which && count === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  };
  watchQueries(db, {
    before: () => dieOn('before', ++begun),
    after: () => dieOn('after', ++ended),
  });
}
