import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Priorities when there are more callers than connections: money and turns in progress, then what starts something, then
 * reads.
 */
export const URGENCIES = ['now', 'soon', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How a piece of work may use the database. */
export interface Bounds {
  urgency: Urgency;
  /** How long it may still wait for the database, in milliseconds, all its statements together. */
  leftMs: number;
  /** One statement, where it may take longer than others, in milliseconds. */
  statementMs?: number;
}

/** Not started by a call, such as a job: only the limits of single statements. */
const UNBOUNDED: Bounds = { urgency: 'now', leftMs: Number.POSITIVE_INFINITY };

/** One deleting statement: a visitor of many years has a lot to delete. */
export const ERASING_MS = 60_000;

const storage = new AsyncLocalStorage<Bounds>();

/** Work that belongs to a call: all its use of the database counts. */
export const bounded = <T>(bounds: Bounds, work: () => T): T => storage.run(bounds, work);

/**
 * Work started by a call that must finish, however long it takes.
 * @param own how long one statement of it may take, where that is longer than others
 */
export const unbounded = <T>(work: () => T, own: Pick<Bounds, 'statementMs'> = {}): T =>
  storage.run({ ...UNBOUNDED, ...own }, work);

/** The bounds of the current work. */
export const boundsNow = (): Bounds => storage.getStore() ?? UNBOUNDED;
