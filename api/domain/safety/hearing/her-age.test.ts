import { expect, it } from 'vitest';
import { withoutHerAge } from './her-age.ts';

it.each([
  ['tum kitne saal ki ho?', ''],
  ['accha, aap kitne saal ki hain', ''],
  ['तुम कितने साल की हो?', ''],
  ['main pandrah ka hu. tum kitne saal ki ho?', 'main pandrah ka hu.'],
  ['tum kitne saal ki ho, meri class ki ho kya', 'meri class ki ho kya'],
  ['guess karo main kitne saal ka hu', 'guess karo main kitne saal ka hu'],
])('what is asked of her age is left out: %s', (text, rest) => {
  expect(withoutHerAge(text)).toBe(rest);
});
