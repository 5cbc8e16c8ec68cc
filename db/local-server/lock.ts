import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process on this machine holds the lock at `path`. SQLite is used for
 * nothing but its file lock: the kernel drops it when the holder dies, so a lock is never left over.
 * @throws when the lock could not be had within `waitMs` milliseconds
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  waitMs = 180_000,
): Promise<T> {
  const giveUpAt = Date.now() + waitMs;
  const lock = new DatabaseSync(path);
  try {
    while (!tryBegin(lock)) {
      if (Date.now() > giveUpAt) throw new Error(`Another process has kept ${path} for too long.`);
      await sleep(POLL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryBegin(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
