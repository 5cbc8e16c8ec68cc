import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DIST, ROOT } from './root.ts';

/** Takes `.env` in the root into the environment; what is set already wins. */
export function loadDotEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Where the private database and secrets are: `.local` in the root, or with `--state DIR` elsewhere.
 * A run with its own state is isolated and does not read `.env`.
 */
export function readState(args: string[]): string {
  const at = args.indexOf('--state');
  if (at < 0) {
    loadDotEnv();
    return join(ROOT, '.local');
  }
  const given = args[at + 1];
  if (!given) throw new Error('--state needs a folder.');
  return resolve(given);
}

/** The folder of the built site: `dist` in the root, built where it is stale, or with `--pages DIR` one built elsewhere. */
export function readPages(args: string[]): string {
  const at = args.indexOf('--pages');
  if (at < 0) return DIST;
  const given = args[at + 1];
  if (!given) throw new Error('--pages needs a folder.');
  return resolve(given);
}

/**
 * A secret of this machine: made at the first call, and kept in `state` with mode 0600. Linked into
 * place whole, so that racing starts agree on one and a kill leaves none that is cut short.
 */
export function keptSecret(state: string, name: string, make: () => string): string {
  const file = join(state, name);
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${make()}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
