import { answerAct } from './answer-act.ts';
import { answerQuestion } from './answer-question.ts';
import { isHeavyTopic, react, takeUp } from './react.ts';
import { tellingOf } from './telling.ts';
import { actOf, type Part, sayOwn, sayTurn, type Talk, topicOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** Acts that are answered as ever, however softly she speaks. */
const AS_EVER = [
  'stop-flirting',
  'leave-me',
  'dont-ask',
  'dont-call-me',
  'are-you-ai',
  'prove-human',
  'privacy',
  'price',
  'farewell',
  'good-night',
  'thanks',
];
const SURE_ACT = 0.6;
const SURE_TOPIC = 0.6;

/** Topics whose lines play. */
const PLAYFUL = new Set([
  'crush',
  'dating',
  'romance',
  'looks',
  'love-meaning',
  'partner-type',
  'proposal',
  'relationship',
  'first-love',
  'men-women',
  'single',
  'jokes',
  'comedy',
  'mobile-games',
  'secret',
  'clothes',
]);

/** Acts that are answered in play. */
const PLAY =
  /^(?:made\/jokes|plays along|flirt|imagine-us|kiss-hug|want-(?!photo|number|meet|call|poem)|compliment|love-you|marry-me|miss-you|do-you-love-me|other-men|laugh|game|riddle|rather|truth|guess|practice|rating|(?:own )?(?:own|follow-up)\/\S*(?:joke|flirt|tease|something-sweet|kiss))/;

/** Whether an answer flirts, jokes or is part of a game. */
export const plays = ({ why }: Part): boolean => PLAY.test(why);

/** Whether an answer plays, jokes or flirts, or is of what one flirts about. */
export const isPlayful = (part: Part): boolean =>
  plays(part) || (part.topic !== undefined && PLAYFUL.has(part.topic));

/**
 * What she says in a mood that allows neither flirting nor games nor jokes: what is understood for certain is answered,
 * and all else met with a soft line. Nothing of what was said is repeated.
 */
export function carefully(talk: Talk): Part {
  const { heard, mood } = talk;
  delete talk.state.game;
  const grave = heard.clauses.find(({ isGrave }) => isGrave);
  if (grave) return { ...react(talk, grave), isWhole: true };
  for (const act of AS_EVER) {
    const clause = heard.clauses.find((one) => actOf(one, act) > SURE_ACT);
    const part = clause && answerAct(talk, clause, act);
    if (part) return { ...part, why: `${part.why} (carefully)`, isWhole: true };
  }
  const later = mood === 'gentle' && talk.sure === 'want-joke' && sayTurn(talk, 'joke-later');
  if (later) return { text: later, why: 'takes up a joke for later', isWhole: true };
  const question = heard.clauses.findLast((one) => one.isQuestion && isPlain(one));
  if (question && actOf(question, 'asks-her', 'advice') > SURE_ACT) {
    const told = answerQuestion(talk, question);
    return { ...told, why: `${told.why} (carefully)`, isWhole: true };
  }
  const telling = heard.clauses.find((one) => !one.isQuestion && isPlain(one));
  if (telling && (mood === 'plain' || isHeavy(telling))) {
    return { ...react(talk, telling), isWhole: true };
  }
  if (mood === 'care') {
    return { text: sayOwn(talk, 'heavy') ?? '', why: 'soft', isWhole: true, isHeavy: true };
  }
  const longest = heard.clauses.reduce((a, b) => (b.words > a.words ? b : a));
  return { ...takeUp(talk, longest), isWhole: true };
}

const isPlain = (clause: Clause): boolean => {
  const { label, p } = topicOf(clause);
  return p >= SURE_TOPIC && !PLAYFUL.has(label);
};

const isHeavy = (clause: Clause): boolean =>
  isHeavyTopic(topicOf(clause).label, tellingOf(clause).telling);
