import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { destroyDue } from '#db/queries/retention/sealed-visitors.ts';
import { destroySealedOf, sealed } from '../../../ops/operator/keys/sealed.ts';
import { unseal } from '../../../ops/operator/keys/unseal.ts';
import { noteAndRun } from '../../../ops/operator/note-and-run.ts';
import { readConfig } from '../../config.ts';
import { erase } from '../../domain/user/erase.ts';
import { buy } from '../support/buy.ts';
import { aanya } from '../support/companions.ts';
import { growVisitor } from '../support/grow-visitor.ts';
import { endOf } from '../support/killed.ts';
import { operateOn } from '../support/operate.ts';
import { SEALING_ENVIRONMENT, SEALING_KEY } from '../support/sealing.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi({}, SEALING_ENVIRONMENT);
const DAY_MS = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'jaanu-sealed-'));
const BY = { by: 'Asha', reason: 'order of a court' };

beforeAll(() => {
  process.env.RETAIN_ERASED_KEY = SEALING_KEY;
});
afterAll(() => {
  delete process.env.RETAIN_ERASED_KEY;
  rmSync(folder, { recursive: true });
});

async function rowsOf<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const [rows] = await api.db.pool.query(sql, values);
  return rows as T[];
}

const isThere = async (table: string, id: string): Promise<boolean> =>
  (await rowsOf(`select id from ${table} where id = ?`, [id])).length === 1;

let files = 0;
const newFile = () => join(folder, `${++files}.json`);

/** A visitor who has bought and chatted. */
async function someone(text = 'My name is Arjun') {
  const bought = await buy(api);
  await bought.visitor.send(bought.sessionId, text);
  return bought;
}

/** Opens what is kept, as an operator does. */
async function opened(name: string) {
  const file = newFile();
  const { code, told } = await operateOn(api, unseal, [name, file], BY);
  return code === 0 ? { told, kept: JSON.parse(readFileSync(file, 'utf8')), file } : { told };
}

describe('an erased visitor, where the law requires a year', () => {
  it('is gone from the product, stored only encrypted, and opened only by the key', async () => {
    const { userId, orderId, sessionId } = await someone();
    await erase(api.context, userId);
    expect(await isThere('users', userId)).toBe(false);
    const named = 'select id from payments where user_id is not null or session_id is not null';
    expect(await rowsOf(named)).toEqual([]);
    const [record] = await rowsOf<{ card: Buffer; dueAt: Date }>(
      'select card, due_at as dueAt from sealed_visitors where id = ?',
      [userId],
    );
    const pieces = await rowsOf<{ content: Buffer }>(
      'select content from sealed_pieces where visitor_id = ?',
      [userId],
    );
    const stored = Buffer.concat([record?.card as Buffer, ...pieces.map(({ content }) => content)]);
    for (const told of ['Arjun', orderId, sessionId]) expect(stored.includes(told)).toBe(false);
    expect(Math.round(((record?.dueAt.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(365);

    const { kept, file } = await opened(userId);
    expect(statSync(file as string).mode & 0o777).toBe(0o600);
    const { visitor, turns, referrals } = kept;
    expect(visitor.user.id).toBe(userId);
    expect(visitor.payments).toMatchObject([{ id: orderId }]);
    expect(visitor.balanceEntries.length).toBeGreaterThan(1);
    const texts = visitor.chats.flatMap(({ messages }: { messages: { content: string }[] }) =>
      messages.map(({ content }) => content),
    );
    expect(texts).toContain('My name is Arjun');
    expect(turns).toMatchObject([{ sessionId, kind: 'message', status: 'answered' }]);
    expect(referrals).toEqual([]);
  });

  it('is found by an order, by any id of the provider or the bank', async () => {
    const { userId, orderId } = await someone();
    await api.db.pool.query("update payments set bank_reference = 'UTR4711' where id = ?", [
      orderId,
    ]);
    await erase(api.context, userId);
    for (const name of [orderId, 'UTR4711']) {
      expect((await opened(name)).told).toMatchObject({ id: userId });
    }
    expect((await opened('UTR0815')).told).toHaveProperty('error');
  });

  it('is opened by no other key, and by an older one that is still named', async () => {
    const { userId } = await someone();
    await erase(api.context, userId);
    const other = await generateIdentity();
    process.env.RETAIN_ERASED_KEY = other;
    const file = newFile();
    await expect(operateOn(api, unseal, [userId, file], BY)).rejects.toThrow();
    expect(existsSync(file)).toBe(false);
    process.env.RETAIN_ERASED_KEY = `${other},${SEALING_KEY}`;
    expect((await opened(userId)).told).toMatchObject({ id: userId });
    process.env.RETAIN_ERASED_KEY = SEALING_KEY;
  });

  it('with much data is stored completely, in pieces', async () => {
    const visitor = await api.visitor();
    const { id } = (await visitor.to('me')).body;
    const much = { userId: id, companionId: aanya.id, chats: 3, turns: 2_000 };
    await growVisitor(api.db, api.context.cipher, much);
    await api.db.pool.query('update users set message_balance = 20 where id = ?', [id]);
    const before = (await visitor.to('exportMe')).body as { chats: unknown };
    await erase(api.context, id);
    const [{ pieces } = { pieces: 0 }] = await rowsOf<{ pieces: number }>(
      'select pieces from sealed_visitors where id = ?',
      [id],
    );
    expect(pieces).toBeGreaterThan(1);
    const { kept } = await opened(id);
    expect(kept.visitor.chats).toEqual(before.chats);
    expect(kept.turns).toHaveLength(6_000);
  });

  it('is sealed once under concurrent calls, while the visitor still writes', async () => {
    for (let round = 0; round < 5; round++) {
      const { visitor, userId, sessionId } = await someone();
      await Promise.all([
        visitor.send(sessionId, 'hi'),
        visitor.startChat(),
        erase(api.context, userId),
        erase(api.context, userId),
      ]);
      expect(await isThere('users', userId)).toBe(false);
      expect((await opened(userId)).kept.visitor.user.id).toBe(userId);
    }
  });
});

const DEATHS = [
  ['after', 'for update'],
  ['after', 'insert into `sealed_visitors`'],
  ['after', 'insert into `sealed_pieces`'],
  ['after', 'update `sealed_visitors`'],
  ['after', 'delete from `messages`'],
  ['after', 'delete from `users`'],
  ['before', 'COMMIT'],
  ['after', 'COMMIT'],
] as const;

it('a killed process leaves either the account or the sealed record', async () => {
  const tried = DEATHS.map(async ([moment, statement]) => {
    const { userId } = await someone();
    const args = [api.url, userId, statement, moment];
    expect(await endOf('user/killed-erasing.child.ts', args)).toBe('killed');
    const isErased = moment === 'after' && statement === 'COMMIT';
    const stands = async () => [
      await isThere('users', userId),
      await isThere('sealed_visitors', userId),
    ];
    expect(await stands()).toEqual([!isErased, isErased]);
    await erase(api.context, userId);
    expect(await stands()).toEqual([false, true]);
    expect((await opened(userId)).told).toMatchObject({ id: userId });
  });
  await Promise.all(tried);
});

it('is opened only with a name and a reason, and both are recorded', async () => {
  const { userId } = await someone();
  await erase(api.context, userId);
  const noted = () =>
    rowsOf('select done_by, reason from operator_log where subject = ?', [userId]);
  const run: typeof unseal.run = (call) =>
    noteAndRun('unseal', unseal, call, { isProduction: false });
  for (const lacking of [{}, { by: 'Asha' }, { reason: 'order of a court' }]) {
    const { code } = await operateOn(api, { ...unseal, run }, [userId, newFile()], lacking);
    expect(code).toBe(1);
  }
  expect(await noted()).toEqual([]);
  expect((await operateOn(api, { ...unseal, run }, [userId, newFile()], BY)).code).toBe(0);
  expect(await noted()).toEqual([{ done_by: BY.by, reason: BY.reason }]);
});

it('is destroyed when it is due and not before, whatever the setting is by then', async () => {
  const { userId } = await someone();
  await erase(api.context, userId);
  const now = Date.now();
  await destroyDue(api.db.executor, new Date(now + 364 * DAY_MS));
  expect(await isThere('sealed_visitors', userId)).toBe(true);
  const later = new Date(now + 366 * DAY_MS);
  await Promise.all([1, 2, 3].map(() => destroyDue(api.db.executor, later)));
  expect(await rowsOf('select id from sealed_visitors')).toEqual([]);
  expect(await rowsOf('select place from sealed_pieces')).toEqual([]);
  expect(await destroyDue(api.db.executor, later)).toBe(0);
});

it('is destroyed before its day by an operator, and counted without a name', async () => {
  const { userId } = await someone();
  await erase(api.context, userId);
  expect((await operateOn(api, sealed, [])).told).toMatchObject({ records: 1 });
  expect((await operateOn(api, destroySealedOf, [userId], BY)).code).toBe(0);
  expect((await operateOn(api, destroySealedOf, [userId], BY)).code).toBe(1);
  expect((await operateOn(api, sealed, [])).told).toEqual({ records: 0, nextDueAt: null });
});

it('nothing is kept without the setting, and the setting requires a key', async () => {
  const { userId } = await someone();
  await erase({ ...api.context, sealing: undefined }, userId);
  expect(await isThere('sealed_visitors', userId)).toBe(false);
  expect(readConfig(TEST_ENVIRONMENT).sealing).toBeUndefined();
  expect(() => readConfig({ ...TEST_ENVIRONMENT, RETAIN_ERASED_DAYS: '365' })).toThrow(
    'RETAIN_ERASED_RECIPIENT',
  );
});
