import { z } from 'zod';

/** Last part of an address: lower case letters, digits and dashes. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may only have lower case letters, digits and single dashes')
  .max(100);

/** A day in UTC. */
export const day = z.iso
  .date('must be a day, such as 2025-08-03')
  .transform((text) => new Date(text));

/** One text, or several lines, that must not be empty. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** The same in every language that is spoken here. */
export const inEachLanguage = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ english: schema, hinglish: schema, hindi: schema });
