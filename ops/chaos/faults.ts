import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from '../cluster/api-process.ts';
import type { Cluster } from '../cluster/start-cluster.ts';
import type { Dice } from './dice.ts';

/** Something that goes wrong, and is repaired before it resolves. */
interface Fault {
  name: string;
  happen(cluster: Cluster, dice: Dice): Promise<void>;
}

const SECOND = 1_000;
const oneOf = (apis: readonly [ApiProcess, ...ApiProcess[]], dice: Dice) => dice.pick(apis);

/** One after the other within each of them; those of two happen at the same time. */
const GROUPS: readonly [Fault, ...Fault[]][] = [
  [
    {
      name: 'a process is killed',
      async happen({ apis }, dice) {
        const api = oneOf(apis, dice);
        await api.kill();
        await sleep(dice.between(0, 3 * SECOND));
        await api.begin();
      },
    },
    {
      name: 'a process stands still',
      async happen({ apis }, dice) {
        const api = oneOf(apis, dice);
        api.hold();
        await sleep(dice.between(SECOND, 14 * SECOND));
        api.resume();
      },
    },
    {
      name: 'a process is restarted',
      async happen({ apis }, dice) {
        const api = oneOf(apis, dice);
        await api.stop();
        await api.begin();
      },
    },
  ],
  [
    {
      name: 'the writer is killed',
      async happen({ galera: { nodes } }, dice) {
        await nodes[0].kill();
        await sleep(dice.between(3 * SECOND, 8 * SECOND));
        await nodes[0].rejoin();
      },
    },
    {
      name: 'a stand-in is killed',
      async happen({ galera: { nodes } }, dice) {
        const node = dice.pick([nodes[1], nodes[2]]);
        await node.kill();
        await sleep(dice.between(SECOND, 5 * SECOND));
        await node.rejoin();
      },
    },
    {
      name: 'the writer stands still',
      async happen({ galera: { nodes } }, dice) {
        nodes[0].hold();
        await sleep(dice.between(SECOND, 10 * SECOND));
        await nodes[0].resume();
      },
    },
    {
      name: 'the writer is cut off',
      async happen({ galera: { nodes } }, dice) {
        await nodes[0].isolate();
        await sleep(dice.between(3 * SECOND, 10 * SECOND));
        await nodes[0].reunite();
      },
    },
    {
      name: 'the quorum is lost',
      async happen({ galera: { nodes } }, dice) {
        await Promise.all([nodes[1].kill(), nodes[2].kill()]);
        await sleep(dice.between(SECOND, 6 * SECOND));
        await nodes[0].standAlone();
        await nodes[1].rejoin();
        await nodes[2].rejoin();
      },
    },
    {
      name: 'all connections are cut',
      happen: ({ galera: { nodes } }) => nodes[0].cutConnections(),
    },
  ],
  [
    {
      name: 'Redis is killed',
      async happen({ redis }, dice) {
        await redis.kill();
        await sleep(dice.between(SECOND, 6 * SECOND));
        redis.begin();
      },
    },
    {
      name: 'Redis stands still',
      async happen({ redis }, dice) {
        redis.hold();
        await sleep(dice.between(SECOND, 5 * SECOND));
        redis.resume();
      },
    },
  ],
];

/**
 * Injects faults until it is stopped; faults in progress are repaired first.
 * @returns how often each went wrong
 */
export async function injectFaults(
  cluster: Cluster,
  dice: Dice,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const run = async (faults: readonly [Fault, ...Fault[]], own: Dice) => {
    for (;;) {
      await sleep(own.between(SECOND, 6 * SECOND), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const { name, happen } = own.pick(faults);
      say(name);
      await happen(cluster, own);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  await Promise.all(GROUPS.map((faults, nth) => run(faults, dice.of(nth))));
  return counts;
}
