import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';

/**
 * Licences of what runs, by their SPDX names: they require no more than a notice; MPL-2.0 also that changed files of the
 * package itself stay open, and none is changed.
 */
const FREE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Zlib',
  'Unlicense',
  'MPL-2.0',
];

/** Of what only builds, tests or measures, and is not handed on as a part of the product. */
const FREE_TO_USE = [
  ...FREE,
  'BlueOak-1.0.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'Python-2.0',
];

/** State no licence and were reviewed manually: this one comes with the editor's desk and is no part of the product. */
const UNSTATED = ['y-provider'];

const ASKED_WITHIN_MS = 30_000;

/** A package of the lock file. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The result of the registry's audit. */
export type Advisories =
  | { kind: 'told'; found: string[] }
  /** The registry, or a mirror in its place, has no audit. */
  | { kind: 'not-told'; why: string };

export const lockedPackages = (): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Packages whose licence asks for more, or that name none, in words. */
export function unfreePackages(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev, optional }]) => {
    // Ourselves; and binaries of other systems, of which a lock file may not know the licence.
    if (path === '' || (dev && optional && license === undefined)) return [];
    const name = path.replace(/^.*node_modules\//, '');
    if (dev && UNSTATED.includes(name)) return [];
    if (isAmong(license, dev ? FREE_TO_USE : FREE)) return [];
    return [`${name}: ${license ?? 'no licence'}`];
  });
}

/** Each of those that hold together, one of those to choose from. */
function isAmong(licence: string | undefined, free: string[]): boolean {
  const words = licence?.replace(/[()]/g, '') ?? '';
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => free.includes(name)));
}

/** Asks the registry for known vulnerabilities of what runs. */
export function askAdvisories(): Advisories {
  const args = ['audit', '--audit', '--omit=dev', '--json'];
  const { stdout } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: ASKED_WITHIN_MS,
  });
  return readAudit(stdout ?? '');
}

/** Reads what `npm audit --json` prints. */
export function readAudit(printed: string): Advisories {
  let answer: { vulnerabilities?: Record<string, { severity: string }>; message?: string };
  try {
    answer = JSON.parse(printed);
  } catch {
    return { kind: 'not-told', why: 'no answer' };
  }
  if (!answer.vulnerabilities)
    return { kind: 'not-told', why: answer.message?.split(' - ')[0] ?? 'no answer' };
  const found = Object.entries(answer.vulnerabilities).map(
    ([name, { severity }]) => `${name}: ${severity}`,
  );
  return { kind: 'told', found };
}
