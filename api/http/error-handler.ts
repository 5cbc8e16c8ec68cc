import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { ErrorResponse } from '#contract/schemas/error.ts';
import { isMissingParent, isRetryable, isUnavailable } from '#db/errors.ts';
import type { Context } from '../context.ts';
import { DomainError, notFound } from '../domain/errors.ts';
import { endWithError } from './event-stream.ts';

/** What body-parser and the router call their refusals, in our terms. */
const TRANSPORT: Record<number, [ErrorCode, string]> = {
  400: ['not_json', 'The body is not JSON'],
  413: ['too_large', 'The body is larger than 64 KB'],
  415: ['unsupported_type', 'The body must be JSON in UTF-8'],
};

/** About what a database takes that was restarted, or chooses a new writer. */
const RETRY_SECONDS = 2;

/** Every address below /api that no route serves. */
export const noSuchEndpoint: RequestHandler = () => {
  throw notFound('Endpoint');
};

/** Turns whatever was thrown into JSON with `error`, `code` and `requestId`; a 5xx reveals no internals. */
export const errorHandler =
  ({ log }: Context): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (!answerError(log, error, res)) next(error);
  };

/** The same, where the router has no part in it. @returns false where an answer has begun that is no stream */
export function answerError(log: Context['log'], error: unknown, res: Response): boolean {
  const refusal = asRefusal(error);
  const status = ERROR_STATUS[refusal.code];
  const requestId = String(res.getHeader('X-Request-Id') ?? '');
  if (status >= 500 && refusal !== error) log.error({ err: error, requestId }, 'request failed');
  const body: ErrorResponse = { error: refusal.message, code: refusal.code, requestId };
  if (refusal.fields) body.fields = refusal.fields;
  if (refusal.challenge) body.challenge = refusal.challenge;
  if (refusal.code === 'no_messages_left') body.rechargeRequired = true;
  if (endWithError(res, body, status)) return true;
  if (res.headersSent) return false;
  if (refusal.code === 'unavailable') res.set('Retry-After', String(RETRY_SECONDS));
  res.status(status).json(body);
  return true;
}

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof URIError) return notFound('Address');
  // The visitor, or the chat, was erased during this request.
  if (isMissingParent(error)) return notFound('Chat session');
  // What may be run again was, for as long as the call could wait.
  if (isUnavailable(error) || isRetryable(error)) {
    return new DomainError(
      'unavailable',
      'The service is not available right now. Please try again soon.',
    );
  }
  const transport = TRANSPORT[(error as { status?: number } | null)?.status ?? 0];
  if (transport) return new DomainError(...transport);
  return new DomainError('internal', 'Something went wrong on our side. Please try again.');
}
