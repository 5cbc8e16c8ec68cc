import { invitedBefore } from '../composing/invited.ts';
import { mayFlirt } from '../flirt.ts';
import { isCarefree } from '../light.ts';
import { speaksOfHarm } from '../may-say-back.ts';
import { answerToHer } from '../on-mention.ts';
import { tellingWords } from '../similar.ts';
import { hurts } from '../tone.ts';
import { firstOf, type Part, sayTurn, type Talk } from '../turn.ts';
import type { Missed } from './missed.ts';
import { sorryFirst } from './own-up.ts';

/** He says that it was play: flirting, or a joke of his. */
const FLIRTED =
  /\bishq (?:kar|tha)|\b(?:flirt\p{L}*|compliment(?:ed|ing)?|tareef kar|line maar)\b|फ़्?लर्ट|फ्लर्ट|तारीफ़? कर|इश्क़? कर|इश्क़?[ -]?वाल/iu;
/** It was none, or was with somebody else. */
const NOT_WITH_HER =
  /\b(?:not|n['’]t|never|nahi+n?|nhi|s?he|they|her|him|them|my|mer[aei]|us(?:se|ko|ki|ne)|un(?:se|ko|ki|hone)|with (?!you|u\b)\p{L}+|to (?!you|u\b)(?:a|an|the|some)|\p{L}+ (?:says?|said|bol\p{L}*|keh\p{L}*))\b|नहीं|मेर[ाीे]|उस(?:से|को|की|ने)|उन(?:से|को|की)|उन्होंने/iu;
export const JOKED =
  /\b(?:jok(?:ed|ing)|kidding|teas(?:ed|ing)|only a joke|mazaa?k (?:tha|thi|kar|kiya))\b|मज़ाक (?:था|कर|किया)|मजाक (?:था|कर|किया)/iu;
/** She left unsaid whether she would come. */
const SKIPPED =
  /\b(?:skip\p{L}*|avoid\p{L}*|dodg\p{L}*|ignor\p{L}*|forgot|invit\p{L}*|shy|yes or no|(?:did ?n['’]?o?t|did not|never) (?:say|said) (?:yes|no)|haa?n? ya na\p{L}*|jawab)\b|जवाब|हाँ या ना|टाल/iu;

/** "I was flirting and you gave me rules", "you skipped my coffee": she plays along, late. */
export function playedAgain(talk: Talk, { clause, matter }: Missed): Part | undefined {
  const { text } = talk.heard;
  if (!isCarefree(talk) || speaksOfHarm(text) || hurts(text) || OF_DYING.test(text))
    return undefined;
  if (FLIRTED.test(clause.text) && !NOT_WITH_HER.test(clause.text) && mayFlirt(talk)) {
    const late = sayTurn(talk, 'mend-flirt');
    if (late) return { text: late, why: 'mends: flirted', isWhole: true };
  }
  if (JOKED.test(text)) {
    const late = sayTurn(talk, 'mend-joke');
    if (late) return { text: late, why: 'mends: joked', isWhole: true };
  }
  const named = new Set(tellingWords(matter));
  const last = talk.said.slice(-2).join(' ');
  // "I asked what you would wear": it wants an answer.
  const isOfLast = !ASKS_WHAT.test(last) && tellingWords(last).some((key) => named.has(key));
  const isSkipped = SKIPPED.test(clause.text) || isOfLast;
  const came = isSkipped ? (invitedBefore(talk) ?? saidToHerBefore(talk)) : undefined;
  return (
    came && {
      ...sorryFirst(sayTurn(talk, 'mend-sorry'), came, `mends: ${came.why}`),
      isWhole: true,
    }
  );
}

const OF_DYING =
  /\b(?:mar(?:na|ne|unga|ungi|jau\p{L}*)|die|dying|kill\p{L}*|jump\p{L}*|kood\p{L}*)\b|मर(?:ना|ने|ूँगा|ूँगी)|कूद/iu;
const ASKS_WHAT = /\b(?:what|where|which|how|kya|kahan?|kaise|kaun\p{L}*)\b|क्या|कहाँ|कैसे|कौन/iu;

/** What he had asked of her or said to her, in so many words. */
const saidToHerBefore = (talk: Talk): Part | undefined =>
  firstOf(talk.said.slice(-2).toReversed(), (text) =>
    answerToHer({ ...talk, heard: talk.understand(text) }),
  );
