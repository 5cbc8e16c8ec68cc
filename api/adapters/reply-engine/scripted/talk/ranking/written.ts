import { LANGUAGES } from '../../../../../domain/text/detect-language.ts';
import { fold } from '../../../../../domain/text/fold.ts';
import { keptLately } from '../../../../../domain/text/kept-lately.ts';
import { inRow, type Meaning } from '../../../../../domain/text/meaning.ts';
import type { AskedCard, Bank, FollowUp, Situation, Trio, Trios, Voice } from '../bank.ts';
import type { Finder } from '../finder.ts';
import { realise } from '../realise.ts';
import { type Texts, tellingOf, type Wordings } from '../texts.ts';
import { tellsWanted, type Wanted } from './wanted.ts';

/** Where an answer was written. */
export const SOURCES = [
  'own',
  'fact',
  'person',
  'follow-up',
  'situation',
  'advice',
  'trade',
  'card',
] as const;
export type Source = (typeof SOURCES)[number];

/** Something that was written as an answer, with all that a ranking looks at. */
export interface Written {
  /** `own/…`, `fact/<topic>`, `people/<name>/<aspect>`, `situation/…#advice`, … */
  id: string;
  source: Source;
  say: Trio | Trios;
  /** What is said of his matter or her trade, with the question that belongs to it. */
  situation: Situation | undefined;
  topic: string | undefined;
  move: string | undefined;
  /** Of advice: what its situation needs. */
  needs: Situation['needs'];
  /** Ids of what was told before it. */
  after: readonly string[];
  /** The folded names of whom it is about. */
  names: string[];
  /** The question that it answers. */
  asks: Wordings;
  /** What is said, in all its ways. */
  says: Texts;
  /** Whether its lines hold what a question wants to be told. */
  tells: (wanted: Wanted) => boolean;
}

/** People of hers, with all that is told of each. */
const MOST_KEPT = 300;

/** A line as it is said to somebody, without the names that are filled in. */
export const asRead = (line: string): string =>
  realise(line, { isAap: true, gender: 'man' }).replace(/\{\w+\}/g, ' ');

/** Lines in all three mixes, as they are said to somebody. */
export const linesOf = (say: Trio | Trios): string[] =>
  LANGUAGES.flatMap((language) => say[language]).map(asRead);

/** Where what was written has been placed by what it means: questions by what they ask for, lines by their ids. */
export interface Placed {
  cards: Finder<AskedCard>;
  ownCards: Finder<AskedCard>;
  /** By topic. */
  asked: Finder<string>;
  followUp: Finder<FollowUp>;
  situation: Finder<Situation>;
  trade: Finder<Situation>;
  said: Finder<string>;
  saidByAnybody: Finder<string>;
}

const NOT_ASKED: Wordings = {
  row: new Int8Array(),
  telling: new Uint32Array(),
  words: { numbers: new Uint32Array(), starts: new Uint32Array() },
  forms: new Uint16Array(),
};

/**
 * Makes the function that finds what was written by its id; undefined for an id that is no longer there.
 * @param of the voice whose it is, and where all of it was placed
 */
export function writtenIn(
  { bank, voice, placed }: { bank: Bank; voice: Voice; placed: Placed },
  meaning: Meaning,
): (id: string) => Written | undefined {
  const situations = new Map(bank.situations.map((one) => [one.id, one]));
  const cards = new Map(bank.cards.map((one) => [one.id, one]));
  const own = new Map(voice.own.map((one) => [one.id, one]));
  const followUps = new Map(voice.followUps.map((one) => [one.id, one]));
  const trade = new Map(voice.trade.map((one) => [one.id, one]));
  const people = new Map(
    voice.people.flatMap((person) => [
      [person.id, { person, say: person.say }],
      ...Object.entries(person.more).map(
        ([aspect, say]) => [`${person.id}/${aspect}`, { person, say }] as const,
      ),
    ]),
  );

  // Whoever is named is told of with few lines, which nothing else is found by.
  const linesOfPerson = keptLately(MOST_KEPT, (id: string): Texts => {
    const lines = people.get(id);
    const texts = lines ? linesOf(lines.say) : [];
    return {
      row: inRow(texts.map(meaning)),
      telling: Uint32Array.from(tellingOf(texts.map(fold))),
    };
  });

  return (id) => {
    const [base = '', isAdvice] = id.split('#');
    const hers = () => placed.said.textsOf(id);
    const anybodys = () => placed.saidByAnybody.textsOf(id);
    if (base.startsWith(FACT)) {
      const topic = base.slice(FACT.length);
      const fact = voice.facts[topic];
      const ways = { asks: placed.asked.wordingsOf(topic), says: hers() };
      return fact && written(id, 'fact', fact, ways, { topic });
    }
    const situation = situations.get(base);
    if (situation) {
      const { say, advice, topic, move, needs } = situation;
      const ways = { asks: placed.situation.wordingsOf(situation), says: anybodys() };
      if (!isAdvice) return written(id, 'situation', say, ways, { topic, move, situation });
      return advice && written(id, 'advice', advice, ways, { topic, move, needs });
    }
    const mine = own.get(base);
    if (mine)
      return written(id, 'own', mine.say, { asks: placed.ownCards.wordingsOf(mine), says: hers() });
    const next = followUps.get(base);
    if (next) {
      const ways = { asks: placed.followUp.wordingsOf(next), says: hers() };
      return written(id, 'follow-up', next.say, ways, { after: next.after });
    }
    const put = trade.get(base);
    if (put) {
      const ways = { asks: placed.trade.wordingsOf(put), says: hers() };
      return written(id, 'trade', put.say, ways, { situation: put });
    }
    const card = cards.get(base);
    if (card)
      return written(id, 'card', card.say, {
        asks: placed.cards.wordingsOf(card),
        says: anybodys(),
      });
    const of = people.get(base);
    const ways = { asks: NOT_ASKED, says: linesOfPerson(base) };
    return of && written(id, 'person', of.say, ways, { names: of.person.words });
  };
}

const FACT = 'fact/';

function written(
  id: string,
  source: Source,
  say: Trio | Trios,
  { asks, says }: Pick<Written, 'asks' | 'says'>,
  more: Partial<Pick<Written, 'topic' | 'move' | 'needs' | 'after' | 'names' | 'situation'>> = {},
): Written {
  return {
    id,
    source,
    say,
    situation: more.situation,
    topic: more.topic,
    move: more.move,
    needs: more.needs,
    after: more.after ?? [],
    names: (more.names ?? []).map((name) => fold(name).join(' ')),
    asks,
    says,
    tells: (wanted) => tellsWanted(wanted, [say.english].flat().map(asRead)),
  };
}
