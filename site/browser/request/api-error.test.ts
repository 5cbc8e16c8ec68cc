import { expect, test } from 'vitest';
import { refusal } from '../../test/fake-api.ts';
import { ApiError, isLost, refusalInStream } from './api-error.ts';

test.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['a stream that was given up', new DOMException('', 'AbortError'), true],
  ['a gateway', new ApiError(502, 'Bad Gateway', '<html>'), true],
  ['a database that is away', refusal(503, 'unavailable'), true],
  ['a reply that failed', refusal(502, 'reply_failed'), false],
  ['a bug of the server', refusal(500), false],
  ['an empty balance', refusal(402, 'no_messages_left'), false],
])('%s: lost or not', (_name, error, lost) => {
  expect(isLost(error)).toBe(lost);
});

test.each([
  ['{"error":"no","code":"reply_failed"}', 502],
  ['{"error":"no","code":"strange"}', 500],
])('an error event %s stands for status %i', (body, status) => {
  expect(refusalInStream(body)).toMatchObject({ status, message: `${status}: ${body}` });
});
