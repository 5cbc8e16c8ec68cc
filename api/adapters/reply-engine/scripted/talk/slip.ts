import { answerQuestion } from './answer-question.ts';
import { isLight } from './light.ts';
import { meetMention } from './on-mention.ts';
import { OF_HIM } from './question-form.ts';
import { react } from './react.ts';
import { tellingWords } from './similar.ts';
import { denySituation } from './state.ts';
import { attempt, type Part, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** What she takes somebody to mean, and may be mistaken in: not what is written of her own life. */
const MAY_SLIP =
  /^(?:situation|happening|mention|counsel)\/|^(?:congratulations|commiserations|glad|bad|good|tells|advice|still heavy|loss|takes up (?:good|joy|win|bad|worry|hurt|trouble))/;

/** "Badhai kis baat ki?", "teddy??": longer questions ask for something. */
const MOST_ASKED = 6;
/** "Who" and "tell me" ask for more of it. */
const ASKS_MORE =
  /\b(?:who|whose|kaun|kon|kiska|kiski|bata\p{L}*|tell|tum\p{L}*|aap\p{L}*|you|your)\b|कौन|किस[कन]|बता|तुम|आप/iu;

/** Asks what for, and names nothing. */
const FOR_WHAT =
  /\bkis (?:baat|cheez) (?:k[aei]|pe|par)\b|\bfor what\b|किस (?:बात|चीज़) (?:का|की|के|पर)/giu;

/** "Not the sea", "no dog". */
const NOT_IT = /\b(?:not|no)\s{1,4}(?:(?:a|an|the|my|any)\s{1,4})?(\p{L}{1,30})/giu;
/** "Checkup nahi yaar", "ghar ka nahi,". */
const IT_NOT =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,30})\s{1,4}(?:(?:k[aei]|hi|का|की|के|ही)\s{1,4})?(?:nahi{1,3}n?|nhi|नहीं)(?=\s{0,4}(?:[,.!?]|$|(?:yaar|yar|haha|ji|bhai)\b))/giu;

/**
 * He wonders at what she said, as she had misread him, and not at something of her story; undefined where he does
 * not. What she said last is `her`.
 */
export function wondersAtSlip({ heard, her, state, find }: Talk): Clause | undefined {
  const isAlone = heard.clauses.filter(({ isQuestion }) => isQuestion).length === 1;
  if (!isAlone || !MAY_SLIP.test(state.source ?? '')) return undefined;
  const hers = new Set(tellingWords(her));
  return heard.clauses.find((one) => {
    const words = tellingWords(one.text.replace(FOR_WHAT, ' '));
    return (
      one.isQuestion &&
      !one.isHers &&
      one.words <= MOST_ASKED &&
      !OF_HIM.test(one.text) &&
      !ASKS_MORE.test(one.text) &&
      find.person(one.text) === undefined &&
      words.length > 0 &&
      words.every((word) => hers.has(word))
    );
  });
}

/** He denies what she took him to mean: "checkup nahi yaar, ladka dekhne aa raha hai". */
export function deniesSlip({ heard, her, state }: Talk): boolean {
  if (!MAY_SLIP.test(state.source ?? '')) return false;
  const hers = new Set(tellingWords(her));
  return [NOT_IT, IT_NOT].some((pattern) =>
    [...heard.text.matchAll(pattern)].some(([, word = '']) =>
      tellingWords(word).some((key) => hers.has(key)),
    ),
  );
}

/** Owns up to having misread him, and takes up what else he says. */
export function ownUpToSlip(talk: Talk, slip: Clause): Part | undefined {
  const { heard, state } = talk;
  const sorry = isLight(talk) ? sayTurn(talk, 'slip') : undefined;
  if (!sorry) return undefined;
  denySituation(state);
  delete state.asked;
  const rest = heard.clauses.filter((one) => one !== slip && one.words > 2);
  const question = rest.findLast(({ isQuestion }) => isQuestion);
  const told = rest.findLast(({ isQuestion }) => !isQuestion);
  const next = attempt(
    talk,
    () =>
      question
        ? answerQuestion(talk, question)
        : told && (meetMention(talk, [told.text]) ?? react(talk, told)),
    ({ why, isBare }) => !isBare && !/^(?:no answer|not in her story)/.test(why),
  );
  return next
    ? { ...next, text: `${sorry} ${next.text}`, why: `owns up + ${next.why}` }
    : { text: sorry, why: 'owns up', isWhole: true };
}
