import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import { createCrowd, createWriter, noteFailure, nothingSeen, type Seen } from './crowd.ts';
import type { Cluster } from './start-cluster.ts';

const VISITORS = 8;
const BEFORE_MS = 3_000;
const AFTER_MS = 5_000;

/** A failure while a crowd writes. `mostGapMs`: the longest time allowed without any answer. */
export interface Drill {
  name: string;
  mostGapMs: number;
  run(cluster: Cluster): Promise<Seen>;
}

/** Has a crowd write while something happens. */
async function under(apis: ApiProcess[], fault: () => Promise<void>): Promise<Seen> {
  const crowd = createCrowd(
    apis.map(({ origin }) => origin),
    VISITORS,
  );
  await sleep(BEFORE_MS);
  await fault();
  await sleep(AFTER_MS);
  return crowd.end();
}

/** Thirty concurrent texts of one visitor, over all processes and all nodes; repeated. */
async function atOnce({ spread }: Cluster): Promise<Seen> {
  const origins = spread.map(({ origin }) => origin);
  const seen = nothingSeen();
  for (let round = 0; round < 10; round++) {
    const visitor = createWriter(origins, 0, noteFailure(seen));
    await visitor.arrive();
    const sends = Array.from({ length: 30 }, (_, nth) => visitor.send(`text ${nth}`));
    const ends = await Promise.allSettled(sends);
    // The first beyond them is answered that a recharge is needed; the others are refused.
    const answered = ends.filter((end) => end.status === 'fulfilled' && end.value.aiMessage).length;
    seen.answered += answered;
    // Twenty are free, and the balance that is shown is the one stored.
    const told = (await visitor.texts()).filter((text) => text.startsWith('text ')).length;
    if (answered !== 20 || told !== 20 || (await visitor.balance()) !== 0) seen.wrong++;
  }
  return seen;
}

export const DRILLS: Drill[] = [
  { name: 'all nodes write, 30 sends of one visitor at once', mostGapMs: 60_000, run: atOnce },
  {
    name: 'all nodes write, a crowd',
    mostGapMs: 3_000,
    run: ({ spread }) => under(spread, () => sleep(BEFORE_MS)),
  },
  {
    name: 'kill -9 of the writer',
    mostGapMs: 3_500,
    run: ({ apis, galera: { nodes } }) =>
      under(apis, () => nodes[0].kill().then(() => sleep(8_000))),
  },
  {
    name: 'the writer comes back',
    mostGapMs: 3_500,
    run: ({ apis, galera: { nodes } }) => under(apis, () => nodes[0].rejoin()),
  },
  {
    name: 'SIGSTOP of the writer for 10 s',
    mostGapMs: 5_000,
    run: ({ apis, galera: { nodes } }) =>
      under(apis, async () => {
        nodes[0].hold();
        await sleep(10_000);
        await nodes[0].resume();
      }),
  },
  {
    name: 'kill -9 of a process',
    mostGapMs: 12_000,
    run: ({ apis }) => under(apis, () => apis[0].kill().then(() => apis[0].begin())),
  },
  {
    name: 'SIGSTOP of a process for 12 s',
    mostGapMs: 14_000,
    run: ({ apis }) =>
      under(apis, async () => {
        apis[0].hold();
        await sleep(12_000);
        apis[0].resume();
      }),
  },
  {
    name: 'a process is restarted with SIGTERM',
    mostGapMs: 3_000,
    run: ({ apis }) => under(apis, () => apis[0].stop().then(() => apis[0].begin())),
  },
  {
    name: 'kill -9 of Redis, back after 5 s',
    mostGapMs: 3_000,
    run: ({ apis, redis }) =>
      under(apis, async () => {
        await redis.kill();
        await sleep(5_000);
        redis.begin();
      }),
  },
  {
    name: 'SIGSTOP of Redis for 5 s',
    mostGapMs: 3_000,
    run: ({ apis, redis }) =>
      under(apis, async () => {
        redis.hold();
        await sleep(5_000);
        redis.resume();
      }),
  },
  {
    name: 'the writer is cut off from the others for 10 s',
    mostGapMs: 5_000,
    run: ({ apis, galera: { nodes } }) =>
      under(apis, async () => {
        await nodes[0].isolate();
        await sleep(10_000);
        await nodes[0].reunite();
      }),
  },
  {
    name: 'quorum lost for 10 s',
    mostGapMs: 25_000,
    run: ({ apis, galera: { nodes } }) =>
      under(apis, async () => {
        await Promise.all([nodes[1].kill(), nodes[2].kill()]);
        await sleep(10_000);
        await nodes[0].standAlone();
        await nodes[1].rejoin();
        await nodes[2].rejoin();
      }),
  },
];
