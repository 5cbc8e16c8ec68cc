import type { Database } from '#db/connection/client.ts';
import { watchQueries } from '#db/test/watch-queries.ts';

/**
 * Kills this process just before or after a statement, as a crash would: for the scripts that tests start.
 * @param killAt which one: its number, or words it contains
 */
export function dieAt(db: Database, killAt: string, moment: string): void {
  let [begun, ended] = [0, 0];
  const dieOn = (which: string, count: number, sql: string) => {
    const isIt = /^\d+$/.test(killAt) ? count === Number(killAt) : sql.includes(killAt);
    if (moment === which && isIt) process.kill(process.pid, 'SIGKILL');
  };
  watchQueries(db, {
    before: (sql) => dieOn('before', ++begun, sql),
    after: (sql) => dieOn('after', ++ended, sql),
  });
}
