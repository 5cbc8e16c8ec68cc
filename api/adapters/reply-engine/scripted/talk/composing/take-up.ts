import { answerAct, socialAct } from '../answer-act.ts';
import { sayUnsure } from '../answer-question.ts';
import { followHer } from '../her-life.ts';
import { answerParticular, matterOf } from '../particular.ts';
import { isHeavyTopic, react } from '../react.ts';
import { tellingOf } from '../telling.ts';
import { actOf, type Part, type Talk, topicOf } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { FIRST, GOES, SMALL } from './clauses.ts';
import { mattering } from './news.ts';

/** What she says to a message that asks nothing. */
export function takeUp(talk: Talk, statements: Clause[]): Part {
  const { whole } = talk.heard;
  const told = statements.length > 0 ? mattering(statements) : [whole];
  const comment = told.length === 1 && told[0] ? followHer(talk, told[0]) : undefined;
  if (comment) return comment;
  const matter = matterOf(talk, told.length > 1 ? [...told, whole] : told);
  const met = matter && matter !== told.at(-1) ? answerParticular(talk, matter) : undefined;
  if (met) return { ...met, isHeavy: isHeavyTopic(met.topic ?? '', tellingOf(whole).telling) };
  // "I miss her" is not said to her.
  const found = bestSocial(told, whole);
  const social =
    found?.act === 'miss-you' && OF_SOMEBODY_ELSE.test(found.clause.text) ? undefined : found;
  const telling = bestTelling(told) ?? (found && !social ? found.clause : undefined);
  const small = social && SMALL.has(social.act);
  // "Thank you. The house is so quiet": the thanks are the least of it.
  const rest = told.filter((one) => one !== social?.clause && one.words >= 4);
  // So is "haha cute" before what makes him sad.
  const isBrief =
    social !== undefined && !FIRST.includes(social.act) && social.clause.words <= MOST_ASIDE;
  if ((small || isBrief) && rest.length > 0) {
    return react(
      talk,
      rest.reduce((a, b) => (b.words > a.words ? b : a)),
    );
  }
  if (social && telling && (!small || social.p < 0.4)) {
    if (social.p > tellingOf(telling).p || !small) {
      const part = answerAct(talk, social.clause, social.act);
      if (part) return part;
    }
  }
  if (telling && (!social || social.clause !== telling || tellingOf(telling).p > social.p))
    return react(talk, telling);
  if (social) {
    const part = answerAct(talk, social.clause, social.act);
    if (part) return small && !part.isWhole ? { ...continued(talk, part), isSmall: true } : part;
  }
  return whole.words > 3 ? react(talk, whole) : { text: sayUnsure(talk), why: 'unsure' };
}

/** In so few words, a kind word or a laugh goes before what he has to tell. */
const MOST_ASIDE = 3;

const OF_SOMEBODY_ELSE =
  /\b(?:her|him|them|it|home|mom|mum|mother|dad|father|family|wife|ex|usko|use|uski|uska|unki|unko|ghar|maa|papa|ma|gaon|village|friends?)\b|उसकी|उसका|उनकी|घर|माँ|पापा/iu;

/** Small words keep what was being talked about going. */
function continued(talk: Talk, part: Part): Part {
  const topic = talk.state.topic;
  return topic ? { ...part, topic } : part;
}

export function bestTelling(clauses: Clause[]): Clause | undefined {
  const weigh = (clause: Clause) => {
    const { telling, p } = tellingOf(clause);
    const topic = topicOf(clause);
    return (
      p * topic.p * (isHeavyTopic(topic.label, telling) ? 2 : 1) + Math.min(clause.words, 12) * 0.01
    );
  };
  return clauses
    .filter((clause) => clause.words > 0 && tellingOf(clause).p > 0.3)
    .toSorted((a, b) => weigh(b) - weigh(a))[0];
}

function bestSocial(clauses: Clause[], whole: Clause) {
  const found = clauses.flatMap((clause) => {
    const social = socialAct(clause);
    if (
      !social ||
      (social.act === 'love-you' && LOVES_A_THING.test(clause.text)) ||
      social.p <= (SMALL.has(social.act) || tellingOf(clause).p < 0.3 ? 0.35 : 0.5) ||
      (GOES.has(social.act) && actOf(whole, social.act) < 0.5)
    )
      return [];
    return [{ ...social, clause }];
  });
  return found.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** "Love that": of what she told, and not of her. */
const LOVES_A_THING =
  /\b(?:lov(?:e|ed|ing)|luv) (?:that|it|this|these|those|the|how|when|an?|my|h(?:er|im|is)|them|to)\b/i;

const weight = ({ act, p }: { act: string; p: number }) => p - (SMALL.has(act) ? 0.5 : 0);
