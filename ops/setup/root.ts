import { join } from 'node:path';

/** The project's root folder, or a release's. */
export const ROOT = join(import.meta.dirname, '../..');

/** The built site. */
export const DIST = join(ROOT, 'dist');
