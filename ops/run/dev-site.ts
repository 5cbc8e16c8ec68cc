import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';

const ASTRO = join(ROOT, 'node_modules', '.bin', 'astro');

/** Astro's banner ends with this line; its own addresses above it are not the address to open. */
const BANNER_END = /watching for file changes/i;

/**
 * Runs Astro's development server with calls to the API passed on to `apiOrigin`. Its output is shown
 * from the end of its banner on.
 * @returns `ended` resolves with its exit code, `stop` ends it
 */
export async function startDevSite(options: { host: string; port: number; apiOrigin: string }) {
  const { host, port, apiOrigin } = options;
  const args = [ASTRO, 'dev', '--ignore-lock', '--host', host, '--port', `${port}`];
  const env = { ...process.env, API_ORIGIN: apiOrigin };
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let banner = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (BANNER_END.test(banner)) process.stdout.write(chunk);
      else banner += chunk.toString();
      if (BANNER_END.test(banner)) resolve();
    });
    child.once('exit', () => reject(new Error(`Astro did not come up.\n${banner}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ended, stop };
}
