import { describe, expect, it } from 'vitest';
import { lastSaid } from './testing.ts';

describe('what she had gone past', () => {
  it.each([
    ['i was flirting and you gave me badminton rules', 'what are the rules of badminton?'],
    ['main flirt kar raha hu aur tum visiting card de rahi ho', 'tum kya kaam karti ho'],
  ])('is flirted back where it was that: %s', (complaint, before) => {
    expect(lastSaid('aditi', 'romantic', before, complaint).why).toMatch(/flirt/);
  });

  it('is no flirting between friends', () => {
    const { why } = lastSaid('aditi', 'friendly', 'hello', 'i was flirting with you yaar');
    expect(why).not.toMatch(/mends: flirted/);
  });

  it.each([
    ['would you sit behind me on the bike one day?', 'you skipped my bike question madam 😏'],
    ['will you have coffee with me, Gauri?', 'again you skipped my coffee, yes or no?'],
  ])('is taken up where it was an invitation: %s', (invitation, complaint) => {
    expect(lastSaid('gauri', 'romantic', invitation, complaint).why).toMatch(/plays along|to-her/);
  });

  it('is told where it was a joke', () => {
    const { why } = lastSaid(
      'aditi',
      'friendly',
      'hi',
      'i asked for a joke, madam. chalo, joke please',
    );
    expect(why).toMatch(/want-joke|made\/jokes/);
  });

  it('is no joke where he wanted none', () => {
    const { why } = lastSaid(
      'aditi',
      'friendly',
      'naye customer kaise milenge mujhe?',
      'joke nahi manga tha yaar, kaam ki baat kar raha tha',
    );
    expect(why).not.toMatch(/want-joke|made\/jokes/);
  });

  it.each([
    ['bas accha? meri pehli nayi dukaan khuli hai aaj'],
    ["that's all? my drawing got approved today"],
  ])('was too much for a nod: %s', (said) => {
    expect(lastSaid('noor', 'friendly', 'hello', said).why).not.toMatch(
      /no answer|not in her story/,
    );
  });

  it('is not asked for once more by whoever has told it', () => {
    const { text } = lastSaid(
      'kavya',
      'romantic',
      'Now I make the coffee and there is nobody to read the clues to',
      'There was no question. I was telling you about my wife and our coffee.',
    );
    expect(text).not.toMatch(/once more|question/i);
  });

  it('is nothing where he asked somebody else', () => {
    const { why } = lastSaid('noor', 'friendly', 'hello', 'बेटी को लड़का पसंद है। तीन बार पूछा मैंने उससे');
    expect(why).not.toMatch(/^mends/);
  });
});

describe('a plan of his', () => {
  it.each([
    ['I thought of taking her to the beach in the evening, what you say?'],
    ['kal uske liye poha jalebi le jau, kaisa rahega?'],
  ])('gets her word where it is harmless: %s', (said) => {
    expect(lastSaid('zoya', 'friendly', said).why).toMatch(/approve-plan/);
  });

  it.each([['I thought of taking her to a hotel at night, what you say?']])(
    'and none where it may not be: %s',
    (said) => {
      expect(lastSaid('zoya', 'friendly', said).why).not.toMatch(/approve-plan/);
    },
  );
});
