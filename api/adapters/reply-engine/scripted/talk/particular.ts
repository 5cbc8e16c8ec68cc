import type { Situation } from './bank.ts';
import { hasFresh, type Part, say, sayOne, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** As alike as this, words alone decide. */
const ALIKE = 0.5;
/** Less alike, the topic has to agree. */
const ALIKE_IN_TOPIC = 0.3;
const LEAST_TOPIC = 0.2;
const SURE_TOPIC = 0.5;

/** What particular thing a sentence tells or asks; undefined where none was written for it. */
export function situationIn(talk: Talk, clause: Clause): Situation | undefined {
  const topic = topicOf(clause);
  const within = (least: number) => {
    const found = talk.find.situation(clause.text, (one) => one.topic === topic.label);
    return found && found.score >= least ? found.value : undefined;
  };
  if (clause.isGrave) return within(ALIKE_IN_TOPIC);
  const found = talk.find.situation(clause.text);
  if (!found) return undefined;
  const { value, score } = found;
  if (score >= ALIKE) return value;
  const p = clause.topics.find(({ label }) => label === value.topic)?.p ?? 0;
  if (score >= ALIKE_IN_TOPIC && p >= LEAST_TOPIC) return value;
  return topic.p >= SURE_TOPIC ? within(ALIKE_IN_TOPIC) : undefined;
}

/** Answers exactly what was said, where that was foreseen. */
export function answerParticular(talk: Talk, clause: Clause): Part | undefined {
  const situation = situationIn(talk, clause);
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
  const situation = talk.bank.situations.find(({ id }) => id === talk.state.situation);
  const text = sayOne(talk, situation?.advice, true);
  return text ? { text, why: `advice, ${situation?.id}`, topic: situation?.topic } : undefined;
}
