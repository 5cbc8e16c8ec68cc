/** Whether an engine was abandoned because it took too long: it can no longer report what it used. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
