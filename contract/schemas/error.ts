import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';

/** The body of every refused request. */
export const errorResponse = z.object({
  /** A sentence for the visitor; a 5xx reveals no internals. */
  error: z.string().min(1),
  /** Stable name of the kind of error; clients branch on this or on the status, never on the text. */
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  /** Finds the request in the server's log. */
  requestId: z.string().min(1),
  /** With `invalid`: each refused field and why. */
  fields: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
  /** With `proof_needed`: find a value that makes SHA-256 of `{text}:{value}` start with this many zero bits. */
  challenge: z.object({ text: z.string(), bits: z.int() }).optional(),
  /** With `no_messages_left`: true. */
  rechargeRequired: z.literal(true).optional(),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
