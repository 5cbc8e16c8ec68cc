import type { Logger } from 'pino';
import { onStatement } from '#db/statement-news.ts';

/** Logs by name each statement that took at least this long. @returns ends it */
export const logSlowStatements = (log: Logger, slowMs: number): (() => void) =>
  onStatement(({ name, ms }) => {
    if (ms >= slowMs) log.warn({ statement: name(), ms: Math.round(ms) }, 'slow statement');
  });
