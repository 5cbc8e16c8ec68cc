import { answersGrown, saysGrown } from '../../../../../domain/safety/care/says-grown.ts';
import { tellingOf } from '../telling.ts';
import { hurts } from '../tone.ts';
import { type Part, sayTurn, type Talk } from '../turn.ts';

/** Her question for the age: `askAge` of `content/safety/care.yaml`. */
const ASKED_AGE = /\b18 or older\?|\b18 saal ya usse bade hain\?|18 साल या उससे बड़े हैं\?/iu;

/** "Yes", "haan ji bilkul", "I'm an adult". */
const IS_GROWN =
  /^(?:(?:yes|yeah|yep|haa?n+|ha|ji|of course|obviously|bilkul|i am|i['’]m|main|mai|hu|hoon|an? adult|adult|bada|badi|grown up|18|se|upar|plus|\+)[ ,.!]*)+$|^(?:(?:हाँ|हां|जी|बिल्कुल|मैं|बड़ा|बड़ी|वयस्क|हूँ|हूं|18)[ ,।!]*)+$/iu;

/** "Ye kya sawal hai achanak": he wonders at the question, and asks nothing else. */
const WONDERS =
  /\b(?:sawa+l|achanak|question|why (?:do|are|did) (?:you|u) ask|ky(?:u|un|o|on) p(?:u|oo)c?hh?)|सवाल|अचानक|क्यों पूछ/iu;

/** Longer answers tell more than that. */
const MOST_OF_AGE = 9;

/** He has told that he is grown up, and nothing else, since she had to ask: she says why, and leaves it at that. */
export function thankedForAge(talk: Talk): Part | undefined {
  const { heard, her } = talk;
  const { whole, clauses, text } = heard;
  if (!ASKED_AGE.test(her) || whole.words > MOST_OF_AGE || hurts(text)) return undefined;
  if (
    clauses.some((one) => one.isQuestion && !WONDERS.test(one.text)) ||
    tellingOf(whole).telling === 'bad'
  )
    return undefined;
  if (!saysGrown(text) && !answersGrown(text) && !IS_GROWN.test(text)) return undefined;
  const thanks = sayTurn(talk, 'age-thanks');
  return thanks ? { text: thanks, why: 'age thanks', isWhole: true } : undefined;
}
