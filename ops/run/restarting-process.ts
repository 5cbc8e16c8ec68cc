import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A Node process that can be restarted after a change of its files. */
export interface RestartingProcess {
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs a script with an IPC channel, by which it notices our death. When it exits on its own, because
 * of a mistake in a file say, it stays down until the next restart.
 */
export function runRestarting(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): RestartingProcess {
  const begin = (): ChildProcess => fork(script, args, { env });
  let child = begin();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return {
    stop,
    async restart() {
      await stop();
      child = begin();
    },
  };
}
