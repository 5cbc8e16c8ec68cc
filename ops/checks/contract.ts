import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ROOT } from '../setup/root.ts';

/** What pages of the last release call and read. They stay open for days, so it has to hold for as long. */
const RELEASED = join(ROOT, 'contract', 'released.json');
const SCHEMAS = join(ROOT, 'contract', 'schemas');

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  [rule: string]: unknown;
}

/** A state of the contract. */
export interface Contract {
  /** Method and path of each. */
  endpoints: string[];
  /** By their names in `contract/schemas`. */
  schemas: Record<string, Schema>;
}

/** What a page sends; the others are what it reads. */
const isSent = (name: string): boolean => /(Request|Query)$/.test(name);

/** The contract as the code has it. */
export async function contractNow(): Promise<Contract> {
  const schemas: Contract['schemas'] = {};
  for (const file of readdirSync(SCHEMAS).toSorted()) {
    if (file.includes('.test.')) continue;
    for (const [name, value] of Object.entries(await import(join(SCHEMAS, file)))) {
      if (!(value instanceof z.ZodType)) continue;
      const io = isSent(name) ? 'input' : 'output';
      const { $schema: _, ...schema } = z.toJSONSchema(value, { io, unrepresentable: 'any' });
      schemas[name] = schema as Schema;
    }
  }
  const endpoints = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  return { endpoints: endpoints.toSorted(), schemas };
}

export const contractReleased = (): Contract => JSON.parse(readFileSync(RELEASED, 'utf8'));

/** Stores the current contract as the released one: what pages of a week ago still use must be in it. */
export async function keepContract(): Promise<void> {
  writeFileSync(RELEASED, `${JSON.stringify(await contractNow())}\n`);
}

/** Where pages of the last release would meet what they do not know, in words. */
export function breaks(before: Contract, now: Contract): string[] {
  const gone = before.endpoints
    .filter((endpoint) => !now.endpoints.includes(endpoint))
    .map((endpoint) => `${endpoint} is gone`);
  const changed = Object.entries(before.schemas).flatMap(([name, old]) => {
    const made = now.schemas[name];
    // A removed or renamed schema shows where its endpoint uses another.
    if (!made) return [];
    return isSent(name) ? refused(old, made, name) : unread(old, made, name);
  });
  return [...gone, ...changed];
}

const UPPER = ['maxLength', 'maximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'minItems'];

/** What earlier pages send and the API no longer accepts. */
function refused(old: Schema, now: Schema, at: string): string[] {
  const found = sameKind(old, now, at, (all, some) => all.filter((value) => !some.includes(value)));
  const bound = (rule: string, isTighter: (was: number, is: number) => boolean, none: number) => {
    const [was, is] = [old[rule] ?? none, now[rule] ?? none] as [number, number];
    return isTighter(was, is) ? [`${at}: ${rule} is tighter`] : [];
  };
  return [
    ...found,
    ...UPPER.flatMap((rule) => bound(rule, (was, is) => is < was, Number.POSITIVE_INFINITY)),
    ...LOWER.flatMap((rule) => bound(rule, (was, is) => is > was, Number.NEGATIVE_INFINITY)),
    ...(now.pattern !== undefined && now.pattern !== old.pattern ? [`${at}: another pattern`] : []),
    ...(now.required ?? [])
      .filter((name) => !old.required?.includes(name))
      .map((name) => `${at}.${name} is needed`),
    ...inside(old, now, at, refused),
    ...options(old.anyOf, now.anyOf, at, refused),
  ];
}

/** What earlier pages read, and is missing now or different. */
function unread(old: Schema, now: Schema, at: string): string[] {
  return [
    ...sameKind(old, now, at, (known, all) => all.filter((value) => !known.includes(value))),
    ...(old.required ?? [])
      .filter((name) => !now.required?.includes(name))
      .map((name) => `${at}.${name} is not always there`),
    ...inside(old, now, at, unread),
    ...options(now.anyOf, old.anyOf, at, (is, was, where) => unread(was, is, where)),
  ];
}

function sameKind(
  old: Schema,
  now: Schema,
  at: string,
  odd: (old: unknown[], now: unknown[]) => unknown[],
): string[] {
  const odds = odd([old.type ?? []].flat(), [now.type ?? []].flat());
  if (odds.length > 0 || (old.anyOf === undefined) !== (now.anyOf === undefined))
    return [`${at} is of another kind`];
  const values = (of: Schema) => of.enum ?? (of.const === undefined ? undefined : [of.const]);
  const [was, is] = [values(old), values(now)];
  if (!was || !is) return [];
  return odd(was, is).map((value) => `${at}: ${JSON.stringify(value)}`);
}

type Look = (old: Schema, now: Schema, at: string) => string[];

function inside(old: Schema, now: Schema, at: string, look: Look): string[] {
  const properties = Object.entries(old.properties ?? {}).flatMap(([name, was]) => {
    const is = now.properties?.[name];
    return is ? look(was, is, `${at}.${name}`) : [];
  });
  const items = old.items && now.items ? look(old.items, now.items, `${at}[]`) : [];
  return [...properties, ...items];
}

/** Each of these must be found among those. */
function options(these: Schema[] = [], those: Schema[] = [], at: string, look: Look): string[] {
  return these.flatMap((one, nth) =>
    those.some((other) => look(one, other, at).length === 0)
      ? []
      : [`${at}: choice ${nth + 1} has no match`],
  );
}
