import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesAreStale, wantedStamp } from './packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jaanu-packages-'));
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
});

afterEach(() => rmSync(root, { recursive: true }));

const stamp = (text: string) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.jaanu-stamp'), text);
};

test('a bare clone has to install', () => {
  expect(packagesAreStale(root)).toBe(true);
});

test('stamped packages are fresh until the lock file changes', () => {
  stamp(wantedStamp(root));
  expect(packagesAreStale(root)).toBe(false);
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  expect(packagesAreStale(root)).toBe(true);
});

test('an interrupted installation has no stamp and is repeated', () => {
  mkdirSync(join(root, 'node_modules', 'half'), { recursive: true });
  expect(packagesAreStale(root)).toBe(true);
});
