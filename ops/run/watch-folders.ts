import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';

/** An editor's save is several events; this long after the last one it is over. */
const QUIET_MS = 150;

/**
 * Calls `onChange` after changes in the given folders of the root, with the folders that changed; the
 * next call waits for the end of the previous one.
 */
export function watchFolders(
  folders: string[],
  onChange: (changed: Set<string>) => Promise<void>,
  signal: AbortSignal,
): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const flush = () => {
    const batch = changed;
    changed = new Set();
    running = running.then(() => (signal.aborted ? undefined : onChange(batch)));
  };
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true, signal }, () => {
      changed.add(folder);
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    });
  }
}
