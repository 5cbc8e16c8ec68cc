import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSafety } from '../../adapters/safety/load-safety.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { createDangerCheck } from './danger.ts';

const { danger: content } = await loadSafety(join(import.meta.dirname, '../../../content/safety'));
const { cardFor, isDanger } = createDangerCheck(content);

describe('danger', () => {
  it.each([
    ['I want to kill myself', 'english'],
    ['i wanna DIE.', 'english'],
    ['sometimes I think of suicide', 'english'],
    ['yaar main marna chahta hoon', 'hinglish'],
    ['ab jeene ka mann nahi karta', 'hinglish'],
    ['मैं मरना चाहता हूँ', 'hindi'],
    ['आत्महत्या के बारे में सोच रहा हूँ', 'hindi'],
  ] as const)('%s is heard, and is %s', (text, language) => {
    expect(isDanger(text)).toBe(true);
    expect(detectLanguage(text)).toBe(language);
    expect(cardFor(language)).toBe(content.card[language]);
  });

  it.each([
    'I am dying of laughter',
    'this traffic kills me',
    'maar dala, what a song',
    'I would die for biryani',
    'deadline at work',
    'मार्केट जा रहा हूँ',
  ])('%s is no danger', (text) => {
    expect(isDanger(text)).toBe(false);
  });

  it('is answered with both numbers and nothing to buy', () => {
    for (const card of Object.values(content.card)) {
      expect(card).toContain('14416');
      expect(card).toContain('112');
      expect(card).not.toMatch(/₹|recharge|jaan\b/i);
    }
  });
});
