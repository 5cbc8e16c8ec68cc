import type { ErrorCode } from '#contract/errors.ts';

/** An expected refusal. The code decides the HTTP status; the message is meant for the visitor. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** With `invalid`: which field was refused, and why. */
  readonly fields: { field: string; problem: string }[] | undefined;
  /** With `proof_needed`: what has to be computed. */
  readonly challenge: { text: string; bits: number } | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { fields, challenge }: Partial<Pick<DomainError, 'fields' | 'challenge'>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.challenge = challenge;
  }
}

/** The same answer whether a thing is missing or somebody else's. */
export const notFound = (what: string): DomainError =>
  new DomainError('not_found', `${what} not found`);

/** No visitor, or an erased one. */
export const unauthorized = (): DomainError =>
  new DomainError('unauthorized', 'No visitor; register first');

/** One refused field. */
export const invalid = (field: string, problem: string): DomainError =>
  new DomainError('invalid', `${field}: ${problem}`, { fields: [{ field, problem }] });
