import { MOVES, type Move } from '#content-reader/kinds/talk.ts';
import { thingIn } from './thing.ts';
import { hasFresh, type Part, say, sayFresh, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** Moves of something bad, and of something good; the others are neither. */
const BAD = new Set<Move>([
  'person-wrong',
  'trouble',
  'worry',
  'hurt',
  'worn',
  'blame-self',
  'torn',
]);
const GOOD = new Set<Move>(['win', 'joy', 'plan']);

export type Kind = 'tells' | 'good' | 'bad';

/** Whether a move tells of something good, bad, or neither. */
export const kindOf = (move: Move): Kind =>
  BAD.has(move) ? 'bad' : GOOD.has(move) ? 'good' : 'tells';

/** How much a move of another kind than the telling was heard as still counts. */
const OTHER_KIND = 0.5;
/** Less likely than this, no move is acted on: a line that takes a plan for an insult is worse than a small word. */
const LEAST = 0.42;

const isMove = (label: string): label is Move => (MOVES as readonly string[]).includes(label);

/** Moves that are answered in play. */
const PLAYFUL = new Set<Move>(['joke', 'to-her']);

/**
 * What he does who says this; undefined where it is unclear.
 * @param kind what the telling was heard as
 * @param mayPlay whether a joke, or something said to her, may be taken for one
 */
export function moveOf({ moves }: Clause, kind: Kind, mayPlay: boolean): Move | undefined {
  const weighed = moves.flatMap(({ label, p }) =>
    isMove(label) && (mayPlay || !PLAYFUL.has(label))
      ? [{ move: label, p: kindOf(label) !== kind ? p * OTHER_KIND : p }]
      : [],
  );
  const best = weighed.toSorted((a, b) => b.p - a.p)[0];
  return best && best.p >= LEAST ? best.move : undefined;
}

const LISTENING: Record<Kind, string> = {
  tells: 'listening',
  good: 'listening-good',
  bad: 'listening-bad',
};

/** What she says to something of which no more is understood than what it does, if that; '' where she has no line. */
export function reaction(talk: Talk, move: Move | undefined, kind: Kind): string {
  const lines = move && talk.voice.moves[move]?.say;
  const own = sayFresh(talk, lines);
  return own ?? sayTurn(talk, LISTENING[kind]) ?? '';
}

/** A question of hers that fits whatever was told; undefined where all were asked. */
export function askAfter(talk: Talk, move: Move | undefined): Part | undefined {
  const fresh = [move && talk.voice.moves[move]?.ask, talk.turns['and-then']].find((lines) =>
    hasFresh(talk, lines),
  );
  const text = say(talk, fresh);
  return text ? { text, why: `asks after ${move ?? 'it'}`, asks: {} } : undefined;
}

/** What she owns up to, and the shared line where she has none of her own. */
const SHARED = {
  'no-idea': 'no-answer',
  'no-idea-her': 'unwritten',
  'no-idea-advice': 'advice-back',
} as const;

/**
 * She says that she has no answer: about the world, about herself, or beyond what fits any matter. Where it can be told
 * what was asked after, she names it.
 * @param text the question
 */
export function ownUp(talk: Talk, what: keyof typeof SHARED, text: string): string | undefined {
  const { voice, language, memory } = talk;
  const his = [...memory.values(), ...talk.told.values(), ...talk.said];
  const thing = thingIn(text, [talk.name, ...his]);
  const all = voice.moves[what]?.say;
  const naming = all?.[language].filter((line) => line.includes('{thing}')) ?? [];
  const named = thing ? { [language]: naming } : undefined;
  return sayFresh(talk, named, { thing }) ?? say(talk, all) ?? sayTurn(talk, SHARED[what]);
}
