import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { createHearing } from '../hearing/hearing.ts';
import { createCare } from './care.ts';
import { answersGrown, livesGrown, saysGrown, staysGrown } from './says-grown.ts';
import { CAREFREE, type CareState } from './state.ts';
import type { CareWords } from './words.ts';

const CONTENT = join(import.meta.dirname, '../../../../content/safety');
const care = createCare(
  createHearing((await loadSafety(CONTENT)).hearing),
  {} as CareWords,
  () => new Date('2026-11-23'),
);
const decided = (text: string, state: CareState = CAREFREE) =>
  care.decide(text, care.hear(text, []), state);
const ASKED: CareState = { ...CAREFREE, adult: 'asked' };

describe("the visitor's own age of 18 or more", () => {
  it.each([
    'Madam I am 46 years old',
    'Yes, I am above 18. I am 46 years',
    '46 saal ka hu',
    'main 19 ka hu',
    'मैं 34 साल की हूँ',
    'अरे मैडम 42 साल का हूँ, बेटी की बात थी',
    'still the same, 33 yrs old and mummy packs my tiffin',
    'arre i just said 33 yrs old na',
    'पचपन साल का हूँ, स्टेशन मास्टर हूँ',
    'pachpan ka hu bhai',
    'I am forty five.',
    'Ha, I am 52! I was nine when I learned, that is all',
    'minor wear, that is me too at 45. going fishing tomorrow at 5 am',
  ])('is said by "%s"', (text) => {
    expect(saysGrown(text)).toBe(true);
  });

  it.each([
    'im 16',
    'when i am 20 i will marry',
    'I am 18. actually 16',
    'wake me at 45',
    'when he asks my age i say, i am 19',
    'jab bada ho jaunga, main 21',
    'I am 18, no i mean 15',
    'i am 21. just kidding im 14',
    'she is like me at 25',
    'people think i am 25',
    'my brother is 33 yrs old and i am in class 9',
    'I am 20 minutes late',
    'I am twenty marks short',
    "I'm thirty percent done",
    'main mummy ke saath hu',
    'main tumhare saath hu',
    'not 18 yet',
    'सब को बोलता हूँ 20 साल का हूँ, स्कूल में हूँ',
    'i clicked im 18 but im actually seventeen n half',
    'two more years n im 18 then im out of this house',
  ])('is not said by "%s"', (text) => {
    expect(saysGrown(text)).toBe(false);
  });

  it('answers the question about age in a message of any length, permanently', () => {
    const text =
      'Madam I am 46 years old, headmaster! The 10th std are my students. Please tell what can I do for the maths teacher problem';
    const decision = decided(text, ASKED);
    expect(decision.kind).toBe('message');
    expect(decision.next.adult).toBe('yes');
  });
});

describe('a school that is spoken of', () => {
  it.each([
    'I count cash all day, I am a bank manager',
    'I beat my son in chess till last year',
    'mai physio hu, ghutne theek karta hu',
    "i'm a school teacher, primary section",
    'I am a retired bank manager',
    'I am a very strict maths teacher',
    'i work as a staff nurse',
    'Main ek teacher hoon',
    'मैं स्कूल टीचर हूँ',
    'मेरी सास आई हैं',
    'मेरी बेटी का रिज़ल्ट आने वाला है',
  ])('is no hint of a child any more after "%s"', (text) => {
    const { next } = decided(text);
    const later = 'अभी तो बारहवीं है, वार्ड दूर है';
    expect(decided(later, next).kind).toBe('message');
    expect(decided(later).kind).toBe('care');
  });

  it.each([
    'I am not a teacher',
    'I want to be a doctor, I am in class 9',
    'main engineer banna chahta hu',
    'my daughter doll is cute in my sims game',
    'mummy says main doctor hu ghar ka',
    'I am scared of teacher',
    'I am hating my teacher',
    'i am avoiding my teacher today',
    'I am dating my teacher',
    "I'm in love with my driver",
    'i am taller than teacher',
    "I am the teacher's pet",
    'i am teacher pet',
    'I am like a manager of our cricket team',
    'I am the manager of our cricket team',
    'I am a doctor in our school drama',
    'main chhota doctor hu',
    'main team ka manager hu',
    'मैं छोटा डॉक्टर हूँ',
    'मैं घर का डॉक्टर हूँ',
    'bruno mera beta hai, cute doggo',
    'my cat is my daughter',
    'my only son is my cat haha',
    'mera beta (billa) aaj gir gaya',
    'hello beta, apna beta kaisa hai',
    "i'm an engineer in minecraft",
    "i'm a good driver in gta",
    'future doctor hu',
    'dil se engineer hu',
    'im a manager of my school band',
    'i am a junior chef',
    "i'm a police officer haha jk",
    'i am doctor strange',
  ])('is one still after "%s"', (text) => {
    expect(staysGrown(text)).toBe(false);
  });

  it.each([
    'Now he beats me in 15 moves. He has 12th boards in Feb',
    'वो आठवीं में है। मैं दुकान चलाता हूँ',
  ])('is no hint where it is of somebody else: "%s"', (text) => {
    expect(care.hear(text, []).age).toBe('none');
  });

  it.each([
    'kal mera 10th board ka exam hai',
    'i have my class 9 unit test tomorrow',
    'kal school me unit test hai mera',
    '10th ke boards hai mere',
    'my class 10 boards are near',
    'मेरा दसवीं का बोर्ड एग्ज़ाम है कल',
  ])('asks whoever has told of a trade, where the exam is his own: "%s"', (later) => {
    const { next } = decided('I am a bank manager');
    expect(next.livesGrown).toBe(true);
    expect(decided(later, next)).toMatchObject({ lines: ['ask-age'] });
    expect(decided(later, { ...next, adult: 'yes' }).kind).toBe('message');
  });

  it.each([
    'mere bete ki dasvi ki board pariksha hai',
    'my daughter has her class 10 boards tomorrow',
    'my students have class 9 unit test tomorrow',
    'my class 10 boards were in 1998',
    'mera beta 10th me hai, board exam hai uska',
  ])('asks nobody whose exam it is not: "%s"', (later) => {
    const { next } = decided('I am a bank manager');
    expect(decided(later, next).kind).toBe('message');
  });

  it.each([
    'She is in 9th. I am in 9th too',
    'wo mera dost hai. main 10th me hu',
    'he is in 9th. me too',
    'he is in class 9. so am i',
    'wo 9th me hai. main bhi',
    'वो नौवीं में है। मैं भी',
    'she scolds, class 8 homework is not done',
    'he gave homework of class 8, not done yet',
  ])('is one where it is his own as well: "%s"', (text) =>
    expect(care.hear(text, []).age).not.toBe('none'),
  );
});

describe('an age that was asked for', () => {
  it.each([
    '31',
    '31 ka hu yaar',
    'arre 31 saal',
    'haan 27 hu, student nahi',
    '24 here!',
    'मैं 34 की हूँ',
    '18',
    '18+',
    '१८',
    'अठारह',
    'atharah ka hu',
    'haan, 18 saal',
  ])('is told by "%s"', (text) => expect(answersGrown(text)).toBe(true));

  it.each([
    '17',
    '१७',
    '18?',
    '18 next year',
    'almost 18',
    '18 ka hone wala hu',
    '20 minutes',
    'class 10',
    'i look 25',
    'if i say 30 then',
    '25 nahi hu',
  ])('is not told by "%s"', (text) => expect(answersGrown(text)).toBe(false));

  it.each([
    [
      'Seedha poochhna padega. Kya aap 18 saal ya usse bade hain?',
      'nahi yaar 31 ka hu, teacher hu student nahi 😂 ab billi ka naam to batao',
      ASKED,
    ],
    ['Accha, aur tumhari umar kya hai?', '31', CAREFREE],
    ['How old are you?', '27 here, you?', CAREFREE],
  ])('is never asked again: %s %s', (hers, his, state) => {
    const answered = care.decide(his, care.hear(his, [{ sender: 'ai', content: hers }]), state);
    expect(answered.next.adult).toBe('yes');
    const school = 'main PT sir hu, 10th class ka period hai, board exam chal raha hai school me';
    const later = { ...care.hear(school, []), age: 'likely' as const };
    expect(care.decide(school, later, answered.next).kind).toBe('message');
    const card = care.decide(school, { ...later, danger: 'serious' }, answered.next);
    expect(card).toMatchObject({ kind: 'danger', heard: { age: 'none' } });
  });
});

describe('the answer to "are you 18 or older?"', () => {
  const hers = 'Seedha poochhna padega. Kya aap 18 saal ya usse bade hain?';
  const answered = (his: string, question = hers, state = ASKED) =>
    care.decide(his, care.hear(his, [{ sender: 'ai', content: question }]), state);

  it.each(['18', '१८', '18 saal', 'haan 18', 'अठारह', '18+'])('is an adult’s: "%s"', (his) => {
    expect(answered(his)).toMatchObject({ kind: 'message', next: { adult: 'yes' } });
  });

  it.each(['17', '१७', '17 saal', 'सत्रह', 'nahi 17', '१६ का हूँ', 'abhi 18 nahi hua'])(
    'closes: "%s"',
    (his) => expect(answered(his).kind).toBe('underage'),
  );

  it.each([
    'next year',
    'Next year!',
    'maybe next year',
    'agle saal',
    'agle saal ho jaunga',
    'अगले साल',
    'not yet, next year',
    'ofc not',
    'of course not',
    'obviously not yaar',
    'bilkul nahi',
    'बिल्कुल नहीं',
  ])('closes as well without a number: "%s"', (his) => {
    expect(answered(his).kind).toBe('underage');
  });

  it.each(['soon', 'in a week', 'maybe next month', 'not yet'])(
    'is open still where a number stands beside it, as a call may be meant: "%s"',
    (his) => {
      const helped = decided('i have my class 10 boards tomorrow. i want to die');
      expect(helped.next).toMatchObject({ adult: 'asked' });
      const card = `Tele-MANAS 14416 is free at any hour. ${hers}`;
      expect(answered(his, card, helped.next)).toMatchObject({
        kind: 'message',
        next: { adult: 'open' },
      });
      // Elsewhere it closes.
      expect(answered(his).kind).toBe('underage');
    },
  );

  it.each(['no', 'no, soon', 'nahi', 'next year', 'in two years', '16', 'not yet 18'])(
    'closes beside a number too: "%s"',
    (his) => {
      const helped = decided('i have my class 10 boards tomorrow. i want to die');
      const card = `Tele-MANAS 14416 is free at any hour. ${hers}`;
      expect(answered(his, card, helped.next).kind).toBe('underage');
    },
  );

  it.each(['haan agle saal', 'yes, next year'])('is none yet: "%s"', (his) => {
    expect(answered(his).next.adult).toBe('open');
  });

  it.each(['ofc', 'of course', 'bilkul', 'obviously yes'])('is a yes: "%s"', (his) => {
    expect(answered(his)).toMatchObject({ kind: 'message' });
  });

  it.each(['next year I will buy a car', 'not next year, next question please', 'no problem'])(
    'is not given by "%s"',
    (his) => expect(answered(his).kind).not.toBe('underage'),
  );

  it.each(['18', '१८'])('counts as well where she asked how old he is: "%s"', (his) => {
    expect(answered(his, 'Accha, aur tumhari umar kya hai?', CAREFREE).next.adult).toBe('yes');
  });

  it.each(['17', '१७'])('closes as well where she asked how old he is: "%s"', (his) => {
    expect(answered(his, 'Accha, aur tumhari umar kya hai?', CAREFREE).kind).toBe('underage');
  });
});

describe('a grown-up’s life', () => {
  it.each([
    'my students have their board exam and no maths teacher since two months',
    'meri beti 10th class me hai, board exam hai uska',
    'I got best agent of the month, papa was so happy',
  ])('asks for no age: "%s"', (text) => {
    expect(livesGrown(text)).toBe(true);
    expect(decided(text).kind).toBe('message');
  });

  it('is that of whoever teaches at a school', () => {
    const said = 'मैं तो पढ़ाता हूँ जी, भूगोल। आख़िरी पीरियड ही लंबा होता है, आठवीं वालों का';
    expect(livesGrown(said)).toBe(true);
  });

  it.each([
    'I teach my little brother and my class teacher scolded me for homework',
    'main chhote bhai ko padhata hoon. homework nahi kiya tha, school me daanta',
    'main class 8 me padhata hu',
  ])('is not that of a pupil who teaches: "%s"', (text) => {
    expect(livesGrown(text)).toBe(false);
  });

  it('of whoever has told of a son’s exam is remembered', () => {
    const { next } = decided('मेरे बेटे की दसवीं की बोर्ड परीक्षा है परसों, गणित से डरता है');
    expect(next.livesGrown).toBe(true);
  });

  it('does not override a statement to be under 18', () => {
    expect(decided('I am 15, and my husband is 30').kind).toBe('underage');
  });
});

it.each([
  'dadi bolti hai mera bachcha kitna dubla ho gaya',
  'maa ne bola mera beta topper hai',
  'माँ बोलीं मेरा बेटा अव्वल आया',
  'teacher ji roz bolti hai mere bete padhai karo',
  'maa ne bola meri beti ki shaadi jaldi karni hai',
  "my children's day dance went bad at school",
  'I teach english to my little brother',
  'my daughter in minecraft is cute',
])('is not remembered of a child who says: %s', (text) => {
  expect(decided(text).next.livesGrown ?? false).toBe(false);
});
