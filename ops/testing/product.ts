import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { ROOT } from '../setup/root.ts';

const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 60_000;
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'ASTRO_TELEMETRY_DISABLED'];

/** The whole product as `npm start` runs it, in a separate process. */
export interface Product {
  url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does; answers its exit code. */
  stop(): Promise<number | null>;
  /** Kills the product and its database server outright. */
  kill(): Promise<void>;
}

/**
 * Starts the product with its own state. It shuts down cleanly when this process dies.
 * @param options `state`: the folder of its private state; `port`: to come back to the same address; `pages`: a folder of
 *   pages that were built beside those of this environment; `env`: further settings; `command`: the development server instead of the production one. Nothing else of this process's environment reaches it.
 * @throws with all it printed, when it does not come up
 */
export async function startProduct(options: {
  state: string;
  port?: number;
  pages?: string | undefined;
  env?: Record<string, string>;
  command?: 'start' | 'dev';
}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const inherited = PASSED_ON.map((name) => [name, process.env[name]]);
  const child = spawn(
    process.execPath,
    [
      `ops/run/${options.command ?? 'start'}.ts`,
      ...['--state', options.state],
      ...(options.pages ? ['--pages', options.pages] : []),
    ],
    {
      cwd: ROOT,
      env: { ...Object.fromEntries(inherited), REPLY_PACING: '0', ...options.env, PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output = collectOutput(child);
  const exited = once(child, 'exit');
  await ready(child, output);
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      const [code] = await exited;
      clearTimeout(timer);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      const database = Number(readFileSync(join(options.state, 'db', 'server.pid'), 'utf8'));
      process.kill(database, 'SIGKILL');
      await exited;
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const giveUp = AbortSignal.timeout(READY_WITHIN_MS);
  const exited = once(child, 'exit').then(() => [null]);
  while (!/^Ready: /m.test(output())) {
    const [chunk] = await Promise.race([
      once(child.stdout as NonNullable<typeof child.stdout>, 'data', { signal: giveUp }),
      exited,
    ]);
    if (chunk === null) throw new Error(`The product did not come up.\n${output()}`);
  }
}
