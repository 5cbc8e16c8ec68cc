import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logSlowStatements } from '../../watching/slow-statements.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

it('logs a slow statement by name, without its values', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const end = logSlowStatements(log, 200);
  await api.db.pool.query(
    "select id, sleep(0.3) from users where id = 'told-to-nobody' or 1 limit 1",
  );
  await api.db.pool.query("select sleep(0.3) as slept, 'told-to-nobody' as word");
  end();
  await api.db.pool.query('select sleep(0.3)');
  const told = lines.map((line) => JSON.parse(line).statement);
  expect(told).toContain('select');
  expect(lines.join('')).not.toContain('told-to-nobody');
  expect(told.length).toBeLessThanOrEqual(2);
});
