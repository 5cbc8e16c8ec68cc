import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROVIDERS } from './adapters/payments/registry.ts';
import { environmentWith } from './environment-variables.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** Every variable that an operator may set; NODE_ENV is everybody's. */
const VARIABLES = Object.keys(environmentWith(PROVIDERS).shape).filter(
  (name) => name !== 'NODE_ENV',
);

describe.each(VARIABLES)('%s', (name) => {
  it('is in the table of README.md', () => {
    const rows = read('README.md').match(/^\| `.*$/gm) ?? [];
    expect(rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``))).toBe(true);
  });

  it('is in .env.example, as a comment', () => {
    expect(read('.env.example')).toMatch(new RegExp(`^#${name}=`, 'm'));
  });
});

describe('the payment providers', () => {
  it('have names that an address and a column can hold, each its own', () => {
    const names = PROVIDERS.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^[a-z]{1,20}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have variables of their own, under their own names', () => {
    for (const { name, variables } of PROVIDERS) {
      for (const variable of Object.keys(variables)) {
        expect(variable).toMatch(new RegExp(`^${name.toUpperCase()}_`));
      }
    }
  });

  it.each(PROVIDERS.map(({ name }) => name))('%s is named beside PAYMENT_PROVIDER', (name) => {
    const row = read('README.md').match(/^\| `PAYMENT_PROVIDER`.*$/m)?.[0];
    expect(row).toContain(`\`${name}\``);
    expect(read('.env.example')).toMatch(new RegExp(`^#.*\\b${name}\\b`, 'm'));
  });
});
