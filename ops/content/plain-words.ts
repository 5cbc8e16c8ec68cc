import { closest } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Kind } from '#content-reader/kind.ts';

/** One mistake of one field. */
export interface Sentence {
  at: PropertyKey[];
  text: string;
}

/** A schema's issue in words for somebody who does not know the schema. */
export function sentences(
  issue: z.core.$ZodIssue,
  data: unknown,
  { schema, called }: Kind,
): Sentence[] {
  const at = [...issue.path];
  const name = nameOf(at);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        at: [...at, key],
        text: unknownField(key, schema, called, at),
      }));
    case 'invalid_type':
      return [{ at, text: missingOrWrong(name, issue.expected, valueAt(data, at)) }];
    case 'invalid_value':
      return [{ at, text: oneOf(name, issue.values, valueAt(data, at)) }];
    case 'too_big':
      return [{ at, text: tooMuch(name, issue.origin, Number(issue.maximum), valueAt(data, at)) }];
    case 'too_small':
      return [
        { at, text: tooLittle(name, issue.origin, Number(issue.minimum), valueAt(data, at)) },
      ];
    default:
      return [
        {
          at,
          text: /^[a-z]/.test(issue.message)
            ? `${name} ${issue.message}.`
            : `${name}: ${issue.message}.`,
        },
      ];
  }
}

/** `"faq" no. 2 "answer"`, `"voice.petNames"`. */
const nameOf = (at: PropertyKey[]): string =>
  at.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name || 'Entry'} no. ${part + 1}`;
    if (name.endsWith('"')) return `${name.slice(0, -1)}.${String(part)}"`;
    return `${name} "${String(part)}"`.trim();
  }, '') || 'The file';

const oneOf = (name: string, values: readonly unknown[], value: unknown): string =>
  value === undefined
    ? `${name} is missing: one of ${values.join(', ')}.`
    : `${name} must be one of ${values.join(', ')}; not "${String(value)}".`;

const valueAt = (data: unknown, at: PropertyKey[]): unknown =>
  at.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

function unknownField(key: string, schema: z.ZodType, called: string, at: PropertyKey[]): string {
  const known = at.length === 0 && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const near = known.length > 0 ? ` Did you mean "${closest(key, known)}"?` : '';
  return `"${key}" is no field of ${called}.${near}`;
}

const TYPES: Record<string, string> = {
  string: 'a text (put it in quotes)',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  date: 'a day, such as 2025-08-03',
  array: 'a list: [one, two]',
  object: 'fields, each a name, a colon and a value',
  record: 'lines, each a word, a colon and a reason',
};

const missingOrWrong = (name: string, expected: string, value: unknown): string => {
  if (value === undefined || value === null) return `${name} is missing.`;
  const told = typeof value === 'object' ? '' : `, not "${String(value)}"`;
  return `${name} must be ${TYPES[expected] ?? `of the type ${expected}`}${told}.`;
};

const measured = (origin: string): string => (origin === 'string' ? 'characters' : 'entries');

const sizeOf = (value: unknown): string =>
  typeof value === 'string' || Array.isArray(value) ? ` (it has ${value.length})` : '';

const tooMuch = (name: string, origin: string, most: number, value: unknown): string =>
  origin === 'string' || origin === 'array'
    ? `${name} may have at most ${most} ${measured(origin)}${sizeOf(value)}.`
    : `${name} may be at most ${most}.`;

const tooLittle = (name: string, origin: string, least: number, value: unknown): string => {
  if (value === '') return `${name} is empty.`;
  return origin === 'string' || origin === 'array'
    ? `${name} needs at least ${least} ${measured(origin)}${sizeOf(value)}.`
    : `${name} must be at least ${least}.`;
};
