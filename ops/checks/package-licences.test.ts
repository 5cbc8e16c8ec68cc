import { expect, it } from 'vitest';
import { lockedPackages, readAudit, unfreePackages } from './package-licences.ts';

it("every package's licence allows its use", () => {
  expect(unfreePackages(lockedPackages())).toEqual([]);
});

it.each([
  ['MIT', false, 0],
  ['MPL-2.0', false, 0],
  ['LGPL-3.0-or-later', true, 0],
  ['LGPL-3.0-or-later', false, 1],
  ['(MIT AND Zlib)', false, 0],
  ['MIT OR GPL-3.0', false, 0],
  ['MIT AND GPL-3.0', true, 1],
  [undefined, false, 1],
] as const)(
  'a package under %s (development alone: %s) is named %s times',
  (license, dev, times) => {
    const made = { 'node_modules/made-up': { dev, ...(license && { license }) } };
    expect(unfreePackages({ '': {}, ...made })).toHaveLength(times);
  },
);

it('reads what the registry returns, and that it does not answer', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'told', found: [] });
  expect(readAudit('{"vulnerabilities":{"left-pad":{"severity":"high"}}}')).toEqual({
    kind: 'told',
    found: ['left-pad: high'],
  });
  expect(readAudit('{"message":"405 Method Not Allowed - POST x"}')).toEqual({
    kind: 'not-told',
    why: '405 Method Not Allowed',
  });
  expect(readAudit('').kind).toBe('not-told');
});
