import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../process/free-port.ts';
import { findRedis } from '../setup/system-packages.ts';

/** A Redis that keeps nothing, and may be ended and held. */
export interface Redis {
  url: string;
  begin(): void;
  kill(): Promise<void>;
  hold(): void;
  resume(): void;
}

export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess;
  const begin = () => {
    child = spawn(findRedis() ?? 'redis-server', args, { stdio: 'ignore' });
  };
  begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    begin,
    hold: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
