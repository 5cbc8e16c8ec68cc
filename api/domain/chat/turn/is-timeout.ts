/** Whether an engine was left behind because it took too long: what it has spent it cannot tell any more. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
