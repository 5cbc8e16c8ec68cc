import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../connection/client.ts';
import { isReady } from '../queries/operations/health.ts';
import { databaseUrlOf, onServer, useEmptyDatabase } from './fresh-database.ts';

const database = useEmptyDatabase();

const MIGRATE = `
  import { migrateDatabase } from ${JSON.stringify(new URL('../migrate.ts', import.meta.url).href)};
  await migrateDatabase(process.argv[1]);
`;

/** Exit code of a separate process that migrates. */
async function migrateInProcess(url: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', MIGRATE, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}

describe('migrations', () => {
  it('three processes at once all succeed, and a fourth later has nothing to do', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => migrateInProcess(database.url)));
    expect(codes).toEqual([0, 0, 0]);
    expect(await migrateInProcess(database.url)).toBe(0);
    const db = openDatabase(database.url);
    expect(await isReady(db.executor)).toBe(true);
    await db.close();
  });

  it('gives a database of another character set room for emoji', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_latin`;
    await onServer(`CREATE DATABASE ${name} CHARACTER SET latin1`);
    const url = databaseUrlOf(name);
    expect(await migrateInProcess(url)).toBe(0);
    const db = openDatabase(url);
    const [rows] = await db.pool.query(
      `SELECT character_set_name AS charset FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = 'messages' AND column_name = 'content'`,
    );
    expect(rows).toEqual([{ charset: 'utf8mb4' }]);
    await db.close();
    await onServer(`DROP DATABASE ${name}`);
  });
});
