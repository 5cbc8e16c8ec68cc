import { withCapital } from '../text/capital.ts';
import type { Fact } from './fact.ts';

/** A word that is written as a name: a capital, or Devanagari, which has none. */
const NAME = '([A-Z][a-z]{1,15}(?: [A-Z][a-z]{2,15})?)';

/** Written with a capital, and no name of a person. */
const NO_NAME = new Set(
  (
    'Indian Hindu Muslim Christian Sikh Jain Punjabi Bengali Marathi Gujarati Tamil Telugu Malayali Kannada Bihari Hi Hello Hey ' +
    'Yes No Not So Just Really Very Now Here There Still Also Only Ok Okay Fine Good Sure Sorry Ai Ca Mba Btech Bcom Upsc Ias ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September ' +
    'October November December Diwali Holi Eid English Hindi In At On From With To The My Me We You Your Her His They Going ' +
    'Doing Working Trying Happy Sad Tired Single Married Busy Bored Alone Back Done Ready Late Free Glad Lonely Nervous Scared'
  ).split(' '),
);

/** Comes between "main" and "hoon" and is no name. */
const STATE =
  /^(?:expert|weak|strong|hero|fan|shy|lazy|vegetarian|veg|foodie|morning|topper|senior|junior|human|boss|guest|theek|thik|thk|khush|akela|akeli|yahan|yahi|yaha|wahan|ghar|office|bhi|sirf|toh|to|bas|abhi|aaj|bahut|bht|thoda|thodi|ladka|ladki|married|single|student|engineer|teacher|doctor|driver|clerk|nurse|guard|manager|officer|cashier|chef|cook|lawyer|accountant|busy|free|bore|bored|udaas|dukhi|pareshan|thaka|thaki|fine|good|ok|sahi|acha|accha|nahi|kaun|kya|kaise|kaha|kahan|wahi|hi|insaan|aadmi|aurat|indian|hindu|muslim|sikh|delhi|mumbai|pune|jaipur|late|sad|happy|ready|online|raha|rahi|baitha|baithi|soya|khada|gussa|nervous|confused|sure|sach|serious|tension|pagal|bimar|beemar|kuwara|kunwara|shaadishuda|job|farmer|kisan|fauji|police|papa|mummy|tera|teri|aapka|apna)$/i;

/** Memory's label for a person, by the word for the relation. */
export const RELATIONS: Record<string, string> = {
  wife: 'wife',
  biwi: 'wife',
  patni: 'wife',
  husband: 'husband',
  pati: 'husband',
  daughter: 'daughter',
  beti: 'daughter',
  son: 'son',
  beta: 'son',
  brother: 'brother',
  bhai: 'brother',
  sister: 'sister',
  behen: 'sister',
  behan: 'sister',
  didi: 'sister',
  friend: 'friend',
  dost: 'friend',
  girlfriend: 'partner',
  gf: 'partner',
  boyfriend: 'partner',
  bf: 'partner',
  dog: 'pet',
  cat: 'pet',
  kutta: 'pet',
  kutte: 'pet',
  billi: 'pet',
  puppy: 'pet',
  kitten: 'pet',
  parrot: 'pet',
};
/** The same in Devanagari. */
export const RELATIONS_HINDI: Record<string, string> = {
  पत्नी: 'wife',
  बीवी: 'wife',
  पति: 'husband',
  बेटी: 'daughter',
  बेटे: 'son',
  बेटा: 'son',
  भाई: 'brother',
  बहन: 'sister',
  दीदी: 'sister',
  कुत्ते: 'pet',
  बिल्ली: 'pet',
  दोस्त: 'friend',
};
const RELATION = Object.keys(RELATIONS).join('|');

const PERSON = [
  new RegExp(
    `\\b(?:[Ii] am|[Ii]'m|[Ii]m|[Ii]’m|[Tt]his is|[Mm]yself|[Cc]all me|[Nn]ame:|(?<!\\b(?:[a-z]*k[aei]|k) )[Nn]aam:?) ${NAME}(?=$|[ ,.!]|\\n)`,
  ),
  new RegExp(
    `^(?:(?:[Hh]i+|[Hh]ello|[Hh]ey+)(?: [A-Z][a-z]+)?)?[,.! ]*${NAME} (?:here|this side|bol raha|bol rahi|yahan)\\b`,
  ),
  new RegExp(`\\b[Mm]ain? ${NAME}(?= hu\\b| hoon\\b| hun\\b|,|\\.|$)`),
];
/** "Bank mein clerk hu": behind a word, mein is "in". */
const PERSON_LOWER = /(?:\b(?:main|mai)|(?:^|[,.!])\s?mein) ([a-z]{3,14}) (?:hu|hoon|hun)\b/i;

const PERSON_COMMA = /\b(?:main|mai) ([a-z]{3,12}),/i;
/** "मैं दीपक हूँ": a name, where it is no verb and no state. */
const PERSON_HINDI = /(?:^|[\s,।])मैं ([\u0900-\u097f]{2,12}) (?:हूँ|हूं)(?=$|[\s,।!])/u;
/** "मैं हरीश, नासिक से": a name, and where he is from. */
const PERSON_HINDI_FROM =
  /(?:^|[\s,।])मैं ([\u0900-\u097f]{2,12}),? ([\u0900-\u097f]{2,14}) से(?=$|[\s,।!])/u;
const STATE_HINDI =
  /(?:ता|ती|रहा|रही|या|यी|ई|में|से|कर)$|^(?:ठीक|ख़ुश|खुश|अकेला|अकेली|यहाँ|यहीं|घर|भी|तो|ही|बहुत|लड़का|लड़की|परेशान|उदास|बीमार|तैयार|कौन|क्या|किस|किसका|किसकी|किसके|कहाँ|कहां|कब|कैसा|कैसी|नहीं|पागल|शादीशुदा|शाकाहारी|मांसाहारी|माँसाहारी|कुँवारा|कुँवारी|तलाक़शुदा|तलाकशुदा|छात्र|किसान|ड्राइवर|टीचर|डॉक्टर)$/u;

const HOME = [
  new RegExp(
    `\\b(?:from|live in|living in|based in|stay in|staying in|settled in|moved to) ${NAME}(?=$|[ ,.!?])`,
  ),
  new RegExp(
    `\\b${NAME} (?:se hu|se hoon|se hun|mein rehta|mein rehti|me rehta|me rehti|mein rahta|ka rehne wala|ki rehne wali|ka rahne wala)\\b`,
  ),
  new RegExp(`\\b[Mm]ain? [A-Z][a-z]+,? ${NAME} se\\b`),
];

/** "My son Rohan is in Pune": about somebody else. */
const OF_SOMEBODY_ELSE =
  /\b(?:sister|brother|son|daughter|wife|husband|parents|mother|father|mom|dad|papa|mummy|friend|cousin|uncle|aunt|aunty|auntie|flatmate|roommate|neighbou?r|colleague|lady|mausi|bua|chacha|nani|dadi|grandson|granddaughter|nephew|niece|(?<!\bi am (?:\p{L}+ ){0,3})(?<!\bi'?m (?:\p{L}+ ){0,3})(?:boy|girl|man|woman|guy) who|boss|he|she|they|beti|beta|bhai|behen|didi|dost)\b[^.!?\n]{0,40}$|\b(?:customer|client|guest|passenger|patient|parcel|order|train|bus|flight) (?:\p{L}+ )?$/iu;

const KIN = new RegExp(
  `\\b(?:[Mm]y|[Mm]eri|[Mm]era|[Mm]ere|[Oo]ur)(?: (?:late|little|elder|younger|big|small|best|pet|chhoti|badi|chhota|bada))? (${RELATION})(?:'s name is| ka naam| ki naam| is called| is named| named| called| is|,)? ${NAME}(?=$|[ ,.!?'])`,
);

/** "Biwi ka naam mala hai". */
const KIN_NAME = new RegExp(
  `\\b(${RELATION})(?:'s name is| ka naam| ki naam| ka name) ([a-z]{2,15})\\b`,
  'i',
);
/** "Mera beta aarav 4 saal ka hai", "mera beta 5 saal ka hai golu": beside the age stands the name. */
const KIN_BY_AGE = new RegExp(
  `\\b(?:my|mer[aei]) (${RELATION})(?:,| is)? ([a-z]{3,12}),? (?:is |abhi )?\\d{1,2} ?(?:saal|sal|yrs?|years?)\\b|\\b(?:my|mer[aei]) (${RELATION}) \\d{1,2} ?(?:saal|sal) k[ai] (?:hai|h),? ([a-z]{3,12})(?=[,.!]|$)`,
  'i',
);
/** "I have a daughter, her name is Meher": the relation comes before it. */
const NAME_LATER =
  /\b(?:her|his|its|uska|uski|unka|iska|iski) (?:name is|name was|name's|naam|name) ([a-z]{2,15})\b/i;
/** "मेरे घर में बेटी का ही हुक्म चलता है। उसका नाम रिया है". */
const NAME_LATER_HINDI = /(?:उसका|उनका|इसका) नाम ([\u0900-\u097f]{2,12})(?= है|[।,.!]|$)/u;
const ANY_RELATION_HINDI = /(पत्नी|बीवी|पति|बेटी|बेटे|बेटा|भाई|बहन|कुत्ते|बिल्ली|दोस्त)(?![\u0900-\u097f])/u;
/** "Found a kitten on the street. Named him Biscuit." */
const NAMED_LATER = /\b[Nn]amed (?:him|her|it) ([A-Z][a-z]{1,15})\b/;
const ANY_RELATION = new RegExp(`\\b(${RELATION})\\b`, 'i');
const KIN_HINDI =
  /(पत्नी|बीवी|पति|बेटी|बेटे|बेटा|भाई|बहन|कुत्ते|बिल्ली|दोस्त) का नाम ([\u0900-\u097f]{2,12})/u;
/** Stand where a name would, and are none. */
const NO_KIN_NAME =
  /^(?:kya|hai|tha|thi|bhi|nahi|pata|yaad|yad|bhool|batao?|bataya|what|not|aur|and|ya|or|ki|ka|ke|to|toh|और|या|क्या|है|भी|नहीं|तो|याद|पता|बताओ|बताया)$/iu;

const NO_NAME_BESIDE_AGE =
  /^(?:abhi|sirf|only|just|bas|jo|wo|woh|vo|ab|yahi|around|about|almost|turned|toh|was|has|who|aaj|kal|school|class|and|aur|par|lekin|magar|bahut|bohot)$/i;

const PET = new RegExp(
  `\\b(?:have|got|has) an? (?:dog|cat|puppy|parrot|kitten|pet) (?:called|named|whose name is) ${NAME}`,
);

const WORK = [
  /\bi(?:'m| am|m)? (?:work(?:ing)? as )?(?:an?|the) ((?:[a-z]+ ){0,2}(?:engineer|teacher|doctor|driver|developer|designer|nurse|lawyer|accountant|chef|cook|farmer|soldier|banker|manager|shopkeeper|electrician|plumber|mechanic|student|tester|analyst|clerk|guard|pilot|architect|professor|writer|journalist|photographer|salesman|contractor|tailor|barber|dentist|pharmacist|physio|trader|tutor|coder|programmer|retired [a-z]+|housewife|homemaker|policeman|constable))\b/i,
  /\bi (?:work|am working|'m working) (?:in|at|for) (?!(?:an? |the )?(?:nights?|days?|mornings?|evenings?|home|my|your|myself|this|that|it|them|him|her|shifts?|peace|silence|sets)\b)(?:an? |the )?((?:[A-Za-z]+ ?){1,3}?)(?=$|[.,!?]| ?\b(?:and|but|as|from|since|for|in)\b)/i,
  /\b(?:main |mai )?((?:bpo|call cent(?:er|re)|bank|it company|school|hospital|hotel|factory|delivery|railway|army|police|government|shop|dukaan)) (?:mein|me|main) (?:kaam|job|naukri)\b/i,
];

const trimmed = (text: string): string => withCapital(text.trim());

/** Names of people and places, and a trade, mentioned in passing: "I'm Imran, from Bhopal", "my daughter Meher". */
export function namedIn(text: string): Fact[] {
  const facts: Fact[] = [];
  if (text.length > 600) return facts;
  const add = (topic: string, value: string | undefined) => {
    if (value && !facts.some((fact) => fact.topic === topic))
      facts.push({ topic, value: trimmed(value) });
  };
  const person = PERSON.map((pattern) => pattern.exec(text)?.[1]).find(
    (name) => name && !NO_NAME.has(name.split(' ')[0] ?? ''),
  );
  const lower = PERSON_LOWER.exec(text)?.[1] ?? PERSON_COMMA.exec(text)?.[1];
  const hindi = PERSON_HINDI.exec(text)?.[1];
  const [, nameFrom, place] = PERSON_HINDI_FROM.exec(text) ?? [];
  if (hindi && !STATE_HINDI.test(hindi)) add('name', hindi);
  if (nameFrom && place && !STATE_HINDI.test(nameFrom)) {
    add('name', nameFrom);
    add('home', place);
  }
  add(
    'name',
    person ??
      (lower && !STATE.test(lower) && !/(?:ta|ti|te|raha|rahi|na|aya|ayi)$/i.test(lower)
        ? lower
        : undefined),
  );
  const home = HOME.map((pattern) => {
    const found = pattern.exec(text);
    return found && !OF_SOMEBODY_ELSE.test(text.slice(0, found.index)) ? found[1] : undefined;
  }).find((place) => place && !NO_NAME.has(place));
  add('home', home);
  const kin = KIN.exec(text);
  if (kin?.[1] && kin[2] && !NO_NAME.has(kin[2]))
    add(RELATIONS[kin[1].toLowerCase()] ?? 'friend', kin[2]);
  const [, relation, named] = KIN_NAME.exec(text) ?? [];
  if (relation && named && !NO_KIN_NAME.test(named))
    add(RELATIONS[relation.toLowerCase()] ?? 'friend', named);
  const [, before, beside, elder, after] = KIN_BY_AGE.exec(text) ?? [];
  const aged = beside ?? after;
  if (aged && !NO_KIN_NAME.test(aged) && !NO_NAME_BESIDE_AGE.test(aged))
    add(RELATIONS[(before ?? elder ?? '').toLowerCase()] ?? 'friend', aged);
  const later = NAME_LATER.exec(text) ?? NAMED_LATER.exec(text);
  const about = later && ANY_RELATION.exec(text.slice(0, later.index))?.[1];
  if (later?.[1] && about && !NO_KIN_NAME.test(later[1]))
    add(RELATIONS[about.toLowerCase()] ?? 'friend', later[1]);
  const [, kinHindi, nameHindi] = KIN_HINDI.exec(text) ?? [];
  if (kinHindi && nameHindi && !NO_KIN_NAME.test(nameHindi))
    add(RELATIONS_HINDI[kinHindi] ?? 'friend', nameHindi);
  const laterHindi = NAME_LATER_HINDI.exec(text);
  const aboutHindi = laterHindi && ANY_RELATION_HINDI.exec(text.slice(0, laterHindi.index))?.[1];
  if (laterHindi?.[1] && aboutHindi && !NO_KIN_NAME.test(laterHindi[1]))
    add(RELATIONS_HINDI[aboutHindi] ?? 'friend', laterHindi[1]);
  add('pet', PET.exec(text)?.[1]);
  add(
    'work',
    WORK.map((pattern) => pattern.exec(text)?.[1]).find((one) => one && one.length < 40),
  );
  return facts;
}
