import { LANGUAGES } from '../../../../domain/text/detect-language.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { keptLately } from '../../../../domain/text/kept-lately.ts';
import type { Meaning } from '../../../../domain/text/meaning.ts';
import type {
  AskedCard,
  Bank,
  Counsel,
  FollowUp,
  Happening,
  Liking,
  Made,
  Mention,
  Person,
  SaidToHer,
  SceneInvitation,
  Situation,
  Trio,
  Trios,
  Voice,
} from './bank.ts';
import { firstWordsOf, tellingsOf } from './bank.ts';
import { type Finder, finderOf } from './finder.ts';
import type { KeptRows } from './kept-rows.ts';
import { type KnownByWords, type KnownIn, knownByWords } from './known-by-words.ts';
import { createParts, type Parts } from './parts.ts';
import { linesOf, type Written, writtenIn } from './ranking/written.ts';
import {
  alikeTo,
  coverage,
  coverageBy,
  holdersOf,
  rankerOf,
  type Similar,
  sharerOf,
  tellingWords,
  wordsOf,
} from './similar.ts';
import { lineHash } from './state.ts';
import { type SubjectsIn, subjectsIn } from './subjects.ts';

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
  /** The same, by the texts alone: of her own cards and of what is asked after something told. */
  ownCards: Finder<AskedCard>;
  /** What of the world. */
  known: (text: string) => FoundCard | undefined;
  cards: Finder<AskedCard>;
  /** What is asked after something she has just told. */
  followUp: Finder<FollowUp>;
  /** Who or what of her story is named: the longest name first. */
  person: (text: string) => Person | undefined;
  /** All of her story that is named, in the order of their names. */
  persons: (text: string) => Person[];
  /** Which topic a question about her is likest to. */
  asked: Finder<string>;
  /** Which share of the telling words of a question stand in what is asked of a topic, or in what she says of it. */
  touches: (topic: string, text: string) => number | undefined;
  /** What particular thing is told or asked. */
  situation: Finder<Situation>;
  /** What is told of, by its words alone. */
  subjects: SubjectsIn;
  /** What has happened, by words that stand together. */
  happenings: KnownIn<Happening>;
  /** Who or what is told of, by their words. */
  mentioned: KnownIn<Mention>;
  /** What is asked of her or said to her, by words that stand together. */
  saidToHer: KnownIn<SaidToHer>;
  /** Of which things he speaks that she may be asked whether she likes. */
  likings: KnownIn<Liking>;
  /** Whether illness, death or violence is spoken of, whoever it befell. */
  isSober: (sentences: readonly string[]) => boolean;
  /** What may be advised, by words that stand together. */
  counsels: KnownIn<Counsel>;
  /** What is advised on nearly any matter of a field. */
  broadCounsels: KnownIn<Counsel>;
  /** What she makes for him, by the words of its theme. */
  made: KnownIn<Made>;
  /** What is known by words, by its id. */
  knownBy: (id: string) => KnownByWords | undefined;
  /** Into which scene of the two of them he invites her. */
  scenes: KnownIn<SceneInvitation>;
  /** What is put to her because of her trade, her town or her tastes. */
  trade: Finder<Situation>;
  /** What of her life has all the telling words of a question in it: "are you an editor?" */
  confirms: (text: string) => Trio | undefined;
  /** What of her story has most of the rare words of a question in it, the likest first. */
  near: (text: string) => Trio[];
  /** Texts by how much they mean the same as another, the likest first. */
  alike: (text: string, others: string[]) => Similar<string>[];
  /** How often she speaks of something. */
  mentions: (text: string) => number;
  /** How seldom she speaks of a telling word: 0 for what stands everywhere. */
  rarity: (key: string) => number;
  /** Ids of what she says of herself and her trade, by the lines themselves: what answers a message is like it. */
  said: Finder<string>;
  /** The same of what any of them says. */
  saidByAnybody: Finder<string>;
  /** What was written, by its id. */
  written: (id: string) => Written | undefined;
  /** What she told, by the hash of the line. */
  tellings: Map<number, string>;
}

const heard = <T>(lists: Trios, value: T) =>
  LANGUAGES.flatMap((language) => lists[language].map((text) => ({ text, value })));

const spoken = (id: string, say: Trio | Trios | undefined) =>
  say ? linesOf(say).map((text) => ({ text, value: id })) : [];

/** Words that hardly another card has call theirs, whatever the form of the question. */
const CALLED = { shared: 2, share: 0.45, holders: 1, base: 0.32, each: 0.4 };

/** A card on other states' birds is no answer to a question about Assam's: telling words it lacks count against it. */
const LEAST_COVERED = 0.7;

/** Sentences of which what was found is kept. */
const MOST_KEPT = 24;

/** How texts are placed, one by one and many at once, and what gathers the finders of them. */
interface Placing {
  meaning: Meaning;
  directions: KeptRows | undefined;
  parts: Parts;
}

const written = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);

/** A finder of texts by their name, made when it is first needed. */
function placed<T>(
  { meaning, directions, parts }: Placing,
  name: string,
  textsOf: () => { text: string; value: T }[],
  isByWords = true,
): Finder<T> {
  // Held from when they are placed ahead until the finder is made, and no longer.
  let texts: { text: string; value: T }[] | undefined;
  const gathered = () => {
    texts ??= textsOf();
    return texts;
  };
  const finder = parts.part(
    () => {
      const all = gathered();
      texts = undefined;
      return finderOf(all, meaning, directions?.(name, written(all)), isByWords);
    },
    async () => directions?.ahead(name, written(gathered())),
  );
  // What is answered has forms, what is said has not.
  if (isByWords)
    parts.part(
      () => {},
      () => finder().formsAhead(),
    );
  return Object.assign((text: string, fits?: (value: T) => boolean) => finder()(text, fits), {
    several: (text: string, most: number, fits?: (value: T) => boolean) =>
      finder().several(text, most, fits),
    textsOf: (value: T) => finder().textsOf(value),
    holds: (value: T, key: string) => finder().holds(value, key),
    wordingsOf: (value: T) => finder().wordingsOf(value),
    formsAhead: () => finder().formsAhead(),
  });
}

/** How the ids of what is asked after something of hers begin. */
const FOLLOW_UP = 'follow-up/';

const cardsPlaced = (cards: () => AskedCard[], placing: Placing, name: string): Finder<AskedCard> =>
  placed(placing, name, () => cards().flatMap((card) => heard(card.ask, card)));

/** What was made of a message with one word more or less finds the same few cards. */
const wordsSaid = keptLately(MOST_KEPT, ({ say }: AskedCard) => wordsOf(Object.values(say)));

function cardFinder(nearest: Finder<AskedCard>): Finders['own'] {
  return (text) => {
    // "Tell me a joke" asks for no joke in particular.
    const isBare = !saysWhat(text);
    const found = nearest(text, ({ id }) => !isBare || !id.startsWith(FOLLOW_UP));
    if (!found) return undefined;
    const { say, id } = found.value;
    const said = wordsSaid(found.value);
    const { telling, covered } = coverageBy(
      text,
      (key) => said.has(key) || nearest.holds(found.value, key),
    );
    const share = telling === 0 ? 0 : covered / telling;
    return { say, id, score: found.score * (LEAST_COVERED + (1 - LEAST_COVERED) * share) };
  };
}

/** Of what only she has, also what shares rare words with a question of another form: "how do I get dhokla spongy?" */
function ownFinder(
  cards: () => AskedCard[],
  nearest: Finder<AskedCard>,
  { parts }: Placing,
): Finders['own'] {
  const byMeaning = cardFinder(nearest);
  const sharer = parts.part(() =>
    sharerOf(
      cards().map((card) => ({ text: Object.values(card.ask).flat().join(' '), value: card })),
    ),
  );
  const byWords = (text: string): FoundCard | undefined => {
    const found = sharer()(text);
    if (!found || found.shared < CALLED.shared || found.share < CALLED.share) return undefined;
    if (found.holders > CALLED.holders) return undefined;
    const { id, say } = found.value;
    return { id, say, score: CALLED.base + CALLED.each * found.share };
  };
  // Asked for by one way of answering after another.
  return keptLately(MOST_KEPT, (text) => {
    const meant = byMeaning(text);
    const called = byWords(text);
    return called && called.score > (meant?.score ?? 0) ? called : meant;
  });
}

function personFinders(people: Person[]): Pick<Finders, 'person' | 'persons'> {
  const byName = people.flatMap((person) =>
    person.words
      .filter((word) => tellingWords(word).join('').length > 2)
      .flatMap((word) => [word, `${word}s`])
      .map((word) => ({ person, name: spaced(word) })),
  );
  const longestFirst = byName.toSorted((a, b) => b.name.length - a.name.length);
  return {
    person: (text) => {
      const words = spaced(text);
      return longestFirst.find(({ name }) => words.includes(name))?.person;
    },
    persons: (text) => {
      const words = spaced(text);
      const found = byName.flatMap(({ person, name }) => {
        const at = words.indexOf(name);
        return at === -1 ? [] : { person, at };
      });
      return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ person }) => person))];
    },
  };
}

/** The words of a text, each with a blank before and behind it. */
const spaced = (text: string): string => ` ${fold(text).join(' ')} `;

/** The finders of each companion. */
export interface FindersOf {
  /** Each of them is made when it is first needed. */
  (voice: Voice): Finders;
  /**
   * Makes all that are missing of hers, one companion after the other and in pieces: a third of a second of work, a whole
   * one where nothing was kept, in which a process that is asked for all of them at once would hear nobody.
   */
  makeAll(voice: Voice): Promise<void>;
}

/** Makes what gives the finders of each companion. */
export function createFinders(bank: Bank, meaning: Meaning, directions?: KeptRows): FindersOf {
  const placing = { meaning, directions, parts: createParts() };
  const nameOf = new Map([...bank.voices].map(([name, voice]) => [voice, name]));
  const cards = cardsPlaced(() => bank.cards, placing, 'cards');
  const subjects = placing.parts.part(() => subjectsIn(bank.subjects));
  const known = <T extends KnownByWords>(
    all: () => readonly T[],
    isEvent?: (one: T) => boolean,
  ): KnownIn<T> => {
    const find = placing.parts.part(() => knownByWords(all(), isEvent));
    return (sentences) => find()(sentences);
  };
  const happenings = known(() => bank.happenings);
  // A thing that is denied is spoken of all the same.
  const mentioned = known(
    () => bank.mentions,
    ({ when }) => when.length > 1,
  );
  const saidToHer = known(() => bank.saidToHer);
  const likings = known(
    () => bank.likings,
    () => false,
  );
  const sober = known(() => [{ when: [bank.sober], unless: [] }]);
  const counsels = known(() => bank.counsels.filter(({ isBroad }) => !isBroad));
  // "Nahi de raha" is a matter of money whoever denies it.
  const broadCounsels = known(
    () => bank.counsels.filter(({ isBroad }) => isBroad),
    () => false,
  );
  // A verse on what is not there is one on it all the same.
  const makings = known(
    () => bank.made,
    () => false,
  );
  const scenes = known(() => bank.scenes);
  const byId = placing.parts.part(
    () =>
      new Map<string, KnownByWords>(
        [...bank.happenings, ...bank.mentions, ...bank.saidToHer, ...bank.counsels].map((one) => [
          one.id,
          one,
        ]),
      ),
  );
  const shared = {
    knownBy: (id: string) => byId().get(id),
    cards,
    alike: (text: string, others: string[]) => alikeTo(text, others, meaning),
    known: keptLately(MOST_KEPT, cardFinder(cards)),
    asked: placed(placing, 'asked', () =>
      [...bank.topics.values()].flatMap(({ id, asks }) => heard(asks, id)),
    ),
    subjects: (sentences: readonly string[]) => subjects()(sentences),
    happenings,
    mentioned,
    saidToHer,
    likings,
    isSober: (sentences: readonly string[]) => sober(sentences).length > 0,
    counsels,
    broadCounsels,
    made: makings,
    scenes,
    situation: placed(placing, 'situations', () =>
      bank.situations.flatMap((one) => heard(one.hear, one)),
    ),
    saidByAnybody: placed(
      placing,
      'said',
      () => [
        ...bank.situations.flatMap(({ id, say, advice }) => [
          ...spoken(id, say),
          ...spoken(`${id}#advice`, advice),
        ]),
        ...bank.cards.flatMap(({ id, say }) => spoken(id, say)),
      ],
      // What answers a message has other words than it.
      false,
    ),
  };
  const made = new Map<Voice, { finders: Finders; parts: Parts }>();
  const hers = (voice: Voice) => {
    const known = made.get(voice);
    if (known) return known;
    const parts = createParts();
    const name = nameOf.get(voice) ?? 'nobody';
    const own = ownFinders(voice, { ...placing, parts }, name);
    const touches = touchesOf(bank, voice, shared.asked);
    const written = writtenIn({ bank, voice, placed: { ...shared, ...own } }, meaning);
    const one = { finders: { ...shared, ...own, touches, written }, parts };
    made.set(voice, one);
    return one;
  };
  let last = placing.parts.makeAll;
  const whole = new Map<Voice, Promise<void>>();
  return Object.assign((voice: Voice) => hers(voice).finders, {
    makeAll(voice: Voice) {
      const known = whole.get(voice);
      if (known) return known;
      const before = last();
      const now = before.catch(() => {}).then(() => hers(voice).parts.makeAll());
      last = () => now;
      whole.set(voice, now);
      now.catch(() => whole.delete(voice));
      return now;
    },
  });
}

/** The words of a topic and of her fact on it are gathered when they are first needed. */
function touchesOf(bank: Bank, voice: Voice, asked: Finder<string>): Finders['touches'] {
  const known = new Map<string, ReadonlySet<string>>();
  const wordsBeside = (id: string) =>
    wordsOf([...Object.values(voice.facts[id] ?? {}), ...(bank.topics.get(id)?.words ?? [])]);
  return (id, text) => {
    const telling = tellingWords(text);
    if (telling.length === 0) return undefined;
    const words = known.get(id) ?? wordsBeside(id);
    known.set(id, words);
    const isOfIt = (key: string) => words.has(key) || asked.holds(id, key);
    return telling.filter(isOfIt).length / telling.length;
  };
}

/** The rarity of what a question and a piece of her story share, at least. */
const LEAST_NEAR = 6.5;

/** Words that she has in more texts than this tell one of them apart from none. */
const TOO_COMMON = 8;

/** Finds what of her story has the rare words of a question. */
function storyRanker(voice: Voice): ReturnType<typeof rankerOf<Trio>> {
  const asks = new Map(voice.own.map(({ id, ask }) => [id, Object.values(ask).flat()]));
  return rankerOf(
    tellingsOf(voice).map(([id, trio]) => ({
      text: [...Object.values(trio), ...(asks.get(id) ?? [])].join(' '),
      value: trio,
    })),
    LEAST_NEAR,
  );
}

function mentionFinders(
  voice: Voice,
  { parts }: Placing,
): Pick<Finders, 'confirms' | 'near' | 'mentions' | 'rarity'> {
  const texts = [...Object.values(voice.facts), ...voice.own.map(({ say }) => say)];
  const holders = parts.part(() => holdersOf(texts.map((trio) => Object.values(trio).join(' '))));
  const ranked = parts.part(() => storyRanker(voice));
  return {
    near: (text) => {
      const keys = tellingWords(text);
      return ranked()(text)
        .filter(({ value }) => coverage(text, Object.values(value)).covered * 2 > keys.length)
        .map(({ value }) => value);
    },
    confirms: (text) => {
      const lists = tellingWords(text).map((key) => holders().get(key));
      const rarest = lists.toSorted((a, b) => (a?.length ?? 0) - (b?.length ?? 0))[0];
      if (!rarest || rarest.length > TOO_COMMON) return undefined;
      const at = rarest.find((one) => lists.every((list) => list?.includes(one)));
      return at === undefined ? undefined : texts[at];
    },
    mentions: (text) =>
      tellingWords(text).reduce((sum, key) => sum + (holders().get(key)?.length ?? 0), 0),
    rarity: (key) => Math.log((texts.length + 1) / ((holders().get(key)?.length ?? 0) + 0.5)),
  };
}

/** A follow-up of hardly a telling word ("which star?") is one only after what it follows. */
const LEAST_APART = 2;

/** The wordings of a follow-up that say by themselves what they ask after. */
const apart = (hear: Trios): Trios => ({
  english: hear.english.filter(saysWhat),
  hinglish: hear.hinglish.filter(saysWhat),
  hindi: hear.hindi.filter(saysWhat),
});

const saysWhat = (text: string): boolean => tellingWords(text).length >= LEAST_APART;

function ownFinders(
  voice: Voice,
  placing: Placing,
  name: string,
): Omit<
  Finders,
  | 'known'
  | 'cards'
  | 'asked'
  | 'situation'
  | 'subjects'
  | 'happenings'
  | 'mentioned'
  | 'saidToHer'
  | 'likings'
  | 'isSober'
  | 'counsels'
  | 'broadCounsels'
  | 'made'
  | 'knownBy'
  | 'scenes'
  | 'alike'
  | 'touches'
  | 'written'
  | 'saidByAnybody'
> {
  const cards = placing.parts.part(() => [
    ...voice.own,
    ...voice.followUps.map(({ id, hear, say }) => ({ id, ask: apart(hear), say })),
  ]);
  const told = [...tellingsOf(voice), ...firstWordsOf(voice)];
  const inEach = told.flatMap(([id, trio]) =>
    LANGUAGES.map((language): [number, string] => [lineHash(trio[language]), id]),
  );
  const ownCards = cardsPlaced(cards, placing, `${name}-own`);
  return {
    ownCards,
    own: ownFinder(cards, ownCards, placing),
    trade: placed(placing, `${name}-trade`, () =>
      voice.trade.flatMap((one) => heard(one.hear, one)),
    ),
    followUp: placed(placing, `${name}-follow-ups`, () =>
      voice.followUps.flatMap((one) => heard(one.hear, one)),
    ),
    said: placed(
      placing,
      `${name}-said`,
      () => [
        ...Object.entries(voice.facts).flatMap(([topic, say]) => spoken(`fact/${topic}`, say)),
        ...[...voice.own, ...voice.followUps, ...voice.trade].flatMap(({ id, say }) =>
          spoken(id, say),
        ),
      ],
      // What answers a message has other words than it.
      false,
    ),
    ...personFinders(voice.people),
    ...mentionFinders(voice, placing),
    tellings: new Map(inEach),
  };
}
