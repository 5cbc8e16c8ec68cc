import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { newId } from '#db/new-id.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { adjustBalance } from '../../domain/user/adjust-balance.ts';
import { reinstate } from '../../domain/user/reinstate.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const NOBODYS = '0190a000-0000-7000-8000-0000000000aa';
let lines = 0;

/** Fails or dawdles when the message says so; now and then it repeats itself. */
const engine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ history }) {
    const said = history.at(-1)?.content;
    if (said === 'slow') await sleep(15);
    if (said === 'fail') throw new Error('ill');
    yield { type: 'delta', text: `fine ${lines++ % 7}` };
    yield { type: 'state', state: `state ${lines}` };
    yield { type: 'finish', reason: 'stop' };
  },
};

const api = useApi({ replyEngine: engine });
const USERS = 3;

interface Player {
  visitor: Visitor;
  userId: string;
  sessionId: string;
}

const user = fc.nat(USERS - 1);
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      user,
      content: fc.constantFrom('hi', 'hi', 'slow', 'slow', 'fail', 'fail', "I'm 16"),
      /** Few names, so that repeats and races happen; none: cannot be repeated. */
      name: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('welcome' as const), user }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('another' as const),
      user,
      name: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      user,
      content: fc.constantFrom('hi', 'slow', 'fail', 'I want to kill myself'),
      name: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('choose' as const), user, index: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lapse' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      user,
      delta: fc.integer({ min: -20, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reinstate' as const), user }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), user }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function run(action: Step, players: Player[]): Promise<void> {
  const player = 'user' in action ? players[action.user] : undefined;
  if (action.do === 'expire') await expireTurns(api.context);
  if (action.do === 'lapse') {
    await api.db.pool.query(
      "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 2 MINUTE WHERE status = 'open'",
    );
  }
  if (!player) return;
  const { visitor, userId, sessionId } = player;
  if (action.do === 'send') {
    const named = action.name === undefined ? {} : { clientMessageId: action.name };
    const { status } = await visitor.send(sessionId, action.content, named);
    expect(status).toBeOneOf([200, 401, 402, 403, 404, 502]);
  }
  if (action.do === 'another' || action.do === 'choose') {
    const list = await visitor.messages(sessionId);
    const newest = Array.isArray(list) ? list.findLast(({ sender }) => sender === 'ai') : undefined;
    const path = `/api/chat/messages/${newest?.id ?? NOBODYS}/variants`;
    const { status } =
      action.do === 'another'
        ? await visitor.call('POST', path, { clientMessageId: action.name })
        : await visitor.call('PUT', path, { index: action.index });
    expect(status).toBeOneOf([200, 401, 402, 403, 404, 409, 502]);
  }
  if (action.do === 'edit') {
    const list = await visitor.messages(sessionId);
    const own = Array.isArray(list) ? list.findLast(({ sender }) => sender === 'user') : undefined;
    const body = { content: action.content, clientMessageId: action.name };
    const path = `/api/chat/messages/${own?.id ?? NOBODYS}`;
    const { status } = await visitor.call('PUT', path, body);
    expect(status).toBeOneOf([200, 401, 402, 403, 404, 409, 502]);
  }
  if (action.do === 'welcome') {
    expect((await visitor.to('welcome', sessionId)).status).toBeOneOf([200, 401, 403, 404, 502]);
  }
  if (action.do === 'adjust') {
    await adjustBalance(api.context, {
      userId,
      delta: action.delta,
      note: 'test',
      reference: newId(),
    });
  }
  if (action.do === 'reinstate') await reinstate(api.context, { userId, note: 'test' });
  if (action.do === 'erase') {
    expect((await visitor.to('eraseMe')).status).toBeOneOf([204, 401]);
  }
}

it('whatever happens concurrently, balance and ledger agree and each answered turn is charged once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const players = await Promise.all(Array.from({ length: USERS }, newPlayer));
        for (const together of rounds) {
          await Promise.all(together.map((action) => run(action, players)));
        }
        await run({ do: 'lapse' }, players);
        await expireTurns(api.context);
        expect(await audit(api.db)).toEqual([]);
        const [open] = await api.db.pool.query("SELECT id FROM turns WHERE status = 'open'");
        expect(open).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

async function newPlayer(): Promise<Player> {
  const visitor = await api.visitor();
  const sessionId = await visitor.startChat();
  return { visitor, sessionId, userId: (await visitor.register()).body.user.id };
}
