import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetReleased, keepPacks } from '#db/queries/operations/released.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const looks: string[] = [];
let folder: string;
let old: RunningServer;
let young: RunningServer;

/** A release whose pages name its own script. */
function build(name: string): string {
  const dir = join(folder, name);
  mkdirSync(join(dir, '_astro'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), `<script src="/_astro/${name}.js"></script>`);
  writeFileSync(join(dir, '404.html'), 'lost');
  writeFileSync(join(dir, '_astro', `${name}.js`), `// ${name}`);
  return dir;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jaanu-releases-'));
  const begin = (name: string) =>
    startServer(api.context, { host: '127.0.0.1', port: 0, distDir: build(name) });
  old = await begin('old');
  young = await begin('young');
  watchQueries(api.db, { before: (sql) => /released_files/.test(sql) && looks.push(sql) });
});
afterAll(async () => {
  for (const server of [old, young]) await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async ({ url }: RunningServer, path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

it('two releases side by side serve each other’s files, as they do their own', async () => {
  for (const server of [old, young]) {
    for (const name of ['old', 'young']) {
      const { status, text, headers } = await get(server, `/_astro/${name}.js`);
      expect([status, text]).toEqual([200, `// ${name}`]);
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  }
});

it('unknown paths cost the database one query a second', async () => {
  looks.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => get(old, `/_astro/made-up-${nth}.js`)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['404 lost']),
  );
  expect(looks.length).toBeLessThan(5);
});

it('files that no release has had for a week are deleted', async () => {
  const age = (path: string, days: number) =>
    api.db.pool.query(
      'UPDATE released_files SET seen_at = CURRENT_TIMESTAMP(3) - INTERVAL ? DAY WHERE path = ?',
      [days, path],
    );
  await age('/_astro/old.js', 8);
  await age('/_astro/young.js', 6);
  await forgetReleased(api.db.executor);
  const [rows] = await api.db.pool.query('SELECT path FROM released_files');
  expect(rows).toEqual([{ path: '/_astro/young.js' }]);
});

it('a pack shown by a page of another release is sold at its price, until it ends or is withdrawn', async () => {
  const visitor = await api.visitor();
  const sessionId = await visitor.startChat();
  const order = async (amount: number, messageCount: number) =>
    (
      await visitor.to('createPayment', undefined, {
        sessionId,
        amount,
        messageCount,
        paymentMethod: 'upi',
      })
    ).status;
  expect(await order(11, 10)).toBe(422);
  const pack = { amount: 11, messageCount: 10 };
  await keepPacks(api.db.executor, [{ ...pack, endsAt: null }]);
  expect(await order(11, 10)).toBe(201);
  expect(await order(11, 100)).toBe(422);
  await keepPacks(api.db.executor, [{ ...pack, endsAt: new Date(Date.now() - 1_000) }]);
  expect(await order(11, 10)).toBe(422);
});
