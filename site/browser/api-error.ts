import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';

/** A refused request. Its message is the status, a colon, a space and the body (spec section 7). */
export class ApiError extends Error {
  readonly status: number;
  /** The code of the body, or undefined where the answer is not one of ours (a proxy's, say). */
  readonly code: ErrorCode | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = codeOf(body);
  }
}

const codeOf = (body: string): ErrorCode | undefined => {
  try {
    const { code } = JSON.parse(body);
    return code in ERROR_STATUS ? code : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a call was refused with this status. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
