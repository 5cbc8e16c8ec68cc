import { pino } from 'pino';

/**
 * A log for operators. Errors are logged without personal data: no statement, no values.
 * @param file where it goes, by its descriptor: standard output unless that has another use
 */
export const createLog = (level: string, file = 1): pino.Logger =>
  pino({ level, serializers: { err: safeError } }, pino.destination(file));

/** The name, codes and places of an error; its message only where it does not come from the database. */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = innermost(error) as Error & { code?: unknown; errno?: unknown };
  const fromDatabase = typeof cause.errno === 'number' || error.cause !== undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.name,
    code: cause.code,
    errno: cause.errno,
    ...(!fromDatabase && { message: error.message }),
    stack: frames.join('\n'),
  };
}

function innermost(error: Error): Error {
  let current = error;
  while (current.cause instanceof Error) current = current.cause;
  return current;
}
