import { LANGUAGES } from '../../../../domain/text/detect-language.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { Bank, Card, FollowUp, Person, Situation, Trio, Trios, Voice } from './bank.ts';
import { tellingsOf } from './bank.ts';
import { type Finder, finderOf, tellingWords } from './similar.ts';
import { lineHash } from './state.ts';

/** A card that answers a question, and how sure that is. */
export interface FoundCard {
  say: Trio;
  id: string;
  score: number;
}

/** What is looked up by the words of a message: by companion, and shared by all of them. */
export interface Finders {
  /** What of her own life a question asks after. */
  own: (text: string) => FoundCard | undefined;
  /** What of the world. */
  known: (text: string) => FoundCard | undefined;
  /** What is asked after something she has just told. */
  followUp: Finder<FollowUp>;
  /** Who or what of her story is named. */
  person: (text: string) => Person | undefined;
  /** Which topic a question about her is likest to. */
  asked: Finder<string>;
  /** What particular thing is told or asked. */
  situation: Finder<Situation>;
  /** What she told, by the hash of the line. */
  tellings: Map<number, string>;
}

const heard = <T>(lists: Trios, value: T) =>
  LANGUAGES.flatMap((language) => lists[language].map((text) => ({ text, value })));

/** A card on other states' birds is no answer to a question about Assam's: telling words it lacks count against it. */
const LEAST_COVERED = 0.4;

function cardFinder(cards: Pick<Card, 'id' | 'ask' | 'say'>[]): Finders['own'] {
  const nearest = finderOf(cards.flatMap((card) => heard(card.ask, card)));
  return (text) => {
    const found = nearest(text);
    if (!found) return undefined;
    const { ask, say, id } = found.value;
    const telling = tellingWords(text);
    const words = new Set(
      [...Object.values(ask).flat(), ...Object.values(say)].flatMap(tellingWords),
    );
    const covered =
      telling.length === 0 ? 1 : telling.filter((key) => words.has(key)).length / telling.length;
    return { say, id, score: found.score * (LEAST_COVERED + (1 - LEAST_COVERED) * covered) };
  };
}

function personFinder(people: Person[]): Finders['person'] {
  const byName = people.flatMap((person) =>
    person.words
      .filter((word) => tellingWords(word).join('').length > 2)
      .map((word) => ({ person, name: ` ${fold(word).join(' ')} ` })),
  );
  const longestFirst = byName.toSorted((a, b) => b.name.length - a.name.length);
  return (text) => {
    const words = ` ${fold(text).join(' ')} `;
    return longestFirst.find(({ name }) => words.includes(name))?.person;
  };
}

/** Makes the finders of each companion, when they are first needed. */
export function createFinders(bank: Bank): (voice: Voice) => Finders {
  const shared = {
    known: cardFinder(bank.cards),
    asked: finderOf([...bank.topics.values()].flatMap(({ id, asks }) => heard(asks, id))),
    situation: finderOf(bank.situations.flatMap((one) => heard(one.hear, one))),
  };
  const made = new Map<Voice, Finders>();
  return (voice) => {
    const finders = made.get(voice) ?? { ...shared, ...ownFinders(voice) };
    made.set(voice, finders);
    return finders;
  };
}

function ownFinders(voice: Voice): Pick<Finders, 'own' | 'followUp' | 'person' | 'tellings'> {
  const told = tellingsOf(voice);
  const inEach = told.flatMap(([id, trio]) =>
    LANGUAGES.map((language): [number, string] => [lineHash(trio[language]), id]),
  );
  return {
    own: cardFinder([
      ...voice.own,
      ...voice.followUps.map(({ id, hear, say }) => ({ id, ask: hear, say })),
    ]),
    followUp: finderOf(voice.followUps.flatMap((one) => heard(one.hear, one))),
    person: personFinder(voice.people),
    tellings: new Map(inEach),
  };
}
