import { LANGUAGES } from '../../../../../domain/text/detect-language.ts';
import { fnv1a } from '../../../../../domain/text/fnv.ts';
import { fold } from '../../../../../domain/text/fold.ts';
import { inRow, type Meaning } from '../../../../../domain/text/meaning.ts';
import type { AskedCard, Bank, FollowUp, Situation, Trio, Trios, Voice } from '../bank.ts';
import { TO_HER } from '../question-form.ts';
import { questionKind } from '../question-kind.ts';
import { realise } from '../realise.ts';
import { type Finder, tellingKeys, tellingWords } from '../similar.ts';
import { toldIn, type Wanted, wantedIn } from './wanted.ts';

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

/** Something that was written as an answer, with all that a ranking looks at; made once. */
export interface Written extends Asked {
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
  after: ReadonlySet<string>;
  /** The folded names of whom it is about. */
  names: string[];
  /** What its lines hold of all that questions want to be told. */
  tells: ReadonlySet<Wanted>;
  /** Where its lines point, one after another. */
  told: Int8Array;
  /** Telling words of what is said. */
  said: ReadonlySet<string>;
}

/** The wordings of a question: one topic's are the same for all companions. */
interface Asked {
  wordings: Wordings;
  /** Telling words of all of them. */
  asked: ReadonlySet<string>;
  /** The share of them that are put to her. */
  toHer: number;
}

/** Several wordings, in flat lists: thousands of answers with some thirty wordings each are kept. */
export interface Wordings {
  /** Where they point, one after another. */
  row: Int8Array;
  kinds: string[];
  wanted: (Wanted | undefined)[];
  /** The words of each as numbers, each once. */
  keys: Uint32Array;
  /** Where in `keys` those of each begin, and those of the last end. */
  starts: Uint32Array;
}

/** The question has no form that tells its kind. */
export const NO_KIND = 'none';

const MOST_TOLD = 6;
const MOST_KEPT = 6000;

/** A line as it is said to somebody, without the names that are filled in. */
export const asRead = (line: string): string =>
  realise(line, { isAap: true, gender: 'man' }).replace(/\{\w+\}/g, ' ');

const textsOf = (texts: Trio | Trios | undefined): string[] =>
  LANGUAGES.flatMap((language) => texts?.[language] ?? []);

/** Lines in all three mixes, as they are said to somebody. */
export const linesOf = (say: Trio | Trios): string[] => textsOf(say).map(asRead);

/** What was looked at lately, of all companions. */
export interface Looked {
  written: Map<string, Written | undefined>;
  asked: WeakMap<Trios, Asked>;
}

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

/** Gives the directions of some texts, one after another. */
type DirectionsOf = (texts: readonly string[]) => Int8Array;

/**
 * Makes the function that finds what was written by its id; undefined for an id that is no longer there.
 * @param name whose it is
 * @param made what was made lately is kept here
 */
export function writtenIn(
  { bank, voice, name, placed }: { bank: Bank; voice: Voice; name: string; placed: Placed },
  meaning: Meaning,
  made: Looked,
): (id: string) => Written | undefined {
  const situations = new Map(bank.situations.map((one) => [one.id, one]));
  const cards = new Map(bank.cards.map((one) => [one.id, one]));
  const own = new Map(voice.own.map((one) => [one.id, one]));
  const followUps = new Map(voice.followUps.map((one) => [one.id, one]));
  const trade = new Map(voice.trade.map((one) => [one.id, one]));

  const one: DirectionsOf = (texts) => inRow(texts.map(meaning));
  const within =
    <T>(finder: Finder<T>, value: T): DirectionsOf =>
    (texts) =>
      finder.directions(value, texts);

  const make = (id: string): Written | undefined => {
    const hers = within(placed.said, id);
    const anybodys = within(placed.saidByAnybody, id);
    const [base = '', isAdvice] = id.split('#');
    const topic = /^fact\/(.+)$/.exec(base)?.[1];
    const fact = topic === undefined ? undefined : voice.facts[topic];
    if (topic !== undefined)
      return (
        fact &&
        written(id, 'fact', bank.topics.get(topic)?.asks, fact, {
          topic,
          placed: [within(placed.asked, topic), hers],
        })
      );
    const situation = situations.get(base);
    if (situation) {
      const { hear, say, advice, topic: of, move, needs } = situation;
      const ways = [within(placed.situation, situation), anybodys] as const;
      const about = { topic: of, move, placed: ways };
      if (!isAdvice) return written(id, 'situation', hear, say, { ...about, situation });
      return advice && written(id, 'advice', hear, advice, { ...about, needs });
    }
    const mine = own.get(base);
    if (mine)
      return written(id, 'own', mine.ask, mine.say, {
        placed: [within(placed.ownCards, mine), hers],
      });
    const next = followUps.get(base);
    if (next)
      return written(id, 'follow-up', next.hear, next.say, {
        after: next.after,
        placed: [within(placed.followUp, next), hers],
      });
    const put = trade.get(base);
    if (put)
      return written(id, 'trade', put.hear, put.say, {
        situation: put,
        placed: [within(placed.trade, put), hers],
      });
    const card = cards.get(base);
    if (card)
      return written(id, 'card', card.ask, card.say, {
        placed: [within(placed.cards, card), anybodys],
      });
    const person = voice.people.find((one) => base === one.id || base.startsWith(`${one.id}/`));
    const aspect = person && base.slice(person.id.length + 1);
    const told = aspect ? person?.more[aspect as keyof typeof person.more] : person?.say;
    return (
      person &&
      told &&
      written(id, 'person', undefined, told, { names: person.words, placed: [one, one] })
    );
  };

  function written(
    id: string,
    source: Source,
    asks: Trios | undefined,
    say: Trio | Trios,
    more: {
      topic?: string | undefined;
      move?: string | undefined;
      needs?: Situation['needs'];
      after?: string[];
      names?: string[];
      situation?: Situation;
      /** Where its questions were placed, and its lines. */
      placed: readonly [asks: DirectionsOf, says: DirectionsOf];
    },
  ): Written {
    const [placedAsks, placedLines] = more.placed;
    const asked = askedIn(asks, placedAsks);
    const said = linesOf(say);
    return {
      id,
      source,
      say,
      situation: more.situation,
      topic: more.topic,
      move: more.move,
      needs: more.needs,
      after: new Set(more.after),
      names: (more.names ?? []).map((name) => fold(name).join(' ')),
      ...asked,
      tells: toldIn([say.english].flat().map(asRead)),
      told: placedLines(said.slice(0, MOST_TOLD)),
      said: new Set(said.flatMap(tellingWords)),
    };
  }

  /** All that is looked at of the wordings of a question. */
  function askedIn(asks: Trios | undefined, placedAsks: DirectionsOf): Asked {
    const known = asks && made.asked.get(asks);
    if (known) return known;
    const texts = textsOf(asks).map(asRead);
    // Each is folded once: it is most of the work.
    const keys = texts.map(fold);
    const hashes = keys.map((some) => [...new Set(some.map(fnv1a))]);
    let end = 0;
    const asked: Asked = {
      wordings: {
        row: placedAsks(texts),
        kinds: texts.map((text) => questionKind(text) ?? NO_KIND),
        wanted: texts.map(wantedIn),
        keys: Uint32Array.from(hashes.flat()),
        starts: Uint32Array.from([0, ...hashes.map(({ length }) => (end += length))]),
      },
      asked: new Set(keys.flatMap(tellingKeys)),
      toHer: texts.filter((text) => TO_HER.test(text)).length / (texts.length || 1),
    };
    if (asks) made.asked.set(asks, asked);
    return asked;
  }

  return (id) => {
    // All of them at once would take tens of megabytes, and most are seldom looked at.
    if (made.written.size > MOST_KEPT) made.written.clear();
    const isOfAnybody = id.startsWith('situation/') || cards.has(id);
    const key = isOfAnybody ? id : `${name} ${id}`;
    if (!made.written.has(key)) made.written.set(key, make(id));
    return made.written.get(key);
  };
}
