import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '#db/local-server/processes.ts';
import { removeLocalServer } from '#db/local-server.ts';

const LOCAL = join(import.meta.dirname, '..', '..', '.local');

/**
 * A folder under `.local/` for the private state of one test run. What killed runs left behind, their
 * database servers with it, is cleared away first.
 * @param kind a short word for its name: database paths have to stay short
 */
export async function makePrivateState(kind: string): Promise<string> {
  mkdirSync(LOCAL, { recursive: true });
  for (const name of readdirSync(LOCAL)) {
    const pid = /^test-\w+-(\d+)-/.exec(name)?.[1];
    if (pid && processIdentity(Number(pid)) === null) await removePrivateState(join(LOCAL, name));
  }
  return mkdtempSync(join(LOCAL, `test-${kind}-${process.pid}-`));
}

/** Ends what runs on that state, unless a live process uses it, and deletes it. */
export async function removePrivateState(state: string): Promise<void> {
  if (await removeLocalServer(join(state, 'db'))) rmSync(state, { recursive: true, force: true });
}
