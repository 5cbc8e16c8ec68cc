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
const CHILD = join(import.meta.dirname, 'killed-variant.child.ts');
const AT_ONCE = 3;

/** A visitor whose newest message has two replies: the next one is paid. */
async function withTwoReplies() {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  const { id } = replied.parse((await visitor.send(chatId, 'hi')).body).aiMessage;
  const another = (clientMessageId: string) =>
    visitor.call('POST', `/api/chat/messages/${id}/variants`, { clientMessageId });
  expect((await another('v-1')).status).toBe(200);
  const userId = (await visitor.register()).body.user.id;
  const [rows] = await api.db.pool.query('SELECT session_id AS login FROM users WHERE id = ?', [
    userId,
  ]);
  const [{ login } = { login: '' }] = rows as { login: string }[];
  return { visitor, chatId, id, another, owner: [userId, login] };
}

type Chat = Awaited<ReturnType<typeof withTwoReplies>>;

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

/** It was made and paid, or neither; asked for again under its name it is there, paid once. */
async function expectMended({ visitor, chatId, another }: Chat): Promise<void> {
  const shown = (await visitor.messages(chatId)).at(-1)?.variants;
  expect([19 - (await visitor.balance()), shown?.count]).toBeOneOf([
    [0, 2],
    [1, 3],
  ]);
  const answer = await another('v-2');
  expect(answer.body).toMatchObject({ charged: true, aiMessage: { variants: { count: 3 } } });
  expect(await visitor.balance()).toBe(18);
}

it.each(['before', 'after'])(
  'a process killed just %s any statement of another reply leaves nothing that the sweeper cannot mend',
  async (moment) => {
    let killed = 0;
    for (let done = 0, last = false; !last; done += AT_ONCE) {
      const chats = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, nth) => {
          const chat = await withTwoReplies();
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
