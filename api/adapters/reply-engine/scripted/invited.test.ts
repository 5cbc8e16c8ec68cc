import { describe, expect, it } from 'vitest';
import { lastSaid } from './testing.ts';

describe('an invitation of the two of them', () => {
  it.each([
    ['noor', 'standing under the guava in rain. can i stand there too, with an umbrella?'],
    ['kavya', 'If you come to Coimbatore I will take you to Annapoorna, ghee roast is my treat 🙂'],
    ['tara', 'And if a tanned marine engineer came with a bottle of wine and one record?'],
    ['riya', 'main to bullet leke aa gaya samjho. momo khilaogi?'],
    ['gauri', 'आप ऐसी रातों में क्या करती हैं? काश आप पास होतीं'],
  ])('is taken up in her story, %s: %s', (name, said) => {
    expect(lastSaid(name, 'romantic', said).why).toMatch(/plays along/);
  });

  it('is answered when he asks for a yes or a no', () => {
    const why = lastSaid(
      'gauri',
      'romantic',
      'come with me for chai after?',
      'is that a yes or no?',
    ).why;
    expect(why).toMatch(/plays along/);
  });

  it('is answered where she had gone past it', () => {
    const said = 'I meant will you come for a ghee roast with me, as imaginary date?';
    expect(lastSaid('kavya', 'romantic', 'hi', said).why).toMatch(/^mends, then plays along/);
  });

  it('is no flirt between friends', () => {
    const said = 'can i sit there too with you?';
    expect(lastSaid('noor', 'friendly', said).why).not.toMatch(/plays along/);
  });

  it('of somebody else is none', () => {
    const said = 'my mother wants me to come with her to the temple, should i join her?';
    expect(lastSaid('kavya', 'romantic', said).why).not.toMatch(/plays along/);
  });
});
