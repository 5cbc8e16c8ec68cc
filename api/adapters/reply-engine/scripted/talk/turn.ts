import type { FestivalsContent, Move, RoutinesContent } from '#content-reader/kinds/talk.ts';
import type { ChatType } from '#contract/chat-types.ts';
import type { Mood } from '../../../../domain/safety/care/decide.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';
import type { Bank, Thread, Trio, Trios, Voice } from './bank.ts';
import type { Clock } from './clock.ts';
import type { Finders } from './finders.ts';
import { speaksOfHarm } from './may-say-back.ts';
import type { Chosen } from './ranking/pieces.ts';
import type { Ranked } from './ranking/rank.ts';
import { type Address, filled, needsGender, realise } from './realise.ts';
import { lineHash, type TalkState } from './state.ts';
import type { Clause, Understood } from './understand.ts';

/** All that an answer is made from. Responders read it, and note in `state` what will matter later. */
export interface Talk extends Weighing {
  bank: Bank;
  voice: Voice;
  /** Lines of `content/talk/turns.yaml`. */
  turns: Record<string, Partial<Trios>>;
  /** Games over several turns; undefined: there are none. */
  routines: RoutinesContent | undefined;
  /** Days that are told of in her first words: `content/talk/festivals.yaml`. */
  festivals: FestivalsContent;
  find: Finders;
  understand: (text: string) => Understood;
  heard: Understood;
  /** What the message does for certain, whatever the classifier takes it for. */
  sure: string | undefined;
  language: Language;
  type: ChatType;
  state: TalkState;
  clock: Clock;
  /** What was told at any time, by topic of memory: name, home, … */
  memory: Map<string, string>;
  /** What this very message tells, likewise. */
  told: Map<string, string>;
  /** What she said last; '' at the beginning. */
  her: string;
  /** The visitor's messages before this one, oldest first. */
  said: string[];
  name: string;
  /** How she is to speak; undefined: as ever. */
  mood: Mood | undefined;
  random: () => number;
  /** The same for a part of the message. */
  weighing: (heard: Understood) => Weighing;
}

/** What was written and what is chosen, weighed against a message. */
export interface Weighing {
  /** Everything that was written: the likeliest first. Weighed once. */
  ranked: () => Ranked[];
  /** How likely a reader finds right what the rules chose; undefined where nothing was learnt of it. */
  likelihood: (chosen: Chosen) => number | undefined;
  /** What each of some replies is worth to readers, the first of which the rules chose; all 0 where nothing was learnt. */
  worthsOf: (replies: readonly Chosen[]) => number[];
}

/** A plain question of hers, and what it is known by: `Bank.answered`. */
export interface Asking {
  id: string;
  ask: Trio;
}

/** A piece of a reply. */
export interface Part {
  text: string;
  /** Why it was chosen; for the writer, shown by `npm run talk -- --why`. */
  why: string;
  /** The question it ends in. */
  asks?: { thread?: string | undefined; topic?: string | undefined; question?: string | undefined };
  /** Nothing is added to it. */
  isWhole?: boolean;
  isHeavy?: boolean;
  /** What was told is not understood beyond its words: only what fits anything told may follow. */
  isUnclear?: boolean;
  /** No more than a sign that it was read. */
  isBare?: boolean;
  /** A small word was answered: there is room for something of her own. */
  isSmall?: boolean;
  /** What the talk is about from here. */
  topic?: string | undefined;
  /** The question that belongs to what was answered. */
  thread?: string;
  /** A plain question that follows it. */
  next?: Asking;
  /** What he does who told it, where no more was understood. */
  move?: Move | undefined;
}

/** How this visitor is spoken to: as he or she speaks, in Hindi with aap until then. */
export const addressOf = ({ state, language }: Talk): Address => ({
  isAap: state.isAap ?? language === 'hindi',
  gender: state.gender,
});

/** Places of a line that names fill; the others may be filled with his words. */
const OF_NAMES = new Set(['person', 'who', 'known']);

/** What may be filled in: nothing of his that speaks of harm. */
const withoutHarm = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([place, value]) => OF_NAMES.has(place) || !speaksOfHarm(value ?? ''),
    ),
  );

/** A line of a list that was not said to this visitor, realised and filled; the one said longest ago otherwise. */
export function say(
  talk: Talk,
  lines: Partial<Trios> | undefined,
  values: Record<string, string | undefined> = {},
): string | undefined {
  const { state, language, memory, told, name, random } = talk;
  const all = {
    visitor: (told.get('name') ?? memory.get('name'))?.split(' ')[0],
    her: name.replace(/^./, (letter) => letter.toUpperCase()),
    home: told.get('home') ?? told.get('origin') ?? memory.get('home') ?? memory.get('origin'),
    ...withoutHarm(values),
  };
  const usable = (lines?.[language] ?? []).filter((line) => filled(line, all) !== undefined);
  const neutral = state.gender ? usable : usable.filter((line) => !needsGender(line));
  const pool = neutral.length > 0 ? neutral : usable;
  const age = (line: string) => state.used.lastIndexOf(lineHash(line));
  const fresh = pool.filter((line) => age(line) === -1);
  const line =
    fresh.length > 0
      ? fresh[Math.floor(random() * fresh.length)]
      : pool.toSorted((a, b) => age(a) - age(b))[0];
  if (line === undefined) return undefined;
  state.used.push(lineHash(line));
  return filled(realise(line, addressOf(talk)), all);
}

/** Whether a list has a line that was not said to this visitor. */
export const hasFresh = ({ state, language }: Talk, lines: Partial<Trios> | undefined): boolean =>
  (lines?.[language] ?? []).some((line) => !state.used.includes(lineHash(line)));

/** A line of a list that was not said to this visitor; undefined where all of them were. */
export const sayFresh = (
  talk: Talk,
  lines: Partial<Trios> | undefined,
  values?: Record<string, string | undefined>,
): string | undefined => (hasFresh(talk, lines) ? say(talk, lines, values) : undefined);

/** What is known by its words, where a line of it was not said yet; its id tells why. */
export function sayKnown(
  talk: Talk,
  { id, say: lines }: { id: string; say: Partial<Trios> },
): Part | undefined {
  const text = sayFresh(talk, lines);
  return text ? { text, why: id } : undefined;
}

/** One text of three; undefined when it was said before and `onlyFresh`. */
export function sayOne(talk: Talk, trio: Trio | undefined, onlyFresh = false): string | undefined {
  if (!trio) return undefined;
  const line = trio[talk.language];
  if (onlyFresh && line !== undefined && talk.state.used.includes(lineHash(line))) return undefined;
  return say(talk, { [talk.language]: line === undefined ? [] : [line] });
}

/** A line for an act: hers first, else one that fits any of them. */
export const sayAct = (talk: Talk, act: string, values?: Record<string, string | undefined>) =>
  say(talk, talk.voice.lines[act] ?? talk.bank.acts.get(act), values) ??
  say(talk, talk.bank.acts.get(act), values);

/** A line that belongs to no act: `content/talk/turns.yaml`. */
export const sayTurn = (talk: Talk, key: string, values?: Record<string, string | undefined>) =>
  say(talk, talk.turns[key], values);

/** A line of hers, or where she has none, one for any of them: `unsure`, `heavy`. */
export const sayOwn = (talk: Talk, key: string): string | undefined =>
  say(talk, talk.voice.lines[key]) ?? sayTurn(talk, key);

/** What her answer to "you did not answer" begins with. */
export const sayOwed = (talk: Talk): string | undefined =>
  sayAct(talk, 'not-answered') ?? sayTurn(talk, 'owed');

/** What an answer notes of itself, by the by; what was told and used is noted in lists that others hold. */
const noted = ({ pending, situation, game, topic, chapters }: TalkState) => ({
  pending,
  situation,
  game,
  topic,
  chapters: { ...chapters },
});

/** What a way of answering makes, as good as never said, with what it noted and what says it after all. */
function unsaid<P>({ state }: Talk, make: () => P) {
  const usedBefore = state.used.length;
  const before = noted(state);
  const part = make();
  const after = noted(state);
  const lines = state.used.splice(usedBefore);
  Object.assign(state, before);
  const keep = () => {
    state.used.push(...lines);
    Object.assign(state, after);
  };
  return { part, after, keep };
}

/**
 * What one way of answering makes, or what another makes in its stead; then the first is as good as never said, and
 * what it noted is forgotten.
 */
export function orInstead<P extends Part>(
  talk: Talk,
  make: () => P,
  instead: (part: P) => P | undefined,
): P {
  const { part, after, keep } = unsaid(talk, make);
  const other = instead(part);
  if (!other) {
    keep();
    return part;
  }
  // A game or a topic that the message itself ended is over, whatever is said.
  if (after.game === undefined) delete talk.state.game;
  if (after.topic === undefined) delete talk.state.topic;
  return other;
}

/** What one way of answering makes: as good as never said, until it is kept. */
export function rehearse<P extends Part>(
  talk: Talk,
  make: () => P | undefined,
): { part: P; keep: () => P } | undefined {
  const { part, keep } = unsaid(talk, make);
  if (!part) return undefined;
  return {
    part,
    keep() {
      keep();
      return part;
    },
  };
}

/** A part where it fits; where it does not, its lines are as good as never said. */
export function attempt<P extends Part | undefined>(
  { state }: Talk,
  make: () => P,
  fits: (part: NonNullable<P>) => boolean,
): NonNullable<P> | undefined {
  const usedBefore = state.used.length;
  const { pending, situation } = state;
  const part = make();
  if (part && fits(part)) return part;
  state.used.length = usedBefore;
  Object.assign(state, { pending, situation });
  return undefined;
}

/** What is made of the first of a list of which something can be made; of those behind it nothing is. */
export function firstOf<T, R>(list: T[], make: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const made = make(one);
    if (made) return made;
  }
  return undefined;
}

/** How sure it is that a sentence does this. */
export const actOf = ({ acts }: Clause, ...labels: string[]): number =>
  acts.reduce((sum, { label, p }) => sum + (labels.includes(label) ? p : 0), 0);

/** The topic of a sentence that is no `none`. */
export const topicOf = ({ topics }: Clause): { label: string; p: number } =>
  topics.find(({ label }) => label !== 'none') ?? { label: 'none', p: 0 };

export const threadOf = ({ bank }: Talk, id: string | undefined): Thread | undefined =>
  id === undefined ? undefined : bank.threads.get(id);
