import type { Finding } from './finding.ts';

/** Files that pages or the server ask for by their names; the others come and go as an editor likes. */
const NEEDED = [
  'banned-words.yaml',
  'ideas/tips.yaml',
  'landing/marketing.mdx',
  'landing/marketing-premium.mdx',
  'memory/facts.yaml',
  'operator.yaml',
  'pages/contact.mdx',
  'pages/privacy.mdx',
  'pages/refunds.mdx',
  'pages/safety.mdx',
  'pages/terms.mdx',
  'safety/care.yaml',
  'safety/concepts.yaml',
  'safety/guard.yaml',
  'safety/reminder.yaml',
  'safety/rules.yaml',
  'safety/under-age.yaml',
];

const TEXT =
  'This file is missing, and Jaanu cannot do without it. Bring it back from an older version.';

/** @param paths of all files below `content/` */
export const checkPresent = (paths: string[]): Finding[] =>
  NEEDED.filter((path) => !paths.includes(path)).map((path) => ({ path, line: 1, text: TEXT }));
