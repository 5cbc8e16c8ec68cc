import { expect, it } from 'vitest';
import { safeError } from './log.ts';

it('logs place and kind of a database error, but neither statement nor values', () => {
  const driver = Object.assign(new Error("Duplicate entry 'digest' for key"), {
    errno: 1062,
    code: 'ER_DUP_ENTRY',
  });
  const error = new Error('Failed query: insert into users\nparams: secret-digest', {
    cause: driver,
  });
  const told = JSON.stringify(safeError(error));
  expect(told).not.toMatch(/digest|insert|params/);
  expect(safeError(error)).toMatchObject({ errno: 1062, code: 'ER_DUP_ENTRY' });
});

it('keeps the message of our own errors', () => {
  expect(safeError(new Error('The reply is empty'))).toMatchObject({
    message: 'The reply is empty',
  });
});
