import type { Guess } from '../../../../domain/text/classifier.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { Bank } from './bank.ts';
import type { Clause, Understood } from './understand.ts';

/** How much likelier what is being talked about is than the words alone say, and its neighbours. */
const SAME_TOPIC = 2.6;
const SAME_GROUP = 1.5;
/** How much less likely a topic is of which no word stands in the message. */
const WITHOUT_WORD = 0.6;
const ASKED_WITHOUT_WORD = 0.9;

/** Makes the function that weighs what was heard: by what is being talked about, and by the words that stand in it. */
export function createContext({ topics }: Bank): (heard: Understood, now?: string) => Understood {
  const words = new Map(
    [...topics].map(([id, topic]) => [
      id,
      topic.words.map((word) => ` ${fold(word).join(' ')} `).filter((word) => word.length > 3),
    ]),
  );
  return (heard, now) => {
    const group = now === undefined ? undefined : topics.get(now)?.group;
    const weigh = (clause: Clause): Clause => {
      const text = ` ${fold(clause.text).join(' ')} `;
      const factor = (label: string): number => {
        if (label === 'none') return 1;
        const isNamed = words.get(label)?.some((word) => text.includes(word));
        const isNear = group !== undefined && topics.get(label)?.group === group;
        const nearness = label === now ? SAME_TOPIC : isNear ? SAME_GROUP : 1;
        return nearness * (isNamed ? 1 : clause.isQuestion ? ASKED_WITHOUT_WORD : WITHOUT_WORD);
      };
      const raised = clause.topics.map(({ label, p }): Guess => ({ label, p: p * factor(label) }));
      const rest = 1 - clause.topics.reduce((sum, { p }) => sum + p, 0);
      // What a topic loses for want of a word goes to no other one.
      const lost = clause.topics.reduce(
        (sum, { p }, at) => sum + Math.max(0, p - (raised[at]?.p ?? 0)),
        0,
      );
      const total = raised.reduce((sum, { p }) => sum + p, Math.max(0, rest) + lost);
      const guesses = raised.map(({ label, p }) => ({ label, p: p / total }));
      return { ...clause, topics: guesses.toSorted((a, b) => b.p - a.p) };
    };
    return { ...heard, whole: weigh(heard.whole), clauses: heard.clauses.map(weigh) };
  };
}
