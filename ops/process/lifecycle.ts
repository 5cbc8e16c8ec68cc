import { once } from 'node:events';
import type { Progress } from '../bootstrap/progress.mjs';
import { failWith } from './output.ts';

/** One press of Ctrl-C reaches us up to three times: from the terminal, from npm and from the bootstrap. */
const SAME_PRESS_MS = 1000;
const INTERRUPTED_CODE = 130;

export interface Lifecycle {
  /** Aborted when a stop is requested. */
  signal: AbortSignal;
  /** Resolves then. */
  stopped: Promise<unknown>;
  /** Has `work` done at the end, last come first. */
  defer(work: () => Promise<unknown>): void;
}

/**
 * Runs a command, then what it deferred, and ends the process with the code it answered; 1 when
 * anything failed. SIGINT, SIGTERM, SIGHUP and the death of the bootstrap abort it, then
 * `interruptedCode` is the exit code if it broke off; a second signal ends it immediately with 130.
 * @param fail says what failed and ends the process with 1
 */
export async function runCommand(
  progress: Progress,
  command: (life: Lifecycle) => Promise<number>,
  interruptedCode = INTERRUPTED_CODE,
  fail: (error: unknown) => never = failWith,
): Promise<never> {
  const stop = new AbortController();
  const deferred: (() => Promise<unknown>)[] = [];
  const failures: unknown[] = [];
  listenForStop(stop, progress);
  process.on('uncaughtException', (error) => {
    failures.push(error);
    stop.abort();
  });

  const life: Lifecycle = {
    signal: stop.signal,
    stopped: once(stop.signal, 'abort'),
    defer: (work) => deferred.push(work),
  };
  let code = interruptedCode;
  try {
    code = await command(life);
  } catch (error) {
    // Asked to end on the way: what broke off because of that is no failure.
    if (!stop.signal.aborted) failures.push(error);
  }
  for (const work of deferred.reverse()) {
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) fail(failures[0]);
  process.exit(code);
}

function listenForStop(stop: AbortController, progress: Progress): void {
  let askedAt = 0;
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now();
      progress.line('Stopping');
      stop.abort();
    } else if (Date.now() - askedAt > SAME_PRESS_MS) {
      process.exit(INTERRUPTED_CODE);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', ask);
  // The reader of our output may be gone by now; that must not prevent a clean stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
