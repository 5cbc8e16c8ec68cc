import { sign } from 'cookie-signature';
import { createApp } from '../../../api/app.ts';
import type { Context } from '../../../api/context.ts';
import { sendMessage } from '../../../api/domain/chat/turn/send-message.ts';
import { listenOn, underLoad } from '../load.ts';
import { HEADING, line, type Measured, measure, median } from '../measure.ts';
import { bareEndpointTurn, barePool, bareTurn, GUARDED, UNGUARDED } from './bare-turn.ts';
import { anyOf, type Person } from './people.ts';
import { sameStatements } from './same-statements.ts';

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 3;
const MS = 2_500;
/** The case from which on it is the endpoint's statements that are compared. */
const AS_ENDPOINT = 4;
const TEXT = 'What are you doing today?';

/** Shows by its absence what encryption costs. */
const noCipher: Context['cipher'] = {
  keyId: 'none',
  knows: () => true,
  seal: (content) => ({ keyId: 'none', content }),
  open: ({ content }) => content,
};

interface Bench {
  context: Context;
  people: Person[];
  say: (text: string) => void;
}

/** The statements alone, the verb, and the endpoint, in turn: each round measures all three. */
export async function compareTurns({ context, people: all, say }: Bench): Promise<void> {
  // The bare statements write no sealed texts, so those chats must not be read.
  const third = Math.floor(all.length / 3);
  const [others, plain, people] = [
    all.slice(0, third),
    all.slice(third, 2 * third),
    all.slice(2 * third),
  ];
  const { origin, close } = await listenOn(createApp(context));
  const [secret = ''] = context.config.sessionSecrets;
  const requests = people.slice(0, 200).map(({ userId, credentialId, chatId }) => ({
    cookie: `jaanu_visitor=${encodeURIComponent(sign(`${userId}.${credentialId}`, secret))}`,
    body: JSON.stringify({ sessionId: chatId, sender: 'user', content: TEXT }),
  }));
  const verb = (services: Context, who: Person[]) => {
    const { chatId, ...visitor } = anyOf(who);
    const input = { visitor, chatId, content: TEXT, clientMessageId: undefined };
    return sendMessage(services, input);
  };
  const inTheClear = { ...context, cipher: noCipher };
  const bare = barePool(context.db);
  const [other, person] = [others[0], people[0]] as [Person, Person];
  await sameStatements(
    bare,
    () => bareTurn(bare, other, GUARDED),
    () => verb(context, [person]),
  );
  const cases: ((connections: number) => Promise<Measured>)[] = [
    (n) =>
      measure('mysql2, the same statements', n, MS, () => bareTurn(bare, anyOf(others), GUARDED)),
    (n) =>
      measure('the same without their guards', n, MS, () =>
        bareTurn(bare, anyOf(others), UNGUARDED),
      ),
    (n) => measure('verb, texts in the clear', n, MS, () => verb(inTheClear, plain)),
    (n) => measure('verb', n, MS, () => verb(context, people)),
    (n) => measure('mysql2, as the endpoint', n, MS, () => bareEndpointTurn(bare, anyOf(others))),
    (n) => {
      const load = {
        url: `${origin}/api/chat/message`,
        requests,
        connections: n,
        ms: MS,
        expect: 200,
      };
      return underLoad('endpoint', load);
    },
  ];
  say(`\nOne turn, median of ${ROUNDS} rounds\n${HEADING}`);
  for (const connections of CONNECTIONS) {
    const runs: Measured[][] = cases.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, run] of cases.entries()) runs[index]?.push(await run(connections));
    }
    const middles = runs.map(middle);
    for (const [index, result] of middles.entries()) {
      const reference = middles[index < AS_ENDPOINT ? 0 : AS_ENDPOINT];
      say(line(result, reference?.perSecond ?? 1));
    }
  }
  close();
}

/** The run whose rate is the median. */
export function middle(runs: Measured[]): Measured {
  const rate = median(runs.map(({ perSecond }) => perSecond));
  return runs.find(({ perSecond }) => perSecond === rate) as Measured;
}
