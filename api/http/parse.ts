import type { z } from 'zod';
import { DomainError } from '../domain/errors.ts';

declare const unparsed: unique symbol;

/** Values of a request that have not met their schema yet; nothing can be read of them. */
export interface Unparsed<S extends z.ZodType> {
  readonly [unparsed]: S;
}

/** A request's values through their schema. Throws `invalid`, naming each field and what is wrong with it. */
export function parse<S extends z.ZodType>(schema: S, values: Unparsed<NoInfer<S>>): z.output<S> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({
    field: path.join('.') || 'body',
    problem: message,
  }));
  const text = fields.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  throw new DomainError('invalid', text, { fields });
}
