import { asksAge } from './questions.ts';
import { isAgeReply, mayBeOfCall } from './replies.ts';

/** One entry of a chat. */
export interface Spoken {
  sender: 'user' | 'ai';
  content: string;
}

const IN_PLAY = /pretend|imagine|role ?-?play|character|\bgame\b|maan lo/iu;
const GUESS_MINE =
  /guess my age|how old (?:do (?:you think|i look)|am i)|meri (?:age|umar|umr) (?:guess|kya hogi|kitni)/iu;

/** She lets him guess. */
const GUESSING = /guess|andaz|andaaj|socha?|anumaan|अंदाज|सोच/iu;

/** She asks for something else without a question mark: "tell me your lucky number", "ek number bolo". */
const ORDERING =
  /(?<!(?:\b(?:let me|can|i|they|never|would)|['’]d) )\b(?:tell|rate|pick|choose|give|say|send|type|name (?:a|one|your|the))\b|\b(?:batao|bataiye|bata do|btao|bolo|boliye|chuno|likho|kaho|dedo|de do|number do)\b|बताओ|बताइए|बोलो|बोलिए|चुनो|लिखो/iu;

/** The numbers of content/safety/care.yaml, as they stand in a card or a line of care. */
const HELPLINE = /(?<![\p{Nd}])(?:112|181|1098|14416)(?![\p{Nd}])/u;

/**
 * Whether a text answers the question about the visitor's age with one under 18. She asked, he asked and she told
 * hers, or he lets her guess his.
 * @param before what was said before it, oldest first
 * @param thisYear what a year of birth is compared with
 */
export function answersUnderAge(
  text: string,
  before: readonly Spoken[],
  thisYear: number,
): boolean {
  const theirs = before.at(-1);
  if (theirs?.sender !== 'ai') return false;
  const own = before.at(-2)?.sender === 'user' ? (before.at(-2)?.content ?? '') : '';
  if (IN_PLAY.test(own) || IN_PLAY.test(theirs.content)) return false;
  const asked = asksAge(theirs.content, own);
  if (asked) {
    const isOfCall = HELPLINE.test(theirs.content) && mayBeOfCall(text);
    return !isOfCall && isAgeReply(text, asked, thisYear);
  }
  const asksElse = theirs.content.includes('?') || ORDERING.test(theirs.content);
  const isGuess = GUESS_MINE.test(own) && (!asksElse || /\d\d\D*\?/u.test(theirs.content));
  const isTold = asksAge(own, '') === 'how-old' && !asksElse && !GUESSING.test(theirs.content);
  return (isGuess || isTold) && isAgeReply(text, 'how-old', thisYear);
}
