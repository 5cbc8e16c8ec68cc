import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { createCare } from '../care/care.ts';
import { CAREFREE } from '../care/state.ts';
import { heardWords } from './heard-words.ts';
import { createHearing } from './hearing.ts';

const CONTENT = join(import.meta.dirname, '../../../../content/safety');
const { hearing } = await loadSafety(CONTENT);
const care = createCare(createHearing(hearing), {} as never, () => new Date('2026-11-23'));
const hear = (text: string) => care.hear(text, []);
const decided = (text: string) => care.decide(text, hear(text), CAREFREE);

/** Nothing learnt is heeded, nor any rule that depends on it. */
const deaf = createHearing({
  ...hearing,
  rules: [],
  thresholds: {
    ...hearing.thresholds,
    trace: 2,
    traceOfHints: 2,
  },
});

describe('an act under way or planned for now', () => {
  it.each([
    'abhi phaansi lagane wala hu',
    'fansi lagane ja raha hu',
    'hang myself tonight',
    'i am going to hang myself',
    "i'm gonna hang myself",
    'मैं फाँसी लगाने जा रहा हूँ',
    'फांसी लगा लूंगा आज',
    'gale me fanda daal liya hai',
    'tying a rope to the fan',
    'मैं अभी छत से कूदने वाला हूँ',
    'I am on the roof about to jump',
    'standing on the bridge, i will jump',
    'pul se kudne ja rahi hu',
    'chhat se chhalaang laga dunga',
    'i will jump in front of train',
    'train ke saamne kood jaunga aaj',
    'ट्रेन के आगे कूद जाऊँगा',
    'patri pe let jaunga',
    'jaan dene ja raha hu',
    'मैं जान देने जा रही हूँ',
    'khudkushi karne jaa raha hoon',
    'aaj suicide karunga',
    'i am ending my life tonight',
    'main aaj raat mar jaunga',
    'about to slit my wrist',
    'मैं नस काटने जा रही हूँ',
    'zeher peene ja rahi hu',
    'मैं ज़हर खा लूँगा',
    'love you maa, phaansi lagane ja raha hu',
    'i love you mom, i will shoot myself',
    'i love you all, jumping off the bridge now',
    'love you papa, train ke neeche aa jaunga aaj',
    'going to stab my wife',
    'बीवी को चाकू मार दूँगा',
    'i bought a knife, i will kill him',
  ])('is one whatever was learnt: %s', (text) => {
    expect(deaf.hear(text, undefined, 2026).danger).toBe('now');
    expect(decided(text)).toMatchObject({ kind: 'danger', heard: { danger: 'now' } });
  });
});

describe('a plain danger', () => {
  it.each([
    'i want to hang myself',
    'want to jump off the roof',
    'how to hang yourself',
    'how do i kill myself without pain',
    'फाँसी कैसे लगाते हैं',
    'suicide karne ka aasan tarika batao',
    'mje mrna h',
    'muje marna h',
    'मुझे मरना है',
    'm a r n a h a i',
    'mu jhe ma rna hai',
    'K I L L  M Y S E L F',
    'kash main mar jata',
    'काश मैं मर जाती',
    'i wish i could just die',
    'suicide note likh diya hai',
    'i slit my wrists',
    'i have slit my wrist',
    'blood everywhere i slit my wrist',
    'i slit my veins',
    'she left me and i have cut my wrist',
    "i've hanged myself",
    'i hung a rope on the fan',
    'maine nas kaat li hai',
    'woh chali gayi, maine kalai kaat li',
    'मैंने नस काट ली है',
    'tezaab phek dunga uspe',
  ])('is given a card: %s', (text) => {
    expect(deaf.hear(text, undefined, 2026).danger).toBe('serious');
    expect(decided(text).kind).toBe('danger');
  });

  it.each([
    'i will kill my boss tomorrow',
    'I will shoot him',
    'उसे जान से मार दूंगा',
    'papa ko jaan se maar dungi kisi din',
    'how to kill someone',
    'I wrote a goodbye letter',
    'tonight is my last night',
    'आज मेरी आख़िरी रात है',
    'ab to chhat se kood jaunga agar ye app phir crash hua',
    'i will hang myself if the code breaks again',
    'going to hang myself 😂',
    'going to hang myself lol',
    'going to hang myself haha jk',
    'haha phaansi lagane ja raha hu',
    'like in that movie, i will hang myself tonight',
    'used to be happy, going to hang myself tonight',
    'match haar gaye going to hang myself',
    'over. going to hang myself',
    "no book helps, i'm going to hang myself",
    "no money for rent bill, i'll drown myself tonight",
    'i love you, i will shoot myself',
    "i love him so much, i'm about to cut my veins",
    'love you, going to slit my wrists tonight',
    'exam ke baad chhat se kood jaunga',
    'no more traffic for me, i will jump in front of the train',
  ])('that may be hyperbole is asked after, with a number: %s', (text) => {
    const { danger } = deaf.hear(text, undefined, 2026);
    expect(danger).toBe('heavy');
    expect(decided(text)).toMatchObject({ lines: ['check-in'], answersIn: 'care' });
  });
});

it.each([
  'I am not going to hang myself, relax',
  'i would never hang myself',
  'the hero is about to jump off the roof, what a scene',
  'in that movie she says i am going to hang myself',
  'i was going to hang myself years ago, therapy helped, all good now',
  'haha i will kill my brother',
  'i slit my wrists years ago, all good now',
  'slit my wrists, said the poem',
  'if i slit my wrists will you care',
  'i would never slit my wrist',
  'i have cut my wrist on glass while washing up',
  'usne nas kaat li thi, bach gaya',
  'chuhe ne zeher kha liya',
  'i hung a rope on the fan to dry my clothes',
  'ek aur meeting hui to mai khidki se kood jaunga bhai',
  'haha he said i am going to hang myself, what a drama',
  'us film me hero phaansi lagane ja raha tha',
  'in minecraft i will drown myself for fun',
  'bachpan me main nadi me doob ke marne wala tha, papa ne nikala',
  'i will kill him in the next bgmi match',
  "i'll shoot him an email tomorrow",
  'i will shoot her portfolio this sunday',
  'my cat is about to jump from the balcony',
  'bungee me bridge se koodne wala hu, excited',
  "i'll jump on a call from the balcony",
  "i'm going to hang the curtains myself",
  'pull up bar pe hang myself, going to do 2 min today',
  'how to kill the final boss in elden ring',
  'how to kill time at the airport',
  'mje mrna chapter samajh nahi aaya',
  'mujhe machhar marna hai, koi upay batao',
  'aaj chakka marna hai mujhe',
  'main line marna chahta hu us par',
  'gappe marne ja raha hu',
  'mujhe nahi marna',
  'train ke aage engine hota hai',
  'i will walk in front of the train station and wait for you',
  'tere liye jaan dene wala hu',
  'desh ke liye jaan dene wale the mere dada',
  'i am going to end my life insurance policy',
  'kal career suicide kar lunga, resign likh raha hu',
  'teri aankhon me doob ke mar jaunga',
  'kaam khatam kar dunga usko bolna',
  'tonight is my last night in goa',
  'I wrote a goodbye letter to my colleagues',
  'आख़िरी चिट्ठी किसे लिखी थी तुमने',
  'bhagat singh ko phaansi lagayi thi',
  'want to e d i t my photo',
])('nothing of it is plain: %s', (text) => {
  expect(deaf.hear(text, undefined, 2026)).toMatchObject({ danger: 'none' });
});

it.each([
  'haha i could just hang myself',
  'in the movie he wanted to drown myself, hm what a typo',
  'slit my wrists, said the poem',
])('an act of his own is grave whatever stands beside it: %s', (text) => {
  expect(hear(text).isGrave).toBe(true);
});

it.each([
  "my friend OD'd yesterday",
  'my friend OD’d yesterday',
  "she od'ed",
  'my dog got crushed by a truck',
  'billi ko truck ne kuchal diya',
])('harm that somebody came to is grave: %s', (text) => {
  expect(hear(text).isGrave).toBe(true);
});

it('what grows when it is written out is looked at no further than a message may be long', () => {
  expect(heardWords('ﷺ'.repeat(2000)).length).toBeLessThan(450);
  // Devanagari with dots grows a little: the end of it is heard all the same.
  const long = `${'ज़रूर लड़का '.repeat(160)} मैं फाँसी लगाने जा रहा हूँ`;
  expect(long.length).toBeLessThanOrEqual(2000);
  expect(hear(long).danger).toBe('now');
});

it('a rule names nothing that is not listed, begins with a phrase of its own, and no phrase has a name twice', () => {
  const own = new Set(Object.keys(hearing.phrases));
  const known = new Set([...own, ...Object.keys(hearing.concepts)]);
  expect([...own].filter((name) => name in hearing.concepts)).toEqual([]);
  for (const { has, unless = [], despite = [] } of [...hearing.plain, ...hearing.rules]) {
    const named = [...has.flatMap((one) => one.split('/')), ...unless, ...despite];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
  for (const { has } of hearing.plain) {
    expect(has[0]?.split('/').filter((name) => !own.has(name))).toEqual([]);
  }
  const used = hearing.plain.flatMap(({ has, unless = [] }) => [...has, ...unless]);
  const names = new Set(['denied', ...used.flatMap((one) => one.split('/'))]);
  expect([...own].filter((name) => !names.has(name))).toEqual([]);
});
