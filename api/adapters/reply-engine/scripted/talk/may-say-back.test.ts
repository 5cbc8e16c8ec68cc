import { describe, expect, it } from 'vitest';
import { isGrim, maySayBack, speaksOfHarm } from './may-say-back.ts';

describe('what speaks of harm', () => {
  it.each([
    'abhi phaansi lagane wala hu',
    'faansi ho gayi',
    'उसने फांसी लगा ली',
    'he drowned',
    'wo doob gaya',
    'नदी में डूब गया',
    'ghar jala diye',
    'haath jal gaya',
    'dange hue',
    'दंगाइयों ने',
    'he shot it',
    'goli khai',
    'it was strangled',
    'hamle ki khabar',
    'he od-ed',
    "my friend OD'd yesterday",
    'my dog got crushed by a truck',
    'he got crushed',
    'it was run over',
    'truck ne kuchal diya',
    'ट्रक ने कुचल दिया',
    'nashe ki lat',
    'बुरी लत है',
    'blood came out of the wound',
    'chaaku se',
    'k!lled him',
    'usko m@r diya',
    'k i l l e d',
    'ज़हर',
    'मर गया',
  ])('is not said back: %s', (text) => {
    expect(speaksOfHarm(text)).toBe(true);
    expect(maySayBack(text)).toBe(false);
  });

  it.each([
    'dal jal gayi',
    'maar diya chakka',
    'battery died',
    'phone mar gaya',
    'shoot pe gaya tha',
    'photo shoot tha aaj',
    'I shoot weddings',
    'diye jalaye humne',
    'रोटी जला दी',
    'मैंने दीये जलाए',
    'सूरज डूब रहा था',
    'छक्का मारा',
    'jhadu maar di',
    'blood test karaya',
    'I hung out with friends',
    'I am dying for chai',
    'chai me biscuit duboya',
    'aaj nashta kiya',
    'gajar ka halwa',
    'kaju katli layi',
    'Dubai gaya tha',
    'bombay gaya',
    'gujarat se hu',
    'stable job mil gayi',
    'acidity ho gayi',
    'market se sabzi layi',
    'jharna dekha',
    'marwadi thali khayi',
    'मरीज़ ठीक हैं',
    'साइकिल की मरम्मत',
    'मेरे कमरे में',
    'मारवाड़ी खाना',
  ])('is not what only looks like it: %s', (text) => {
    expect(maySayBack(text)).toBe(true);
  });
});

it('what may be harmless is no small talk the less for it, and is not said back', () => {
  for (const text of [
    'Saturday ka shoot chhod du',
    'I am addicted to fonts',
    'vada sambhar me doob gaya',
  ]) {
    expect(isGrim(text)).toBe(false);
    expect(maySayBack(text)).toBe(false);
  }
});
