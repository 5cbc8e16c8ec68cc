import { describe, expect, it } from 'vitest';
import { answerLanguage, detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    ['How was your day?', 'english'],
    ['I had the best dosa', 'english'],
    ['aaj din kaisa tha', 'hinglish'],
    ['Office mein bahut kaam hai', 'hinglish'],
    ['कैसी हो?', 'hindi'],
    ['आज office में बहुत काम था', 'hindi'],
    ['my boss is such a drama queen that I call him राजा', 'hinglish'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['hi', 'ok', 'hmm', '❤️', '???', ''])('cannot tell "%s"', (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });
});

describe('answerLanguage', () => {
  it('uses the newest message that shows a language', () => {
    expect(answerLanguage(['How are you', 'kya chal raha hai', 'ok'], 0, () => 0.5)).toBe(
      'hinglish',
    );
    expect(answerLanguage(['kya chal raha hai', 'How are you'], 1, () => 0.5)).toBe('english');
  });

  it('draws by her own language share when nothing indicates one', () => {
    expect(answerLanguage(['hi'], 0.4, () => 0.39)).toBe('hinglish');
    expect(answerLanguage(['hi'], 0.4, () => 0.4)).toBe('english');
    expect(answerLanguage([], 0, () => 0)).toBe('english');
  });
});
