import { describe, expect, it } from 'vitest';
import { eitherOr } from './talk/either.ts';
import { thingIn } from './talk/thing.ts';
import { sentencesOf } from './talk/understand.ts';
import { lastReply as last } from './testing.ts';

describe('a message in its sentences', () => {
  it.each([
    ['which book do you love most', ['which book do you love most']],
    ['how old are you', ['how old are you']],
    ['i like filter coffee do you drink it', ['i like filter coffee', 'do you drink it']],
    [
      'aaj poore makaan ki wiring badli, meri kamar dukh rahi hai',
      ['aaj poore makaan ki wiring badli', 'meri kamar dukh rahi hai'],
    ],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('a choice', () => {
  it('may be what he is to buy', () => {
    const reply = last('Kavya', 'khaali flat me pehle kya lu, gadda ya chulha?');
    expect(reply?.why.join()).toMatch(/choice of gadda \/ chulha|mattress-or-stove/);
  });
  it('is none between what is so and what is not', () => {
    const reply = last('Meera', 'which judge, is it a friend or a real court judge?');
    expect(reply?.why.join()).not.toContain('choice');
  });
  it('is one of two things', () => expect(eitherOr('tea or coffee?')).toEqual(['tea', 'coffee']));
  it('is none where the question is open', () => {
    expect(eitherOr('what do you like on it, or in general?')).toBeUndefined();
  });
});

describe('what a question names', () => {
  it.each([
    ['have you been to Chandni Chowk?', 'Chandni Chowk'],
    ['Without thinking twice?', undefined],
    ['waise ek baat batau?', undefined],
    ['do you know Bruno', undefined],
  ])('%s', (text, thing) => expect(thingIn(text, ['my dog Bruno'])).toBe(thing));
});

describe('questions put in other words than any that was written', () => {
  it.each([
    ['arre tum karti kya ho', /job|workday|about-you|trade|own/],
    ['tumhara kaam kya hai exactly', /job|workday|trade|own/],
    ['whereabouts do you stay', /city|home|hometown|own/],
  ])('%s', (text, source) => {
    expect(last('Kavya', text)?.why.join(' ')).toMatch(source);
  });
});

describe('what he told', () => {
  it('is found again by its day', () => {
    const reply = last(
      'Aditi',
      'my sister Nazia gets married on 14 december',
      'we play cricket on sundays',
      'do you remember when my sister gets married',
    );
    expect(reply?.text).toContain('14 december');
  });

  it('recalls two things that are asked for at once', () => {
    const chat = ['main Sahil, Chandigarh se', 'meri beti Pihu aaj school me first aayi'];
    const daughter = last('Riya', ...chat, 'yaad hai meri beti ka naam aur usne kya kiya tha?');
    expect(daughter?.text).toMatch(/Pihu.*first aayi/i);
  });

  it('is found again by what it was, in whatever words', () => {
    const said = [
      'papa has a small mobile repair shop',
      'i cleared the JAIIB exam yesterday',
      'my sister Pooja got a job at bosch',
    ];
    const recalled = (question: string) => last('Maitreyi', ...said, question)?.text;
    expect(recalled('do you remember what exam i passed')).toContain('JAIIB');
    expect(recalled('you remember where my sister got job?')).toContain('bosch');
    expect(recalled('do you remember what my father does')).toContain('repair shop');
  });

  it('is said beside the answer to another question', () => {
    const said = ['meri behen Pinky Pune mein padhti hai', 'aaj bahut garmi hai'];
    const reply = last('Riya', ...said, 'billu kaun hai? waise meri behen ka naam yaad hai?');
    expect(reply?.text).toContain('Pinky');
  });

  it('is found by what both are about', () => {
    const said = [
      'main hotel mein kaam karta hu, reception pe',
      'aap theek ho na aaj?',
      'kal barish thi',
    ];
    expect(last('Zoya', ...said, 'yaad hai main kya kaam karta hoon?')?.text).toMatch(/hotel/i);
  });

  it.each([
    'wah yaad hai 😊',
    'itna sab yaad kaise rakhu, exam hai',
    'pehla grahak yaad hai, ek aunty thi',
  ])('is not told where nobody asks for it: %s', (text) => {
    const reply = last(
      'Riya',
      'meri behen ki shaadi december mein hai',
      'aaj dukan band thi',
      text,
    );
    expect(reply?.why.join()).not.toContain('recalled');
  });

  it('is no name because a question stands behind it', () => {
    const reply = last(
      'Maitreyi',
      'meri choti behen ka bank po ka exam clear ho gaya',
      'chalo btao behen ka naam yaad hai',
    );
    expect(reply?.text).not.toMatch(/^Yaad/);
  });

  it('of a death is not forgotten', () => {
    const reply = last(
      'Nisha',
      'pichle saal papa guzar gaye',
      'haan',
      'aap kya kaam karti ho',
      'kaam to badhiya hai',
      'aur batao',
      'theek hai',
      'hmm',
      'aaj papa ki bahut yaad aa rahi hai',
    );
    expect(reply?.why.join(' ')).toMatch(/loss/);
  });
});
