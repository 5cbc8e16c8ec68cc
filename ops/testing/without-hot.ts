import { join } from 'node:path';
import { ROOT } from '../setup/root.ts';

/** The settings of a product without "Hot" chats. */
export const WITHOUT_HOT = { PUBLIC_HOT: 'off' };

/** Its pages, built beside those of this environment. */
export const PAGES_WITHOUT_HOT = join(ROOT, '.local', 'without-hot');

/** What is tested of it: its own test, every page of the build, and what does not ask for the kind of chat. */
export const SPECS_WITHOUT_HOT = ['without-hot', 'built-pages', 'proposals'];
