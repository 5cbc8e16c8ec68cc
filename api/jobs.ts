import { forgetProcesses, hearProcess, removeProcess } from '#db/queries/operations/processes.ts';
import { forgetReleased } from '#db/queries/operations/released.ts';
import { destroyDue } from '#db/queries/retention/sealed-visitors.ts';
import { forgetHandoffs } from '#db/queries/user/account-codes.ts';
import { forgetErased } from '#db/queries/user/free-messages.ts';
import type { Context } from './context.ts';
import { purgeCleared } from './domain/chat/clear-chat.ts';
import { deleteAgents } from './domain/chat/delete-agents.ts';
import { expireTurns } from './domain/chat/turn/expire-turns.ts';
import { rollUp } from './domain/figures/roll-up.ts';
import { issueDocuments, LOOKS_BACK_MS } from './domain/payment/issue-documents.ts';
import { reconcilePayments } from './domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from './domain/payment/reconcile-refunds.ts';
import { forgetAsked, sendDue } from './domain/push/send-due.ts';
import { forgetIdle } from './domain/retention/forget-idle.ts';
import { forgetOld } from './domain/retention/forget-old.ts';
import { creditHeldReferrals } from './domain/user/credit-held-referrals.ts';

interface Job {
  name: string;
  everyMs: number;
  run(context: Context, signal: AbortSignal): Promise<unknown>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Recurring jobs beside the requests. Each may run in several processes concurrently. */
const JOBS: Job[] = [
  {
    name: 'be heard',
    everyMs: 2 * SECOND,
    run: ({ db, processId, secretNames }) => hearProcess(db.executor, processId, secretNames),
  },
  { name: 'read settings', everyMs: 5 * SECOND, run: ({ steering }) => steering.refresh() },
  { name: 'expire turns', everyMs: 2 * SECOND, run: expireTurns },
  {
    name: 'keep views',
    everyMs: 15 * SECOND,
    run: ({ viewCounts, db }) => viewCounts.keep(db.executor),
  },
  { name: 'purge cleared chats', everyMs: 15 * SECOND, run: purgeCleared },
  { name: 'reconcile payments', everyMs: 30 * SECOND, run: reconcilePayments },
  { name: 'reconcile refunds', everyMs: 30 * SECOND, run: reconcileRefunds },
  {
    name: 'issue invoices',
    everyMs: 30 * SECOND,
    run: (context, signal) => issueDocuments(context, signal, LOOKS_BACK_MS.lately),
  },
  { name: 'issue missed invoices', everyMs: HOUR, run: issueDocuments },
  { name: 'credit held referrals', everyMs: 30 * SECOND, run: creditHeldReferrals },
  { name: 'roll up days', everyMs: 5 * 60 * SECOND, run: rollUp },
  { name: 'ask what visitors wanted', everyMs: 60 * SECOND, run: sendDue },
  { name: 'delete agents', everyMs: 60 * SECOND, run: deleteAgents },
  { name: 'forget codes', everyMs: HOUR, run: ({ db }) => forgetHandoffs(db.executor) },
  { name: 'forget what was asked', everyMs: HOUR, run: forgetAsked },
  { name: 'forget processes', everyMs: HOUR, run: ({ db }) => forgetProcesses(db.executor) },
  { name: 'forget releases', everyMs: HOUR, run: ({ db }) => forgetReleased(db.executor) },
  { name: 'forget what is old', everyMs: HOUR, run: forgetOld },
  {
    name: 'forget who is idle',
    everyMs: 6 * HOUR,
    run: (context, signal) => forgetIdle(context, context.config.forgetIdleDays, signal),
  },
  // Independent of the current setting: each record has the day announced when it was made.
  {
    name: 'destroy what was sealed',
    everyMs: HOUR,
    run: ({ db, now }, signal) => destroyDue(db.executor, now(), signal),
  },
  { name: 'forget erased', everyMs: HOUR, run: ({ db }) => forgetErased(db.executor) },
];

async function timed(
  { log, metrics }: Context,
  name: string,
  run: () => Promise<unknown>,
): Promise<void> {
  const start = performance.now();
  const ended = (isDone: boolean) =>
    metrics?.job({ name, isDone, seconds: (performance.now() - start) / 1000 });
  try {
    await run();
    ended(true);
  } catch (err) {
    log.error({ err, job: name }, 'job failed');
    ended(false);
  }
}

/**
 * Runs every job now and then at its interval, never twice at a time. Returns how to stop; resolves when none runs.
 * @param keepRelease marks this release's files and packs as in use
 */
export function startJobs(context: Context, keepRelease: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController();
  const own: Job = { name: 'keep the release', everyMs: HOUR, run: keepRelease };
  const jobs = [...JOBS, own].map(({ name, everyMs, run }) => {
    let running: Promise<unknown> | undefined;
    const once = () => {
      running ??= timed(context, name, () => run(context, stop.signal)).finally(() => {
        running = undefined;
      });
    };
    once();
    const timer = setInterval(once, everyMs);
    return { stop: () => clearInterval(timer), settled: () => running };
  });
  return async () => {
    stop.abort();
    for (const job of jobs) job.stop();
    await Promise.all(jobs.map(({ settled }) => settled()));
    await context.viewCounts.keep(context.db.executor).catch(() => undefined);
    await removeProcess(context.db.executor, context.processId).catch(() => undefined);
  };
}
