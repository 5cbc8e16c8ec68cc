import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replied } from '#contract/schemas/chat.ts';
import { audit } from '#db/audit.ts';
import { sweepTurns } from '../domain/chat/sweep-turns.ts';
import { newLineEngine } from './support/new-line-engine.ts';
import { useApi } from './support/use-api.ts';

const api = useApi({ replyEngine: newLineEngine });
const CHILD = join(import.meta.dirname, 'killed-edit.child.ts');
const AT_ONCE = 3;

/** A visitor whose newest text is answered. */
async function answeredOnce() {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  const { userMessage } = replied.parse((await visitor.send(chatId, 'one')).body);
  const { id } = userMessage;
  const edit = () =>
    visitor.call('PUT', `/api/chat/messages/${id}`, { content: 'two', clientMessageId: 'e-1' });
  const userId = (await visitor.register()).body.user.id;
  const [rows] = await api.db.pool.query('SELECT session_id AS login FROM users WHERE id = ?', [
    userId,
  ]);
  const [{ login } = { login: '' }] = rows as { login: string }[];
  const texts = async () =>
    (await visitor.messages(chatId)).flatMap(({ sender, content }) =>
      sender === 'user' ? [content] : [],
    );
  return { visitor, texts, id, edit, owner: [userId, login] };
}

type Chat = Awaited<ReturnType<typeof answeredOnce>>;

/** Ends 'killed' or 'finished'. */
async function killedAt({ owner, id }: Chat, n: number, moment: string) {
  const child = spawn(process.execPath, [CHILD, api.url, ...owner, id, String(n), moment], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toBeOneOf([
    [0, null],
    [null, 'SIGKILL'],
  ]);
  return signal ? 'killed' : 'finished';
}

/** One of the two pairs is there, paid once; asked for again under its name it is the new one. */
async function expectMended({ visitor, texts, edit }: Chat): Promise<void> {
  expect(await texts()).toBeOneOf([['one'], ['two']]);
  expect(await visitor.balance()).toBe(19);
  expect(await edit()).toMatchObject({ status: 200, body: { userMessage: { content: 'two' } } });
  expect(await texts()).toEqual(['two']);
  expect(await visitor.balance()).toBe(19);
}

it.each(['before', 'after'])(
  'a process killed just %s any statement of an edit leaves nothing that the sweeper cannot mend',
  async (moment) => {
    let killed = 0;
    for (let done = 0, last = false; !last; done += AT_ONCE) {
      const chats = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, nth) => {
          const chat = await answeredOnce();
          return { chat, end: await killedAt(chat, done + nth + 1, moment) };
        }),
      );
      await api.db.pool.query(
        "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 2 MINUTE WHERE status = 'open'",
      );
      await sweepTurns(api.context);
      expect(await audit(api.db)).toEqual([]);
      for (const { chat } of chats) await expectMended(chat);
      killed += chats.filter(({ end }) => end === 'killed').length;
      last = chats.some(({ end }) => end === 'finished');
    }
    expect(killed).toBeGreaterThanOrEqual(6);
  },
  120_000,
);
