import { adviseInField } from '../advice-by-kind.ts';
import { counsel } from '../advising.ts';
import { besideComplaint } from '../complaint.ts';
import { decide } from '../deciding.ts';
import { asksOfHisMatter, TO_HER } from '../question-form.ts';
import { tellingWords } from '../similar.ts';
import { type Part, sayTurn, type Talk } from '../turn.ts';
import type { Missed } from './missed.ts';
import { sorryFirst } from './own-up.ts';

/** A few messages ago, what he asked advice on may still be what he means. */
const LAST_ASKED = 3;
/** A longer complaint names what was missed. */
const MOST_BARE = 8;

/** What he asked advice on, and says was missed: what is advised on just that, else on its field. */
export function advisedAgain(talk: Talk, missed: Missed): Part | undefined {
  const advice = asksHer(talk, missed) ? undefined : adviceOn(talk, missed.matter);
  return (
    advice && {
      ...sorryFirst(sayTurn(talk, 'mend-sorry'), advice, `mends: ${advice.why}`),
      isWhole: true,
    }
  );
}

function adviceOn(talk: Talk, matter: string): Part | undefined {
  const named = new Set(tellingWords(matter));
  const isOfIt = (text: string) => tellingWords(text).some((key) => named.has(key));
  const isBare = named.size === 0 && talk.heard.whole.words <= MOST_BARE;
  const asked = talk.said
    .slice(-LAST_ASKED)
    .findLast((text) => asksOfHisMatter(text) && (isBare || isOfIt(text)));
  if (asked === undefined) return undefined;
  const clause = { ...talk.understand(asked).whole, text: asked };
  const finest = decide(talk, { clause }) ?? counsel(talk, clause);
  if (finest) return finest;
  // What names a thing is not advised on in a field of which it is none.
  return adviseInField(talk, asked, named.size === 0 ? undefined : isOfIt);
}

/** "I asked where you live", "your first day at work": what he had asked is of her. */
function asksHer(talk: Talk, { clause, earlier }: Missed): boolean {
  if (HELPS.test(clause.text)) return false;
  const isOfHer = besideComplaint(clause.text).some(
    (piece) => TO_HER.test(piece) && (ASKS_SOMETHING.test(piece) || OF_HERS.test(piece)),
  );
  // The question that he means had been put to her.
  const last = talk.said.at(-1) ?? '';
  const isEarlier =
    earlier?.isQuestion === true && TO_HER.test(earlier.text) && !asksOfHisMatter(last);
  return isOfHer || isEarlier;
}

/** A remedy, a way, a tip: of whatever it is, he had asked what to do. */
const HELPS =
  /\b(?:remed(?:y|ies)|tips?|advice|upaa?y|nuskh[ae]|tari+ka|salah|exercises?|ilaa?j)\b|उपाय|नुस्ख़?[ाे]|तरीक़?ा|सलाह|इलाज/iu;
const ASKS_SOMETHING =
  /\?|\b(?:what|where|who|when|if|whether|do|did|are|have|had|kya|kahan|kaha|kaun|kab|kaise|kitn\p{L}*|naam|name)\b|क्या|कहाँ|कौन|कब|कैसे|कितन|नाम/iu;
const OF_HERS =
  /^(?:about |of |on )?(?:your|ur)\b|\b(?:tumhar[aei]|aapk[aei])\b|तुम्हार[ाीे]|आपक[ाीे]/iu;
