import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROVIDERS } from './adapters/payments/registry.ts';
import { ENGINES } from './adapters/reply-engine/registry.ts';
import { environmentWith } from './environment-variables.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

const SHAPE = environmentWith(PROVIDERS, ENGINES).shape;

/** Every variable that an operator may set; NODE_ENV is everybody's. */
const VARIABLES = Object.keys(SHAPE).filter((name) => name !== 'NODE_ENV');

/** Variables that take one of a few words, an engine's or a provider's name say, and these words. */
const CHOICES = VARIABLES.flatMap((name): [string, string[]][] => {
  let schema: unknown = SHAPE[name as keyof typeof SHAPE];
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    schema = schema.unwrap();
  }
  return schema instanceof z.ZodEnum ? [[name, schema.options.map(String)]] : [];
});

describe.each(VARIABLES)('%s', (name) => {
  it('is in the table of README.md', () => {
    const rows = read('README.md').match(/^\| `.*$/gm) ?? [];
    const hasRow = rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``));
    expect(hasRow, `README.md has no row "| \`${name}\` | … |"`).toBe(true);
  });

  it('is in .env.example, as a comment', () => {
    const hasLine = new RegExp(`^#${name}=`, 'm').test(read('.env.example'));
    expect(hasLine, `.env.example has no line "#${name}=…"`).toBe(true);
  });
});

describe.each(CHOICES)('%s', (name, values) => {
  it('has each of its values in the table of README.md', () => {
    const row = read('README.md').match(new RegExp(`^\\| \`${name}\`.*$`, 'm'))?.[0] ?? '';
    const missing = values.filter((value) => !new RegExp(`\\b${value}\\b`).test(row));
    expect(missing, `the row of ${name} in README.md does not say: ${missing.join(', ')}`).toEqual(
      [],
    );
  });

  it('has each of its values in .env.example, in the words above it', () => {
    const paragraphs = read('.env.example').split(/\n\n+/);
    const own = paragraphs.find((text) => new RegExp(`^#${name}=`, 'm').test(text)) ?? '';
    const [, above = '', line = ''] = new RegExp(`^(.*?)(^#${name}=.*?$)`, 'ms').exec(own) ?? [];
    const words = `${above.match(/^# .*$/gm)?.join('\n')}\n${line}`;
    const missing = values.filter((value) => !new RegExp(`\\b${value}\\b`).test(words));
    expect(
      missing,
      `the words above #${name}= in .env.example do not say: ${missing.join(', ')}`,
    ).toEqual([]);
  });
});

describe.each([
  ['payment providers', PROVIDERS],
  ['reply engines', ENGINES],
])('the %s', (_, modules) => {
  it('have unique names that fit a URL and a column', () => {
    const names = modules.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^[a-z]{1,20}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have variables of their own, under their own names', () => {
    for (const { name, variables } of modules) {
      for (const variable of Object.keys(variables)) {
        expect(variable).toMatch(new RegExp(`^${name.toUpperCase()}_`));
      }
    }
  });
});
