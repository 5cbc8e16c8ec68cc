import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { LANGUAGES } from '../../text/detect-language.ts';
import type { Hearing } from '../hearing/hearing.ts';
import { createCareWords } from './words.ts';

const { care, underAge } = await loadSafety(
  join(import.meta.dirname, '../../../../content/safety'),
);
const words = createCareWords(care, underAge);
const known = new Set(care.numbers.map(({ number }) => number));
const heard = (part: Partial<Hearing>): Hearing => ({
  danger: 'serious',
  kind: 'suicide',
  age: 'none',
  isGrave: true,
  ...part,
});
const kinds = care.cards.flatMap((card) => card.kinds);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(kinds)('the card of %s has verified numbers and sells nothing', (kind) => {
    for (const danger of ['now', 'serious'] as const) {
      const card = words.danger(heard({ danger, kind }), language);
      const numbers = card.match(/\d{3,5}/g) ?? [];
      expect(numbers.length).toBeGreaterThan(0);
      for (const number of numbers) expect(known).toContain(number);
      expect(card).not.toMatch(/₹|recharge|jaan\b/i);
    }
  });

  it('immediate danger lists 112 first', () => {
    for (const kind of [...kinds, 'a kind without a card']) {
      const card = words.danger(heard({ danger: 'now', kind }), language);
      expect(card.match(/\d{3,5}/)?.[0], kind).toBe('112');
    }
  });

  it.each(['now', 'serious', 'heavy'] as const)(
    'a minor in %s danger gets all three numbers, and is told that the account is closed',
    (danger) => {
      const card = words.underAge(heard({ age: 'said', danger }), language, 'account-1');
      for (const part of ['14416', '112', '1098', 'account-1']) expect(card).toContain(part);
    },
  );

  it('a check-in has one number at least, and never comes twice in a row', () => {
    for (const kind of ['hopeless', 'grief', 'fear', 'lonely', 'suicide']) {
      expect(words.checkIn(kind, language, 0)).toMatch(/14416|112/);
      expect(words.checkIn(kind, language, 0)).not.toBe(words.checkIn(kind, language, 1));
    }
  });
});
