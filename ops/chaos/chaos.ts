import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../api/config.ts';
import { createContext } from '../../api/context.ts';
import { reconcilePayments } from '../../api/domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from '../../api/domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../api/domain/payment/refund-order.ts';
import { createProgress } from '../bootstrap/progress.mjs';
import { CHAT_KEYS } from '../cluster/api-process.ts';
import { auditWhenServed, type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { type Lifecycle, runCommand } from '../process/lifecycle.ts';
import { compare, dueOrders, underWay, unsettled } from './compare.ts';
import { createDice } from './dice.ts';
import { injectFaults } from './faults.ts';
import { live, type World } from './visitor.ts';

const MINUTE = 60_000;
/** How long what is in progress at the end may take to finish: longer than any lease. */
const QUIET_WITHIN_MS = 90_000;
/** How often the jobs are asked to look at what is due, at most. */
const MOST_BATCHES = 200;

const progress = createProgress();
await runCommand(progress, chaos);

/**
 * `npm run chaos [-- --minutes 10 --visitors 40 --seed 1]`: visitors chat, pay, are refunded, bring friends, erase themselves and
 * sign out, while processes, nodes and Redis fail at random. 1 where the books do not add up, or a visitor was shown what is
 * not so. A seed repeats what is done and what fails; how the two meet in time it cannot.
 */
async function chaos(life: Lifecycle): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      visitors: { type: 'string', default: '40' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const dice = createDice(Number(values.seed));
  progress.line(`Seed ${values.seed}`);
  const cluster = await startCluster(life, progress, { spread: false });
  const isOver = new AbortController();
  const [world, counts] = await createWorld(cluster, isOver.signal);
  const say = (text: string) =>
    progress.line(`  ${new Date().toISOString().slice(11, 19)} ${text}`);
  const people = Array.from({ length: Number(values.visitors) }, (_, nth) =>
    live(world, dice.of(100 + nth), nth).catch((error: unknown) => {
      world.odd.push(`a visitor broke off: ${error instanceof Error ? error.stack : error}`);
    }),
  );
  const injecting = injectFaults(cluster, dice.of(1), isOver.signal, say);
  const end = Promise.race([sleep(Number(values.minutes) * MINUTE), life.stopped]);
  await Promise.race([end, injecting, Promise.all(people)]);
  isOver.abort();
  const faults = await injecting;
  await Promise.all(people);
  await untilQuiet(cluster);
  await counts.lookAfterOrders();

  const found = [...world.odd, ...(await unsettled(cluster.db))];
  for (const one of world.lives) found.push(...(await compare(cluster.db, counts.cipher, one)));
  const failures = await auditWhenServed(cluster.db);
  const sum = (of: (one: (typeof world.lives)[number]) => number) =>
    world.lives.reduce((total, one) => total + of(one), 0);
  progress.line(
    `${world.lives.length} accounts, ${sum((one) => one.answered.length)} texts answered, ${sum((one) => one.orders.size)} orders, ${sum((one) => one.friends.length)} friends, ${counts.repeats} calls repeated`,
  );
  for (const [name, times] of [...faults].toSorted()) progress.line(`  ${times} × ${name}`);
  for (const text of found) progress.line(`NOT ${text}`);
  for (const { name, rows } of failures)
    progress.line(`NOT ${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  const isFine = found.length === 0 && failures.length === 0;
  progress.line(isFine ? 'All is as it was told, and the books add up.' : `Seed ${values.seed}`);
  return isFine ? 0 : 1;
}

async function createWorld({ apis, db }: Cluster, signal: AbortSignal) {
  const environment = { CHAT_KEYS, SESSION_SECRET: 'cluster-'.repeat(5), LOG_LEVEL: 'silent' };
  const context = await createContext(readConfig(environment), db);
  const counts = { repeats: 0, cipher: context.cipher };
  const refund = async (orderId: string): Promise<boolean> => {
    for (;;) {
      try {
        const outcome = await refundOrder(context, { orderId, note: 'chaos' });
        // Already: by an attempt whose answer was lost.
        return outcome.kind === 'requested' || outcome.kind === 'already';
      } catch {
        // The database is away: an operator tries again.
        await sleep(500);
      }
    }
  };
  const world: World = {
    origins: apis.map(({ origin }) => origin),
    signal,
    refund,
    lives: [],
    odd: [],
    repeats: (count) => {
      counts.repeats += count;
    },
  };
  // What the jobs do later with orders whose webhook was lost, without waiting for it; one that no job would handle stays.
  const lookAfterOrders = async () => {
    await db.pool.query(
      "UPDATE payments SET next_look_at = CURRENT_TIMESTAMP(3) WHERE status = 'pending' AND next_look_at IS NOT NULL",
    );
    // A job takes a batch at a time; orders of a provider that is not active stay.
    for (let batch = 0; batch < MOST_BATCHES && (await dueOrders(db)) > 0; batch++)
      await reconcilePayments(context);
    await reconcileRefunds(context);
    await untilQuiet({ db });
  };
  return [world, Object.assign(counts, { lookAfterOrders })] as const;
}

async function untilQuiet({ db }: Pick<Cluster, 'db'>): Promise<void> {
  for (const giveUpAt = Date.now() + QUIET_WITHIN_MS; Date.now() < giveUpAt; await sleep(1_000))
    if ((await underWay(db).catch(() => 1)) === 0) return;
}
