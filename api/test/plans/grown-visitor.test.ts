import type { RowDataPacket } from 'mysql2/promise';
import { beforeAll, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { CALLS, callOf, NO_SUCH } from '../support/calls.ts';
import { aanya } from '../support/companions.ts';
import { growVisitor } from '../support/grow-visitor.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const CHATS = 1_000;
const TURNS = 50;

/** A call may read each of a visitor's chats and a page of anything else, never everything that was ever said. */
const MOST_ROWS = 6 * CHATS;
/** MySQL reads a whole chat for its newest entry; `docs/cluster.md` says so. */
const MOST_ROWS_OF_LISTS_ON_MYSQL = 5 * TURNS * CHATS;
const MOST_BYTES = 150 * 1024;

const api = useApi();
const seen: string[] = [];
let [visitor, small]: Visitor[] = [];
let ids: { chatId: string };
let isMysql = false;

beforeAll(async () => {
  [visitor, small] = [await api.visitor(), await api.visitor()];
  const { id: userId } = (await visitor.to('me')).body;
  const grown = { userId, companionId: aanya.id, chats: CHATS, turns: TURNS };
  ids = await growVisitor(api.db, api.context.cipher, grown);
  const [[version]] = await api.db.pool.query<RowDataPacket[]>('select version() as name');
  isMysql = !String(version?.name).includes('MariaDB');
  watchQueries(api.db, { before: (sql) => void seen.push(sql) });
}, 120_000);

/** Tested below: the export returns everything, and what ends a visitor comes last. */
const APART: readonly EndpointName[] = ['exportMe', 'eraseMe', 'signOut'];

/** How many rows a query reads, by the server's own count. */
async function rowsReadBy(queries: string[]): Promise<number> {
  const connection = await api.db.pool.getConnection();
  const count = async () => {
    const [rows] = await connection.query<RowDataPacket[]>(
      "show session status like 'Handler_read%'",
    );
    return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  try {
    const before = await count();
    for (const sql of queries) await connection.query(sql);
    return (await count()) - before;
  } finally {
    connection.release();
  }
}

it.each((Object.keys(CALLS) as EndpointName[]).filter((name) => !APART.includes(name)))(
  '%s reads no more than it has to of a year of chats',
  async (name) => {
    const { value, body } = callOf(name, CALLS[name].ends ? NO_SUCH : ids.chatId);
    seen.length = 0;
    const answer = await visitor?.to(name, value, body);
    expect(answer?.status).toBeLessThan(500);
    const queries = seen
      .flatMap((sql) => sql.split(';\n'))
      .filter((sql) => /^\s*select/i.test(sql));
    expect(queries.length).toBeLessThan(15);
    const most = name === 'sessions' && isMysql ? MOST_ROWS_OF_LISTS_ON_MYSQL : MOST_ROWS;
    expect(await rowsReadBy(queries)).toBeLessThan(most);
    expect(JSON.stringify(answer?.body ?? '').length).toBeLessThan(MOST_BYTES);
  },
);

it('exportMe makes few queries, and returns everything in order', async () => {
  seen.length = 0;
  type Chat = { id: string; messages: { id: string; sessionId: string; content: string }[] };
  const body = await visitor?.exported<{ chats: Chat[]; balanceEntries: object[] }>();
  expect(seen.length).toBeLessThan(120);
  expect(body?.chats.length).toBeGreaterThanOrEqual(CHATS);
  const full = body?.chats.filter(({ messages }) => messages.length >= 2 * TURNS) ?? [];
  expect(full).toHaveLength(CHATS);
  for (const { id, messages } of full) {
    expect(messages.every(({ sessionId }) => sessionId === id)).toBe(true);
    expect(messages.map((one) => one.id)).toEqual(messages.map((one) => one.id).sort());
    expect(messages[0]?.content).toBe('so it goes');
  }
  expect(body?.balanceEntries.length).toBeGreaterThan(CHATS * TURNS);
  const little = await small?.exported<{ chats: Chat[] }>();
  expect(little?.chats).toEqual([]);
});

it('a caller who leaves in the middle of an export stops it', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${api.origin}${ENDPOINTS.exportMe.path}`, {
    headers: { cookie: visitor?.cookie ?? '' },
    signal: leaving.signal,
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  leaving.abort();
  await new Promise((resolve) => setTimeout(resolve, 300));
  seen.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seen).toEqual([]);
});

it('eraseMe takes few statements, whatever there is', async () => {
  seen.length = 0;
  expect((await visitor?.to('eraseMe'))?.status).toBe(204);
  expect(seen.length).toBeLessThan(25);
  const [rows] = await api.db.pool.query('select count(*) as n from messages');
  expect(rows).toEqual([{ n: 0 }]);
});
