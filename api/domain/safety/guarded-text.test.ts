import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSafety } from '../../adapters/safety/load-safety.ts';
import { createGuard } from './guard.ts';
import { GuardedText } from './guarded-text.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const safety = await loadSafety(join(CONTENT, 'safety'));
/** The rules alone: what was learnt may stop the first of the two by itself. */
const guard = createGuard({ ...safety.guard, learnt: undefined });

function shown(text: string) {
  const guarded = new GuardedText(guard, () => {});
  for (const word of text.split(/(?<= )/)) guarded.add(word);
  return guarded.end();
}

it.each([
  ['She is only fifteen. I want to kiss her.', 'She is only fifteen.'],
  [
    "You're in class 10, you said. Come, let's go on a date with me.",
    "You're in class 10, you said.",
  ],
  ["Let me kiss your lips. You're 15, after all.", 'Let me kiss your lips.'],
  ['Tum 16 saal ki ho. Mujhse romance karo.', 'Tum 16 saal ki ho.'],
  ['वह पंद्रह साल की है। मुझे उसे चूमना है।', 'वह पंद्रह साल की है।'],
])('an age and romance in neighbouring sentences are as in one: %s', (text, left) => {
  expect(shown(text)).toEqual({ text: left, dropped: ['minor'] });
});

it.each([
  'My niece is five years old. She drew a cat for me.',
  'I like to flirt with you. The tea is ready, in my story.',
  'She is only fifteen. She plays chess. I want to kiss you.',
])('either by itself is shown: %s', (text) => {
  expect(shown(text)).toEqual({ text, dropped: [] });
});
