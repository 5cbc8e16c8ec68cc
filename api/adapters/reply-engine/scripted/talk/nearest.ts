import type { Situation } from './bank.ts';
import { likingIn } from './liking.ts';
import { answerSituation, tradeIn } from './particular.ts';
import { tellingWords } from './similar.ts';
import { hasFresh, type Part, say, sayFresh, sayOne, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** Something that was written for a question like this one. */
interface Candidate {
  /** How sure it is that this was asked. */
  score: number;
  /** Of a topic, and not written for a question. */
  isFact?: boolean;
  answer: (onlyFresh: boolean) => Part | undefined;
}

/** From here on what comes nearest is said. */
const LEAST = 0.5;

/** A fact of hers has to come nearer: readers found every second one beside the point that came less near. */
const LEAST_FACT = 0.72;

/** Whom a question is to changes what is meant by it. */
const WEIGHTS = {
  her: { own: 0.08, fact: 0.06, trade: 0.04, known: -0.3, situation: -0.2 },
  advice: { own: -0.2, fact: -0.35, trade: 0.05, known: -0.1, situation: -0.05 },
  any: { own: 0, fact: -0.05, trade: 0, known: 0.05, situation: 0 },
};

/** A question of hardly a word has to be nearly the same as what was written. */
const SAME = 0.75;

const SAME_WORDS = 0.85;
const HOLLOW_SHARE = 0.6;

/** What was written for this very question comes before what a topic has. */
const EXACTLY = 0.9;
const EXACT_SHARE = 0.1;

/** As sure as this, it is asked a second time, and said again. */
const AGAIN = 0.85;

/** What the head says of the topic, where no question was written that is like this one. */
const HEAD_SHARE = 0.5;
const HEAD_BASE = 0.22;
const HEAD_BESIDE = 0.12;

/** What it counts that the telling words of a question stand in what was written on a topic; half of them is the rule. */
const TOUCHES = 0.2;
const TOUCHED = 0.45;

/**
 * Of all that was written for questions (about her, about the world, about his own matter) what comes nearest to this
 * one; undefined where nothing comes near enough.
 * @param to whether it is to her, asks advice, or neither
 * @param least how near it has to come
 */
export function answerNearest(
  talk: Talk,
  clause: Clause,
  to: keyof typeof WEIGHTS,
  least = LEAST,
): Part | undefined {
  const leastFact = least < LEAST ? least : LEAST_FACT;
  const found = candidates(talk, clause, to)
    .filter(({ score, isFact }) => score >= (isFact ? leastFact : least))
    .toSorted((a, b) => b.score - a.score);
  for (const onlyFresh of [true, false]) {
    for (const { answer } of onlyFresh ? found : found.filter(({ score }) => score >= AGAIN)) {
      const part = answer(onlyFresh);
      if (part) return part;
    }
  }
  return undefined;
}

function candidates(talk: Talk, clause: Clause, to: keyof typeof WEIGHTS): Candidate[] {
  const { find, voice, bank } = talk;
  const weights = WEIGHTS[to];
  const { text } = clause;
  const own = find.own(text);
  const known = find.known(text);
  const trade = tradeIn(talk, clause);
  const situation = find.situation(text, ofHerWords(talk, text));
  const topic = topicOf(clause);
  const context = topic.p > 0.4 ? { topic: topic.label } : {};
  return [
    own && {
      // What she knows of her trade is asked for as advice is.
      score:
        own.score +
        (own.score >= SAME ? Math.max(weights.own, 0) : weights.own) +
        (own.score >= EXACTLY ? EXACT_SHARE : 0),
      answer: (onlyFresh: boolean) =>
        told(sayOne(talk, own.say, onlyFresh), `own ${own.id} ${own.score.toFixed(2)}`, context),
    },
    known && {
      score: known.score + weights.known,
      answer: (onlyFresh: boolean) =>
        told(
          sayOne(talk, known.say, onlyFresh),
          `card ${known.id} ${known.score.toFixed(2)}`,
          context,
        ),
    },
    trade && {
      score: trade.score + weights.trade,
      answer: () => answerSituation(talk, trade.value),
    },
    situation &&
      (situation.score > SAME || tellingWords(text).length > 1) && {
        score: situation.score + weights.situation,
        answer: () => answerSituation(talk, situation.value),
      },
    to === 'advice' && {
      score: HEAD_BASE + HEAD_SHARE * topic.p,
      answer: (onlyFresh: boolean) => {
        const lines = bank.topics.get(topic.label)?.lines.advice;
        const text = !onlyFresh || hasFresh(talk, lines) ? say(talk, lines) : undefined;
        return told(text, `advice on ${topic.label} ${topic.p.toFixed(2)}`, { topic: topic.label });
      },
    },
    ...factsAsked(talk, clause).map(({ label, score }) => ({
      score: score + weights.fact,
      isFact: true,
      answer: (onlyFresh: boolean) =>
        told(
          sayOne(talk, voice.facts[label], true) ??
            elsewise(talk, label) ??
            (onlyFresh ? undefined : sayOne(talk, voice.facts[label])),
          `fact ${label} ${score.toFixed(2)}`,
          { topic: label },
        ),
    })),
  ].filter((one) => one !== undefined && one !== false);
}

/** Whoever takes up a word of hers asks of that: what visitors tell of themselves answers it only with the same word. */
function ofHerWords({ her, find }: Talk, text: string): (situation: Situation) => boolean {
  const hers = new Set(tellingWords(her));
  const echoed = tellingWords(text).filter((key) => hers.has(key));
  if (echoed.length === 0) return () => true;
  return (situation) => echoed.some((key) => find.situation.holds(situation, key));
}

const told = (text: string | undefined, why: string, context: Pick<Part, 'topic'>) =>
  text ? { text, why, ...context } : undefined;

/** The topics that a question about her may be of: the likest one that was written, and what the trained head says. */
function factsAsked(
  { find, heard, state, voice }: Talk,
  clause: Clause,
): { label: string; score: number }[] {
  const likest = find.asked(clause.text, (label) => voice.facts[label] !== undefined);
  const around = heard.clauses.length > 1 ? heard.whole.topics : [];
  const p = (label: string) =>
    Math.min(
      1,
      (clause.topics.find((one) => one.label === label)?.p ?? 0) +
        0.35 * (around.find((one) => one.label === label)?.p ?? 0) +
        (state.topic === label ? 0.1 : 0),
    );
  const scores = new Map<string, number>();
  for (const { label } of clause.topics)
    if (label !== 'none') scores.set(label, HEAD_BASE + HEAD_SHARE * p(label));
  if (likest) {
    const { value, score } = likest;
    // "What do you do?" has small words alone, and those are like many a question.
    const sure = tellingWords(clause.text).length > 0 || score > SAME_WORDS ? 1 : HOLLOW_SHARE;
    scores.set(value, Math.max(scores.get(value) ?? 0, score * sure + HEAD_BESIDE * p(value)));
  }
  const isOfDislike = likingIn(clause.text) < 0;
  const fitting = [...scores].filter(([label]) => !isOfDislike || !OF_LIKING.test(label));
  return fitting.map(([label, score]) => {
    const share = find.touches(label, clause.text);
    return { label, score: score + (share === undefined ? 0 : TOUCHES * (share - TOUCHED)) };
  });
}

/** What she likes best is no answer to what she dislikes. */
const OF_LIKING = /^(?:favourite-|dream-)/;

/** Something else of hers on a topic whose fact was told before. */
function elsewise(talk: Talk, topic: string): string | undefined {
  const { voice, bank } = talk;
  const story = voice.stories.find((one) => one.topic === topic);
  const lines = bank.topics.get(topic)?.lines.tells;
  return sayOne(talk, story, true) ?? sayFresh(talk, lines);
}
