import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
/** The position of the start time in /proc/<pid>/stat, counted from the field after the command name. */
const START_TIME_FIELD = 19;

/** Distinguishes this process from a later one with the same pid; null when it is not alive. */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return linuxIdentity(pid);
  const line = ps(pid, 'state=,lstart=');
  return line === null || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

/** True when a process of that pid runs and has `argument` among its arguments. */
export function runsWith(pid: number, argument: string): boolean {
  if (processIdentity(pid) === null) return false;
  if (process.platform !== 'linux') return ps(pid, 'command=')?.includes(argument) ?? false;
  return read(`/proc/${pid}/cmdline`)?.split('\0').includes(argument) ?? false;
}

/** Waits until the process is gone; false when it is still there after `ms` milliseconds. */
export async function hasEnded(pid: number, ms: number): Promise<boolean> {
  const giveUpAt = Date.now() + ms;
  while (processIdentity(pid) !== null) {
    if (Date.now() > giveUpAt) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/** Sends a signal; an exited process is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function linuxIdentity(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie keeps its number until its parent asks after it, which in a container may be never.
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return `${pid} ${fields[START_TIME_FIELD] ?? ''}`;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function ps(pid: number, columns: string): string | null {
  try {
    const out = execFileSync('ps', ['-p', String(pid), '-o', columns], { stdio: 'pipe' });
    return String(out).trim() || null;
  } catch {
    return null;
  }
}
