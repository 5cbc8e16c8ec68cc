import { fold } from '../../../../domain/text/fold.ts';
import { type Asked, aspectOf, aspectOfSomebody } from './aspect.ts';
import type { Person, Trio } from './bank.ts';
import type { Question } from './question.ts';
import { OF_HIS, TO_HER } from './question-form.ts';
import { coverage, tellingWords } from './similar.ts';
import { firstOf, type Part, sayOne, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** What was written for a question like this one comes before what its form asks for. */
const SURELY_WRITTEN = 0.85;

/** A question with more telling words of its own is about something else. */
const MOST_WORDS_BESIDE = 1;

/** "Your violin", and at most a word between. */
const YOURS =
  /\b(?:your|ur|tumhar[aei]|ter[aei]|aapk[aei]|apk[aei]) ([\p{L}'’]+(?: [\p{L}'’]+)?)|(?:तुम्हार[ाीे]|आपक[ाीे]|तेर[ाीे]) ([\p{L}\p{M}]+)/iu;

const MEANS_SOMEBODY =
  /\b(?:he|she|him|his|her|they|them|it|its|that|this|wo|woh|vo|ye|yeh|us|usne|uska|uski|uske|usko|usse|unka|unki|unke|unko|unse|unhone|iska|iski)\b|(?<![\p{L}\p{M}])(?:वो|वह|ये|यह|उसने|उसका|उसकी|उसके|उनका|उनकी|उनसे|उन्होंने|इसका|इसकी)(?![\p{L}\p{M}])/iu;

/** "Who all is at home?" asks after the people, and not the home. */
const WHO_ALL = /\b(?:ka?un (?:ka?un)|kon kon|who all)\b|कौन[- ]कौन/iu;

/** "Tea or coffee?" is a choice. */
const EITHER = /\b(?:or|ya)\b|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])/iu;

/**
 * Answers a question after somebody or something of her story: "why is the plant called Inspector?", "where is he
 * now?". Undefined where none is named or has just been, or where nothing was written for what is asked.
 */
export function ofHerWorld(talk: Talk, question: Question): Part | undefined {
  const { text, clause, isForAdvice } = question;
  if (isForAdvice || !clause.isQuestion || EITHER.test(text) || WHO_ALL.test(text))
    return undefined;
  if ((talk.find.own(text)?.score ?? 0) > SURELY_WRITTEN) return undefined;
  const asked = aspectOf(text);
  if (!asked) return undefined;
  for (const person of meant(talk, question)) {
    const lines = linesFor(person, asked);
    const told = isAbout(text, person, lines) ? sayFirst(talk, lines) : undefined;
    if (told) return { text: told, why: `${person.id} ${asked}` };
  }
  return undefined;
}

/**
 * Answers where somebody of hers lives, how old he is, or how they get on: "Ajji tumhare saath rehti hain?", "is your
 * mother strict or cool?". Undefined where nobody is named or called hers, nor has just been.
 */
export function ofHerPeople(talk: Talk, { text, clause, isForAdvice }: Question): Part | undefined {
  const asked = isForAdvice || !clause.isQuestion ? undefined : aspectOfSomebody(text);
  if (!asked) return undefined;
  const spokenOf = lastSpokenOf(talk);
  const isOfHis = OF_HIS.test(text);
  const called = isOfHis ? [] : [...calledHers(talk, text, spokenOf), ...kinIn(talk, text)];
  const isMeant =
    !isOfHis && (MEANS_ONE.test(text) || LEAVES_OUT.test(text)) && !isOfHerAlone(text);
  const meantOnly = isMeant ? [...namedIn(talk, talk.heard.text, spokenOf), ...spokenOf] : [];
  for (const person of [...namedIn(talk, text, spokenOf), ...called, ...meantOnly]) {
    const told = sayOne(talk, person.more[asked], true);
    if (told) return { text: told, why: `${person.id} ${asked}` };
  }
  return undefined;
}

/** Words for one person or animal: "this song" and "that building" are neither. */
const MEANS_ONE =
  /\b(?:he|she|him|his|her|they|them|their)\b|\b(?:wo|woh|vo|usne|usk[aei]|usko|usse|unhone|unk[aei]|unko|unse)\b(?! \p{L}+ (?:me|mein|pe|par)\b)|(?<![\p{L}\p{M}])(?:वो|वह|उसने|उसक[ाीे]|उसको|उससे|उन्होंने|उनक[ाीे]|उनको|उनसे)(?![\p{L}\p{M}])(?! [\p{L}\p{M}]+ (?:में|पर))/iu;

/** "Kavin bada mazedar hai. Kitne saal ka hai": of whom, he has said before it. */
const LEAVES_OUT =
  /^(?:(?:aur|and|waise|abhi|ab) )*(?:kitn[ae] (?:saal|sal|baras) k[aie]|(?:umar|umr|age) (?:kya|kitni)) (?:hai|h|hain)\b(?! (?:tum|aap))|^(?:और |वैसे |अभी )*(?:कितने (?:साल|बरस) (?:का|की|के)|(?:उम्र|उमर) (?:क्या|कितनी)) (?:है|हैं)|^(?:and |so )?how old(?: now)? *[?.!]*$/iu;

/** Those of her family need no "your": "papa kahan rehte hain?" asks after hers. */
const KIN =
  /^(?:mother|mom|mum|mummy|maa|amma|ammi|aai|father|dad|papa|appa|abba|abbu|baba|brother|bhai|bhaiya|sister|behen|behan|didi|grand\p{L}+|dadi|dada|nani|nana|ajji|ajja|paati|thatha|uncle|aunt|aunty|chacha|chachi|mausi|mama|mami)$/iu;

/** "Are you close to him?" is of both. */
const WITH_SOMEBODY = /\b(?:to|with|and) (?:him|her|them)\b|\b(?:us|un|uske|unke)(?:se| se)?\b/iu;
const isOfHerAlone = (text: string): boolean =>
  TO_HER_ALONE.test(text) && !WITH_SOMEBODY.test(text);

/** "Tum kitne saal ki ho", and nobody else. */
const TO_HER_ALONE =
  /\b(?:are|do) (?:you|u)\b(?! and)|\b(?:tum|aap) (?:kahan|akel\p{L}+|kitn\p{L}+)\b/iu;

/**
 * What she has to tell of somebody or something of hers that a question names, whatever it asks; undefined where it
 * names none, or all of it was told.
 */
export function tellOfHers(talk: Talk, question: Question): Part | undefined {
  const { text } = question;
  const [person] = question.isForAdvice ? [] : meant(talk, question);
  const isNamed = person && tellingWords(text).length <= MOST_WORDS_NAMING;
  const told =
    isNamed && sayFirst(talk, [person.more.does, person.more.like, person.more.more, person.say]);
  return told ? { text: told, why: `${person.id}, named` } : undefined;
}

/** Words that ask who or what something is. */
const ASKS_WHO =
  /\b(?:who|who'?s|what(?:'?s| is| are)?|which|kaun|kon|koun|kya (?:hai|h|cheez|hota|matlab)|matlab|meaning|about|naam)\b|कौन|क्या (?:है|चीज़)|मतलब|के बारे/iu;

/** Says who or what of her story is asked after by name; undefined where none is, or the name is one of his own. */
export function whoIs(talk: Talk, { text, words }: Clause): Part | undefined {
  const person = talk.find.person(text);
  if (!person || isHis(talk, person)) return undefined;
  if (!ASKS_WHO.test(text) && words > 3) return undefined;
  const told = sayOne(talk, person.say, true);
  return told ? { text: told, why: person.id } : undefined;
}

/** In a longer question a name is not what it is about. */
const MOST_WORDS_NAMING = 4;

/** What answers it, the fittest first. A name asked after is told with who it is; what is not written, with a story. */
function linesFor({ say, more }: Person, asked: Asked) {
  if (asked === 'what') return [say, more.does, more.more];
  if (asked === 'more') return [more.more, more.does, say];
  if (asked === 'named') return [more.named, say];
  if (asked === 'does') return [more.does, say];
  return [more[asked]];
}

/** Hardly a telling word of the question is left that neither names it nor stands in the answer. */
function isAbout(text: string, { words, also }: Person, lines: (Trio | undefined)[]): boolean {
  const written = lines.flatMap((line) => Object.values(line ?? {}));
  const { telling, covered } = coverage(text, [...words, ...also, ...written]);
  return telling - covered <= Math.max(MOST_WORDS_BESIDE, telling / 2);
}

const sayFirst = (talk: Talk, lines: (Trio | undefined)[]): string | undefined =>
  firstOf(lines, (line) => sayOne(talk, line, true));

/**
 * Whom or what a question means, the surest first: who is named in it or before it in the same message, what is called
 * hers, and of whom she has just spoken.
 */
function meant(talk: Talk, { text, isOfHerStory }: Question): Person[] {
  const { heard } = talk;
  const spokenOf = lastSpokenOf(talk);
  const named = namedIn(talk, text, spokenOf);
  if (named.length > 0) return named;
  const called = calledHers(talk, text, spokenOf);
  if (called.length > 0) return called;
  const isLoose = tellingWords(text).length <= MOST_WORDS_BESIDE;
  if (!isLoose) return [];
  const isOfWhom = MEANS_SOMEBODY.test(text);
  const before = [
    ...(isOfHerStory || isOfWhom ? namedIn(talk, heard.whole.text, spokenOf) : []),
    // "Your father sounds interesting, what work did he do?"
    ...(isOfWhom ? calledHers(talk, heard.whole.text, []) : []),
  ];
  if (before.length > 0) return before;
  // Whom she has just told of need not be named at all: "kahan rehta hai?"
  const isMeant = isOfWhom || (toldLast(talk).length > 0 && !TO_HER.test(text));
  // "That is sad and sweet both. Is he ok now?"
  const asksOnce = heard.clauses.filter(({ isQuestion }) => isQuestion).length === 1;
  const isAlone = heard.clauses.length === 1 || (isOfWhom && asksOnce && !OF_HIS.test(text));
  return isOfHerStory && isAlone && isMeant ? spokenOf.slice(0, 1) : [];
}

/** Of whom or what her last reply was. */
const toldLast = ({ voice, state }: Talk): Person[] =>
  voice.people.filter(({ id }) => state.last.at(-1)?.startsWith(id));

/** Of whom or what her last reply was, and whom it names. */
const lastSpokenOf = (talk: Talk): Person[] => [
  ...new Set([...toldLast(talk), ...talk.find.persons(talk.her), ...calledMine(talk)]),
];

/** "My father lay three weeks": whom her last reply calls hers. */
function calledMine({ her, voice }: Talk): Person[] {
  return [...her.matchAll(MINE)].flatMap(([, one = '', other = '']) => {
    const called = calledIn(one || other, voice.people);
    return called.length === 1 ? called : [];
  });
}
const MINE =
  /\b(?:my|mer[aei]) (?:\p{L}+ )?(\p{L}+)\b|(?<![\p{L}\p{M}])मेर[ाीे] (?:[\p{L}\p{M}]+ )?([\p{L}\p{M}]+)/giu;

/** Whom some words name, and none of his people; those she has just spoken of come first. */
const namedIn = (talk: Talk, words: string, spokenOf: readonly Person[]): Person[] =>
  talk.find
    .persons(words)
    .filter((person) => !isHis(talk, person) && (spokenOf.includes(person) || !OF_HIS.test(words)))
    .toSorted((a, b) => Number(spokenOf.includes(b)) - Number(spokenOf.includes(a)));

/** Whom a common noun means, where she has just spoken of one, or it is called hers and of one alone. */
function calledHers({ voice }: Talk, text: string, spokenOf: Person[]): Person[] {
  const byNoun = calledIn(text, spokenOf);
  if (byNoun.length > 0) return byNoun;
  const hers = calledIn(YOURS.exec(text)?.slice(1).find(Boolean) ?? '', voice.people);
  return hers.length === 1 ? hers : [];
}

/** Those of her family that a text has a word for, and no article before it: "a brother" is nobody's. */
function kinIn({ voice }: Talk, text: string): Person[] {
  if (ANYBODY.test(text)) return [];
  const kin = text.split(/[^\p{L}\p{M}]+/u).filter((word) => KIN.test(word));
  return kin.length === 0 ? [] : calledIn(kin.join(' '), voice.people);
}
const ANYBODY = /\b(?:an?|the|any|every|koi|har|kisi)\b/iu;

/** The name is one of somebody he told of. */
function isHis({ memory, told }: Talk, { words }: Person): boolean {
  const his = [...memory.values(), ...told.values()].map((value) => value.toLowerCase());
  return words.some((name) => his.includes(name.toLowerCase()));
}

/** Those of some people and things that a text has a common noun for. */
function calledIn(text: string, some: Person[]): Person[] {
  const words = fold(text);
  const isIn = (noun: string) => fold(noun).every((word) => words.includes(word));
  return some.filter(({ also }) => also.some(isIn));
}
