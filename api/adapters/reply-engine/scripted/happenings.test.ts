import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from './testing.ts';

const companions = (await allCompanions()).filter(({ persona }) => persona !== null);
const [companion] = companions;
const repliesTo = (messages: string[], part = {}) =>
  talk({ ...(companion && { companion }), ...part }, messages, 3);
const whyOf = (message: string, part = {}) => repliesTo([message], part)[0]?.why.join() ?? '';

describe('what has happened to him', () => {
  it.each([
    'aaj 2 ladke nahi aaye, 300 parcel pade the yaar',
    'aaj scooter phir raste me band ho gaya, 2 km dhakka maara',
  ])('is met: %s', (message) => {
    expect(whyOf(message)).toMatch(/^happening\//);
  });

  it('is met before what is asked beside it', () => {
    expect(whyOf('mere 3 worker absent the aaj, tum kya karti ho?')).toMatch(
      /^happening\/\S+ \+ fact job/,
    );
  });

  it.each([
    'My wife used to fight about my muddy boots. She passed four years ago, I still leave them outside',
    'पत्नी होती तो वही संभालती, चार साल हो गए उसे गए हुए',
    'पत्नी तो अब रही नहीं, पाँच साल हो गए। बस गंगा और मेरा छोटा सा बगीचा है यहाँ',
    'मेरी पत्नी को ऐसी साड़ियाँ बहुत पसंद थीं। अब वो नहीं हैं, छह साल हुए',
  ])('is met before the rest where somebody is gone for years: %s', (message) => {
    expect(whyOf(message)).toMatch(/gone-for-years|no-more|bad loss/);
  });

  it.each([
    'she passed her exam two years ago',
    'gaon gaye hue do saal ho gaye',
    'mummy sun rahi nahi meri baat',
    'dost ab wo nahi hain jo pehle the',
  ])('takes nobody for gone: %s', (message) => {
    expect(whyOf(message)).not.toMatch(/gone-for-years|no-more/);
  });

  it('is the number of a helpline that was rung in vain', () => {
    expect(whyOf('14416 lag hi nahi raha')).toContain('number-unreached');
  });

  it('is not met in the same words twice', () => {
    const replies = repliesTo(
      Array(4).fill('aaj scooter phir raste me band ho gaya, 2 km dhakka maara'),
    );
    const told = replies.map(({ text }) => text);
    expect(new Set(told).size).toBe(told.length);
  });

  it.each([
    'my father died last night and the staff did not come',
    'mera scooter band ho gaya aur main jeena nahi chahta',
  ])('is no small talk in grief: %s', (message) => {
    expect(whyOf(message, message.includes('jeena') ? { mood: 'care' } : {})).not.toContain(
      'happening/',
    );
  });
});
