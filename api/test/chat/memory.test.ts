import { describe, expect, it } from 'vitest';
import { FORGET_UNDO_SECONDS } from '#contract/limits.ts';
import { type Account, account } from '#contract/schemas/account.ts';
import { forgottenMemory } from '#contract/schemas/memory.ts';
import { user } from '#contract/schemas/user.ts';
import { putFactBack } from '../../domain/memory/put-fact-back.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { aanya, bela } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

let isIll = false;
let held = Promise.resolve();
/** The facts passed to the engine, a list for each turn. */
const known: string[][] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply(turn, signal) {
    known.push(turn.memory.map(({ label, value }) => `${label}: ${value}`));
    if (isIll) throw new Error('ill');
    if (turn.history.at(-1)?.content.includes('Slowly')) await held;
    yield* echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine });

const memoryOf = async (who: Visitor): Promise<Account['memory']> =>
  account.parse((await who.to('account')).body).memory;

const linesOf = async (who: Visitor) =>
  (await memoryOf(who)).map(({ companionName, label, value }) => [companionName, label, value]);

const chatWith = (who: Visitor, { id }: { id: string }) =>
  who.startChat({ chatType: 'friendly', companionId: id });

async function told(text = 'My name is Arjun and I live in Pune') {
  const visitor = await api.visitor();
  const id = await chatWith(visitor, aanya);
  await visitor.send(id, text);
  return { visitor, id };
}

/** Forgets a visitor's first fact. */
async function forget(who: Visitor) {
  const [memory] = await memoryOf(who);
  if (!memory) throw new Error('Nothing is remembered');
  const { undo } = forgottenMemory.parse((await who.to('forgetMemory', memory.id)).body);
  const [rows] = await api.db.pool.query('select id from memories');
  return { memory, undo, rows };
}

const putBack = async (who: Visitor, { memory, undo }: { memory: { id: string }; undo: string }) =>
  (await who.to('restoreMemory', memory.id, { undo })).status;

describe('what a companion remembers', () => {
  it('is what was said plainly; the next turn knows it, in any chat with her and no other companion', async () => {
    const { visitor, id } = await told('Hi! My name is Arjun.');
    await visitor.send(id, 'I live in Pune');
    await visitor.send(id, 'And now?');
    await visitor.send(await chatWith(visitor, aanya), 'Here?');
    await visitor.send(await chatWith(visitor, bela), 'And you?');
    const both = ['Name: Arjun', 'Lives in: Pune'];
    expect(known.slice(-5)).toEqual([[], ['Name: Arjun'], both, both, []]);
    expect(await linesOf(visitor)).toEqual([
      ['Aanya Rao', 'Name', 'Arjun'],
      ['Aanya Rao', 'Lives in', 'Pune'],
    ]);
  });

  it('is the newest statement on each subject, however many arrive at once', async () => {
    const { visitor, id } = await told();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => visitor.send(id, `My name is Ravi${'abcdefgh'[n]}`)),
    );
    const lines = await linesOf(visitor);
    expect(lines).toHaveLength(2);
    await visitor.send(id, 'My name is Kabir');
    expect(await linesOf(visitor)).toContainEqual(['Aanya Rao', 'Name', 'Kabir']);
  });

  it('is the newest statement, even when an older one is answered after it', async () => {
    const visitor = await api.visitor();
    const id = await chatWith(visitor, aanya);
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const older = visitor.send(id, 'Slowly. My name is Arjun');
    await until(async () => (await visitor.messages(id)).length === 2);
    await visitor.send(id, 'My name is Kabir');
    letGo();
    expect((await older).status).toBe(200);
    expect(await linesOf(visitor)).toEqual([['Aanya Rao', 'Name', 'Kabir']]);
  });

  it('is encrypted in the database, like the chats', async () => {
    const { visitor } = await told('My name is Zarathustra');
    const [rows] = await api.db.pool.query('select * from memories');
    expect(JSON.stringify(rows)).not.toContain('Zarathustra');
    expect(await linesOf(visitor)).toHaveLength(1);
  });

  it('is not taken from a text that was refunded, nor from one that got help', async () => {
    const visitor = await api.visitor();
    const id = await chatWith(visitor, aanya);
    isIll = true;
    expect((await visitor.send(id, 'My name is Arjun')).status).toBe(502);
    isIll = false;
    await visitor.send(id, 'My name is Arjun and I want to die');
    expect(await memoryOf(visitor)).toEqual([]);
  });

  it('is exported with everything else, and erased with it', async () => {
    const { visitor } = await told();
    const body = await visitor.exported<{ memory: object[] }>();
    expect(body.memory).toMatchObject([{ value: 'Arjun' }, { value: 'Pune' }]);
    expect((await visitor.to('eraseMe')).status).toBe(204);
    const [rows] = await api.db.pool.query(
      'select * from memories where user_id not in (select id from users)',
    );
    expect(rows).toEqual([]);
  });
});

describe('a visitor', () => {
  it('corrects a line, and she knows it so', async () => {
    const { visitor, id } = await told();
    const [name] = await memoryOf(visitor);
    const answer = await visitor.to('correctMemory', name?.id, { value: '  Arjun Rao ' });
    expect(answer.status).toBe(204);
    await visitor.send(id, 'Hm');
    expect(known.at(-1)).toEqual(['Name: Arjun Rao', 'Lives in: Pune']);
  });

  it('has a line forgotten, once', async () => {
    const { visitor, id } = await told();
    const [name] = await memoryOf(visitor);
    expect((await visitor.to('forgetMemory', name?.id)).status).toBe(200);
    expect((await visitor.to('forgetMemory', name?.id)).status).toBe(404);
    await visitor.send(id, 'Hm');
    expect(known.at(-1)).toEqual(['Lives in: Pune']);
  });

  it('has a forgotten line put back as it was, with its line in the story, however often', async () => {
    const { visitor, id } = await told();
    const before = await visitor.exported<{ memory: object[] }>();
    const tale = () => visitor.to('story', aanya.id).then(({ body }) => body.entries);
    await until(async () => (await tale()).length === 2);
    const { undo, memory, rows } = await forget(visitor);
    expect(JSON.stringify(rows)).not.toContain(memory.id);
    expect(await tale()).toHaveLength(1);
    const answers = [1, 2].map(() => visitor.to('restoreMemory', memory.id, { undo }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(204);
    expect((await visitor.to('restoreMemory', memory.id, { undo })).status).toBe(204);
    expect((await visitor.exported<{ memory: object[] }>()).memory).toEqual(before.memory);
    expect(await tale()).toHaveLength(2);
    await visitor.send(id, 'Hm');
    expect(known.at(-1)).toEqual(['Name: Arjun', 'Lives in: Pune']);
  });

  it('cannot restore what is too late, was told again, or came from a message that is gone', async () => {
    const late = await told();
    const { memory, undo } = await forget(late.visitor);
    const now = () => new Date(Date.now() + FORGET_UNDO_SECONDS * 1000);
    const userId = user.parse((await late.visitor.to('me')).body).id;
    const tooLate = putFactBack({ ...api.context, now }, { id: memory.id, userId, undo });
    await expect(tooLate).rejects.toMatchObject({ code: 'conflict' });

    const again = await told();
    const second = await forget(again.visitor);
    await again.visitor.send(again.id, 'My name is Kabir');
    expect(await putBack(again.visitor, second)).toBe(409);
    expect(await linesOf(again.visitor)).toContainEqual(['Aanya Rao', 'Name', 'Kabir']);

    const gone = await told();
    const third = await forget(gone.visitor);
    const his = (await gone.visitor.messages(gone.id)).find(({ sender }) => sender === 'user');
    const path = `/api/chat/messages/${his?.id}`;
    expect((await gone.visitor.call('PUT', path, { content: 'Hello' })).status).toBe(200);
    expect(await putBack(gone.visitor, third)).toBe(409);
    expect(await memoryOf(gone.visitor)).toEqual([]);
  });

  it.each([
    '',
    '   ',
    'x'.repeat(61),
    'two\nlines',
    'two\u2028lines',
    '\u202eback to front',
    '\u200b\u200d',
    'Sex',
    'call 98765 43210',
    7,
  ])('cannot put %j in its place', async (value) => {
    const { visitor } = await told();
    const [name] = await memoryOf(visitor);
    expect((await visitor.to('correctMemory', name?.id, { value })).status).toBe(422);
    expect((await memoryOf(visitor))[0]).toEqual(name);
  });

  it("sees another visitor's lines as not found", async () => {
    const { visitor } = await told();
    const before = await memoryOf(visitor);
    const other = await api.visitor();
    for (const id of [before[0]?.id, '0190a000-0000-7000-8000-0000000000aa', '..%2f']) {
      for (const name of ['correctMemory', 'forgetMemory', 'restoreMemory'] as const) {
        const body = { value: 'Mine', undo: 'mine' };
        const answer = await other.to(name, id, body);
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
        expect((await api.browser().to(name, id, body)).status).toBe(401);
      }
    }
    expect(await memoryOf(visitor)).toEqual(before);
    expect(await putBack(other, await forget(visitor))).toBe(404);
  });
});
