import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const CONTENT = join(import.meta.dirname, '../../content');

/** What companions say and what is learnt: nearly all of the content by size, checked once as a whole. */
const LINES = /talk\/[^/]+\/.+|companions\/[^/]+\/[^/]+\.yaml$|safety\/(?:corpus|guard-)|\.bin$/;

/** A copy of the project's content without what companions say, in a new folder of its own. */
export function copyWithoutLines(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true, filter: (path) => !LINES.test(path) });
  return folder;
}
