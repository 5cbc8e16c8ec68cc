import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companions } from '#content-reader/kinds/companions.ts';
import { readKind } from '#content-reader/read.ts';
import { loadRecharge } from '../../adapters/reply-engine/scripted/load-recharge.ts';
import { LANGUAGES } from '../text/detect-language.ts';
import { createRechargeWords } from './recharge-words.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const words = await loadRecharge(CONTENT);
const names = (await readKind(CONTENT, companions)).map(({ data }) => data.name);

/** Pleading, guilt and pressure: nothing of them at the wall. */
const PRESSES =
  /\b(?:please|don'?t (?:go|leave)|miss you|hurry up|last chance|lonely without|mat jao|ruk jao|akeli)\b|मत जाओ|मत जाइए|रुक जाओ|अकेली/iu;

describe('at an empty balance', () => {
  it.each(names)('%s has her own words in each language, and pressures nobody', (name) => {
    for (const language of LANGUAGES) {
      for (const random of [0, 0.3, 0.6, 0.99]) {
        const said = words(name, language, () => random);
        const plain = words('nobody', language, () => random);
        expect(said.endsWith(plain)).toBe(true);
        expect(said.length).toBeGreaterThan(plain.length + 20);
        expect(said).not.toMatch(PRESSES);
        expect(said).not.toMatch(/[[\]<>{}|]/);
      }
    }
  });

  it('a companion without such lines states the plain facts', () => {
    const said = createRechargeWords(new Map())('Lila', 'english', () => 0);
    expect(said).toContain('Recharge');
  });
});
