import { PARTS, type PartRun } from './test-parts.ts';

/** Other servers than MariaDB's take several times as long for what defines tables. */
const PATIENCE = '3';

/**
 * Runs the tests of API and database on another server, or those of some files.
 * @param url whose user may make databases
 * @returns the exit code
 */
export async function testOn(url: string, run: PartRun): Promise<number> {
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_PATIENCE = PATIENCE;
  const { api } = PARTS;
  if (!api) throw new Error('The tests have no part of the API');
  const { passed, failed } = await api(run);
  run.progress.line(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
