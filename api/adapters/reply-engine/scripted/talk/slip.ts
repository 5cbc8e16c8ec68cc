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

/** What was written for any answer of his may miss the one he gave. */
const MAY_MISS = /^(?:answered|thread) /;

/** "Badhai kis baat ki?", "teddy??": longer questions ask for something. */
const MOST_ASKED = 6;
/** "Who" and "tell me" ask for more of it. */
const ASKS_MORE =
  /\b(?:who|whose|kaun|kon|kiska|kiski|bata\p{L}*|tell|tum\p{L}*|aap\p{L}*|you|your)\b|कौन|किस[कन]|बता|तुम|आप/iu;

/** "I asked which tea helps": what he had wanted, said once more. */
export const SAYS_AGAIN =
  /\b(?:i asked(?! (?:her|him|my|them|if|for))|i meant(?! to)|i was (?:asking|talking (?:about|of))|i said (?!yes|no\b)|p(?:u|oo)c?hh?a (?:tha|hai|h|maine|ki)|(?:bola|kaha) maine|maine (?:toh? )?(?:p(?:u|oo)c?hh?a|bola|kaha)(?! us)|(?:keh|kah|baat kar|p(?:u|oo)c?hh?) (?:raha|rahi) (?:tha|thi)|mera matlab)\b|पूछा (?:था|है)|मैंने (?:तो )?(?:पूछा|कहा|बोला)|(?:कह|पूछ|बात कर) (?:रहा|रही) (?:था|थी)|मेरा मतलब/iu;

/** Asks what for, and names nothing. */
const FOR_WHAT =
  /\bkis (?:baat|cheez) (?:k[aei]|pe|par)\b|\bfor what\b|किस (?:बात|चीज़) (?:का|की|के|पर)/giu;

/** "Not the sea", "no dog", "not a crayon sun". */
const NOT_IT =
  /\b(?:not|no)\s{1,4}(?:(?:(?:that|this) (?:kind|sort|type) of|a|an|the|that|this|my|any|about)\s{1,4})?(\p{L}{1,30}(?:\s{1,4}\p{L}{1,30})?)/giu;
/** "Checkup nahi yaar", "ghar ka nahi,", "ghutna nahi kandha bola tha". */
const IT_NOT =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,30})\s{1,4}(?:(?:k[aei]|hi|wal[aie]|का|की|के|ही|वाल[ाीे])\s{1,4})?(?:nahi{1,3}n?|nhi|नहीं)(?:\s{1,4}(?:p(?:u|oo)c?hh?[aie]|bol[aie]|पूछ[ाीे]|बोल[ाीे]))?(?=\s{0,4}(?:[,.!?]|$|(?:yaar|yar|haha|ji|bhai)\b|\p{L}+ (?:bola|kaha|bataya|pucha|poocha) th[ai]\b))/giu;

/**
 * He wonders at what she said, as she had misread him, and not at something of her story; undefined where he does
 * not. What she said last is `her`.
 */
export function wondersAtSlip({ heard, her, state, find }: Talk): Clause | undefined {
  const isAlone =
    heard.clauses.filter(({ isQuestion, text }) => isQuestion && !SAYS_AGAIN.test(text)).length ===
    1;
  const source = state.source ?? '';
  if (!isAlone || !(MAY_SLIP.test(source) || MAY_MISS.test(source))) return undefined;
  const hers = new Set(tellingWords(her));
  return heard.clauses.find((one) => {
    const words = tellingWords(one.text.replace(FOR_WHAT, ' '));
    return (
      one.isQuestion &&
      !SAYS_AGAIN.test(one.text) &&
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

/** What he says it is not, of all that she spoke of last: "checkup nahi" in "checkup nahi yaar, ladka dekhne aa raha hai". */
function deniedIn({ heard, her }: Pick<Talk, 'heard' | 'her'>): string[] {
  const hers = new Set(tellingWords(her));
  const asked = her.trim().endsWith('?');
  return [NOT_IT, IT_NOT].flatMap((pattern) =>
    [...heard.text.matchAll(pattern)].flatMap(({ 0: denied, 1: words = '', index }) => {
      // "What is the plan?" - "No plan": that is an answer.
      if (asked && index === 0 && NONE.test(denied)) return [];
      const all = words.split(/\s+/);
      const of = all.filter((word) => tellingWords(word).some((key) => hers.has(key)));
      // Of two words only those that are hers are taken out.
      const last = all.at(-1);
      const isOfBoth = last === undefined || all.length === 1 || of.includes(last);
      return of.length === 0 ? [] : isOfBoth ? denied : denied.slice(0, -last.length).trimEnd();
    }),
  );
}

const NONE = /^no\s/iu;

/** She was glad or sorry for him. */
const CHEERS = /badhai|mubarak|congrat|sorry|maaf|afsos|बधाई|मुबारक|अफ़सोस|माफ़/iu;
/** "Badhai kaisi, paise toh mile hi nahi", "why sorry?": there was nothing to be glad or sorry about. */
const AT_CHEER =
  /\b(?:mubarak\p{L}*|badh?d?ha+i|congrat\p{L}*|sorry),? (?:kais[ai]\b|kis baat (?:ki|ka|ke liye)|kyun?(?= *(?:[?.!,]|$))|why(?= *(?:[?.!]|$))|for what(?= *(?:[?.!]|$)))|^(?:\p{L}+ ){0,2}why (?:sorry|congrat\p{L}*)|(?:बधाई|मुबारक|माफ़ी|सॉरी),? (?:कैसी|किस बात (?:की|का)|क्यों(?= *(?:[?।!,]|$)))/iu;

/** He wonders at her good word, or at her sympathy; undefined where she gave none. */
export const wondersAtCheer = ({ heard, her, state }: Talk): Clause | undefined =>
  state.count > 0 && CHEERS.test(her)
    ? heard.clauses.find(({ text }) => AT_CHEER.test(text))
    : undefined;

/** He denies what she took him to mean. */
export const deniesSlip = (talk: Talk): boolean =>
  MAY_SLIP.test(talk.state.source ?? '') && deniedIn(talk).length > 0;

/** The matter that a reply meets, by its id. */
const MATTER =
  /\b(?:situation|happening|mention|counsel)\/[\w-]+\/[\w-]+|\b(?:tells|bad|good) [a-z-]{3,}/g;

/** Makes what tells whether a reply is of what he has just denied: the same matter, or with his very words of it. */
export function ofDenied(talk: Talk): (part: Part) => boolean {
  const matters = new Set(talk.state.source?.match(MATTER));
  const words = new Set(deniedIn(talk).flatMap(tellingWords));
  return ({ why, text }) =>
    why.match(MATTER)?.some((one) => matters.has(one)) === true ||
    tellingWords(text).some((word) => words.has(word));
}

/** Fewer telling words of what is left say nothing. */
const LEAST_LEFT = 1;

/**
 * A message without what it denies, where anything else is left of it: "ghutna nahi, kandha" is of the shoulder, and no
 * word of it is to lead back to the knee. Undefined where it denies nothing of hers.
 */
export function withoutDenied(talk: Talk): Talk | undefined {
  if (!MAY_SLIP.test(talk.state.source ?? '')) return undefined;
  const left = deniedIn(talk)
    .reduce((text, denied) => text.replace(denied, ' '), talk.heard.text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.!?।]+/, '')
    .trim();
  if (left === talk.heard.text || tellingWords(left).length < LEAST_LEFT) return undefined;
  const heard = talk.understand(left);
  return { ...talk, heard, ...talk.weighing(heard) };
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
