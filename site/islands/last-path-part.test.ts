import { expect, test } from 'vitest';
import { lastPathPart } from './last-path-part.ts';

test.each([
  ['/chat/abc', 'abc'],
  ['/chat/abc/', 'abc'],
  ['/chat/a%20b', 'a b'],
  ['/chat/%E0%A4', '%E0%A4'],
  ['/', ''],
])('%s ends in %j', (path, part) => {
  expect(lastPathPart(path)).toBe(part);
});
