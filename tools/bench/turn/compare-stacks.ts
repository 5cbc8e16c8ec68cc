import type { Context } from '../../../api/context.ts';
import { listenOn, underLoad } from '../load.ts';
import { HEADING, line, type Measured } from '../measure.ts';
import { middle } from './compare-turns.ts';
import { cheapestStack, ownStack } from './request-stack.ts';

const ROUNDS = 5;
const CONNECTIONS = 32;
const MS = 2_500;
const body = JSON.stringify({
  sessionId: '0190a000-0000-7000-8000-000000000001',
  sender: 'user',
  content: 'What are you doing today?',
});

/** Our request stack without a database beside the cheapest Express stack, in turn. */
export async function compareStacks({
  context,
  say,
}: {
  context: Context;
  say: (text: string) => void;
}): Promise<void> {
  const stacks = [
    { name: 'Express, helmet, zod, log', ...(await listenOn(cheapestStack())) },
    { name: 'ours without the database', ...(await listenOn(ownStack(context))) },
  ];
  const runs: Measured[][] = stacks.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { name, origin }] of stacks.entries()) {
      const url = `${origin}/api/chat/message`;
      const load = { url, requests: [{ body }], connections: CONNECTIONS, ms: MS, expect: 200 };
      runs[index]?.push(await underLoad(name, load));
    }
  }
  say(`\nA POST without a database, median of ${ROUNDS} rounds\n${HEADING}`);
  const middles = runs.map(middle);
  for (const result of middles) say(line(result, middles[0]?.perSecond ?? 1));
  for (const { close } of stacks) close();
}
