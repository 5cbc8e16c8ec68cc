import type { Situation } from './bank.ts';
import { tellingWords } from './similar.ts';
import { hasFresh, type Part, say, sayOne, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** Fewer telling words have to be nearly the same. */
const LEAST_TELLING = 2;
const SAME = 0.75;
/** As alike as this, words alone decide. */
const ALIKE = 0.5;
/** Less alike, the topic has to agree. */
const ALIKE_IN_TOPIC = 0.3;
const LEAST_TOPIC = 0.2;
const SURE_TOPIC = 0.5;

/** As alike as this, it is put to her because of her trade. */
const ALIKE_TRADE = 0.4;

/** What particular thing a sentence tells or asks; undefined where none was written for it. */
export function situationIn(talk: Talk, clause: Clause): Situation | undefined {
  const trade = tradeIn(talk, clause);
  if (trade) return trade;
  const telling = tellingWords(clause.text).length;
  const topic = topicOf(clause);
  const within = (least: number) => {
    const found = talk.find.situation(clause.text, (one) => one.topic === topic.label);
    return found && found.score >= least ? found.value : undefined;
  };
  if (clause.isGrave) return within(ALIKE_IN_TOPIC);
  const found = talk.find.situation(clause.text);
  if (!found) return undefined;
  const { value, score } = found;
  // "I'm scared" has all it says in common with "I'm scared of heights".
  if (telling < LEAST_TELLING && score < SAME) return undefined;
  if (score >= ALIKE) return value;
  const p = clause.topics.find(({ label }) => label === value.topic)?.p ?? 0;
  if (score >= ALIKE_IN_TOPIC && p >= LEAST_TOPIC) return value;
  return topic.p >= SURE_TOPIC ? within(ALIKE_IN_TOPIC) : undefined;
}

/** Answers exactly what was said, where that was foreseen. */
export const answerParticular = (talk: Talk, clause: Clause): Part | undefined =>
  answerSituation(talk, situationIn(talk, clause));

/** Answers what is put to her because of her trade, her town or her tastes. */
export const answerTrade = (talk: Talk, clause: Clause): Part | undefined =>
  answerSituation(talk, tradeIn(talk, clause));

function tradeIn(talk: Talk, { text }: Clause): Situation | undefined {
  const found = talk.find.trade(text);
  const least = tellingWords(text).length < LEAST_TELLING ? SAME : ALIKE_TRADE;
  return found && found.score >= least ? found.value : undefined;
}

function answerSituation(talk: Talk, situation: Situation | undefined): Part | undefined {
  if (!situation || !hasFresh(talk, situation.say)) return undefined;
  const text = say(talk, situation.say);
  if (!text) return undefined;
  talk.state.situation = situation.id;
  return {
    text,
    why: situation.id,
    topic: situation.topic,
    ...(situation.thread && { thread: situation.thread.id }),
  };
}

/** What she advises on the thing that is being talked about; undefined where nothing was foreseen. */
export function adviseOn(talk: Talk): Part | undefined {
  const of = ({ id }: Situation) => id === talk.state.situation;
  const situation = talk.voice.trade.find(of) ?? talk.bank.situations.find(of);
  const text = sayOne(talk, situation?.advice, true);
  return text ? { text, why: `advice, ${situation?.id}`, topic: situation?.topic } : undefined;
}
