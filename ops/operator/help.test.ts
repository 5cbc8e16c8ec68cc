import { expect, it } from 'vitest';
import { catchUp } from './database/catch-up.ts';
import { helpOfAll, helpOfOne } from './help.ts';
import { needsReview } from './orders/needs-review.ts';
import { adjust } from './visitors/adjust.ts';

it('describes every command in one line', () => {
  const help = helpOfAll({ adjust, 'needs-review': needsReview });
  expect(help).toMatch(/^ {2}adjust +\S/m);
  expect(help).toMatch(/^ {2}needs-review +\S/m);
});

it('describes what a command takes, and no option of another', () => {
  const help = helpOfOne('catch-up', catchUp);
  expect(help).toContain('<backup> <log files…>');
  expect(help).toContain('--until <instant>');
  expect(help).not.toContain('--csv');
});

it('says that commands which change something need a name', () => {
  expect(helpOfOne('adjust', adjust)).toContain('--by <name>');
  expect(helpOfOne('needs-review', needsReview)).not.toContain('--by');
});
