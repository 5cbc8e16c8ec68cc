import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Pack } from '#contract/packs.ts';
import { launchList } from './launch-list.ts';

/** One of the test's own, so that a price may change. */
const PACKS: Pack[] = [
  { id: 'small', amount: 9, originalPrice: 50, messages: 10, badge: 'Hurry', isDefault: true },
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['landing', 'operator.yaml']) {
    cpSync(join(import.meta.dirname, '../../content', part), join(folder, part), {
      recursive: true,
    });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every unverified claim is listed', () => {
  expect(launchList(folder, PACKS)).toMatchSnapshot();
});

test('verified claims are not, except prices that arithmetic refutes', () => {
  for (const file of ['landing/marketing.mdx', 'landing/marketing-premium.mdx', 'operator.yaml']) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replaceAll(': false', ': true');
    writeFileSync(path, text.replace(/^# supportPhone:.*$/mu, "supportPhone: '+91 98765 43210'"));
  }
  const left = launchList(folder, PACKS);
  expect(left.filter((claim) => !claim.startsWith('Prices: '))).toEqual([]);
  expect(left).not.toEqual([]);
});
