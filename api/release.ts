import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was built into the pages in place of what only their environment knows. */
export interface Placeholders {
  /** Placeholder for PUBLIC_ORIGIN. */
  origin: string;
  /** Placeholder for PUBLIC_META_PIXEL_ID. */
  pixel: string;
}

/** Which state of the product runs here. */
export interface Release {
  version: string;
  /** The commit it was made of; `checkout` where it runs from its sources. */
  commit: string;
  /** Undefined: the pages were built for one environment. */
  placeholders?: Placeholders;
}

const ROOT = join(import.meta.dirname, '..');

/** A release's own word (`release.json`), or that of the sources. */
export const RELEASE: Release = readRelease();

function readRelease(): Release {
  const file = join(ROOT, 'release.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { version, commit: 'checkout' };
}
