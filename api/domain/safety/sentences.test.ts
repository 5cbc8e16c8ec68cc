import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sentences } from './sentences.ts';

const cut = (pieces: string[]) => {
  const sentences = new Sentences();
  return [...pieces.flatMap((piece) => sentences.add(piece)), ...sentences.end()];
};
const texts = (pieces: string[]) => cut(pieces).map(({ text }) => text);

describe('sentences', () => {
  it.each([
    ['Hello. How are you?', ['Hello. ', 'How are you?']],
    ['Hm... really?! Yes', ['Hm... ', 'really?! ', 'Yes']],
    ['कैसे हैं? मैं ठीक हूँ। और', ['कैसे हैं? ', 'मैं ठीक हूँ। ', 'और']],
    ['one\ntwo\n', ['one\n', 'two\n']],
    ['"Sure." 😊 Then', ['"Sure." ', '😊 Then']],
    ['see www.example.com at 7.30 now', ['see www.example.com at 7.30 now']],
    ['98765\n43210', ['98765\n43210']],
    ['Call 98765. 43210. Now', ['Call 98765. 43210. ', 'Now']],
    ['I am 5. You?', ['I am 5. ', 'You?']],
    ['see t . me / kavya. Now', ['see t . me / kavya. ', 'Now']],
    ['see t. me/kavya. Now', ['see t. me/kavya. ', 'Now']],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(texts([text])).toEqual(expected);
    expect(texts([...text])).toEqual(expected);
  });

  it('are emitted as soon as they are complete, and not before', () => {
    const sentences = new Sentences();
    expect(sentences.add('I am. ')).toHaveLength(1);
    expect(sentences.add('So are')).toEqual([]);
    expect(sentences.add(' you!')).toEqual([]);
    expect(sentences.add(' Good')).toMatchObject([{ text: 'So are you! ' }]);
    expect(sentences.end()).toMatchObject([{ text: 'Good' }]);
    expect(sentences.end()).toEqual([]);
  });

  it('without an end are emitted in parts, each with the sentence so far', () => {
    const pieces = cut(['word '.repeat(60), 'and an end. Next']);
    expect(pieces.length).toBe(3);
    expect(pieces[0]?.text.length).toBeLessThanOrEqual(241);
    expect(pieces[1]?.sentence).toContain(pieces[0]?.text);
    expect(pieces[2]).toEqual({ text: 'Next', sentence: 'Next' });
    expect(texts(['x'.repeat(1000)]).join('')).toHaveLength(1000);
  });

  it('add up to the text, however it was split', () => {
    const bit = fc.oneof(
      fc.string(),
      fc.constantFrom('. ', '! ', '।\n', '?', ' ', 'a'.repeat(130)),
    );
    fc.assert(
      fc.property(fc.array(bit), (bits) => {
        expect(texts(bits).join('')).toBe(bits.join(''));
      }),
    );
  });
});
