import { DIST } from '../../ops/setup/root.ts';

/** The pages that the product of these tests serves. */
export const PAGES_FOLDER = process.env.E2E_PAGES ?? DIST;
