import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { sweepTurns } from '../domain/chat/sweep-turns.ts';
import { useApi } from './support/use-api.ts';
import type { Visitor } from './support/visitor.ts';

const api = useApi();
const CHILD = join(import.meta.dirname, 'killed-turn.child.ts');
const AT_ONCE = 3;

async function visitorWithChat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const userId = (await visitor.register()).body.user.id;
  const [rows] = await api.db.pool.query('SELECT session_id AS login FROM users WHERE id = ?', [
    userId,
  ]);
  const [{ login } = { login: '' }] = rows as { login: string }[];
  return { visitor, id, owner: [userId, login] };
}

/** Ends 'killed' or 'finished': a turn in a process of its own that dies at its nth statement. */
async function turnKilledAt(owner: string[], id: string, n: number, moment: string, by = '') {
  const child = spawn(process.execPath, [CHILD, api.url, ...owner, id, String(n), moment, by], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toBeOneOf([
    [0, null],
    [null, 'SIGKILL'],
  ]);
  return signal ? 'killed' : 'finished';
}

/** Whatever happened is mended, and sending it again under the same name ends in one paid message. */
async function expectMended({ visitor, id }: { visitor: Visitor; id: string }): Promise<void> {
  const texts = (await visitor.messages(id)).filter(({ sender }) => sender !== 'system');
  expect([20 - (await visitor.balance()), texts.length]).toBeOneOf([
    [0, 0],
    [1, 2],
  ]);
  expect((await visitor.send(id, 'My name is Arjun', { clientMessageId: 'temp-1' })).status).toBe(
    200,
  );
  expect(await visitor.balance()).toBe(19);
}

it.each(['before', 'after'])(
  'a process killed just %s any statement of a turn leaves nothing that the sweeper cannot mend',
  async (moment) => {
    let killed = 0;
    for (let done = 0, last = false; !last; done += AT_ONCE) {
      const turns = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, nth) => {
          const chat = await visitorWithChat();
          const end = await turnKilledAt(chat.owner, chat.id, done + nth + 1, moment);
          return { ...chat, end };
        }),
      );
      await api.db.pool.query(
        "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 2 MINUTE WHERE status = 'open'",
      );
      await sweepTurns(api.context);
      expect(await audit(api.db)).toEqual([]);
      for (const turn of turns) await expectMended(turn);
      killed += turns.filter(({ end }) => end === 'killed').length;
      last = turns.some(({ end }) => end === 'finished');
    }
    expect(killed).toBeGreaterThanOrEqual(4);
  },
  90_000,
);

it.each(['before', 'after'])(
  'a process killed just %s any statement of a reply in place of a model’s costs nobody a message',
  async (moment) => {
    let killed = 0;
    for (let n = 1, last = false; !last; n++) {
      const { visitor, id, owner } = await visitorWithChat();
      last = (await turnKilledAt(owner, id, n, moment, 'fallback')) === 'finished';
      if (!last) killed++;
      await api.db.pool.query(
        "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 2 MINUTE WHERE status = 'open'",
      );
      await sweepTurns(api.context);
      expect(await audit(api.db)).toEqual([]);
      expect(await visitor.balance()).toBe(20);
    }
    expect(killed).toBeGreaterThanOrEqual(4);
  },
  90_000,
);
