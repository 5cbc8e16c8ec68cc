import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../ops/setup/root.ts';

const LOOK_EVERY_MS = 50;

/** The most memory a process has held so far, in MB (Linux); 0 where it is not available. */
function peakOf(pid: number): number {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Builds the pages of a project from nothing but its kept pictures. Throws where that fails. */
export async function measureBuild(
  folder: string,
  signal: AbortSignal,
): Promise<{ seconds: number; peakMb: number; pages: number }> {
  const out = join(folder, 'dist');
  rmSync(out, { recursive: true, force: true });
  rmSync(join(folder, '.astro/data-store.json'), { force: true });
  const astro = join(ROOT, 'node_modules/.bin/astro');
  const began = performance.now();
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
  const seconds = (performance.now() - began) / 1000;
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return { seconds, peakMb, pages: files.filter((name) => name.endsWith('.html')).length };
}
