import type { Mood } from '../../../../domain/safety/care/decide.ts';
import { OF_ELDER } from './grave.ts';
import { speaksOfHarm } from './may-say-back.ts';
import { tellingWords } from './similar.ts';
import { tellingOf } from './telling.ts';
import type { Talk } from './turn.ts';
import type { Understood } from './understand.ts';

/** She speaks softly: flirting, games and jokes are off, and no remark is made by the way. */
export const isSoft = (mood: Mood | undefined): boolean => mood === 'care' || mood === 'gentle';

/** Neither danger nor grief is being talked of: only then does she choose or make something up. */
export const isLight = ({ state, mood, heard }: Talk): boolean =>
  !isSoft(mood) && ((state.grief === 0 && state.heavy === 0) || turnsElsewhere(heard));

/** Besides, nobody is unwell, gone or harmed in what he said last: only then may what he said have been in play. */
export const isCarefree = (talk: Talk): boolean =>
  isLight(talk) &&
  talk.state.grief === 0 &&
  talk.state.heavy === 0 &&
  !talk.find.isSober(talk.said.slice(-LATELY)) &&
  !talk.said
    .slice(-LATELY)
    .some(
      (text) => speaksOfHarm(text) || talk.understand(text).whole.isGrave || OF_A_CHILD.test(text),
    );
const LATELY = 3;
const OF_A_CHILD =
  /\btouch(?:es|ed|ing)? me\b|\b(?:mujhe|mere) (?:ch+h?u|touch)|\bclass (?:[1-9]|1[0-2])\b|\b(?:school|schoolgirl|schoolboy)\b|मुझे छू/iu;

/** What may well be of whom he has lost, or of what weighs on him. */
const OF_BEFORE =
  /\b(?:tha|thi|thin|was|were|used to|had|s?he|her|his|him|un(?:ka|ki|ke|ko|se|hone)|us(?:ka|ki|ke|ko|se|ne)|wo|woh|vo|they|them|yaad|miss\p{L}*|memor\p{L}*|bina|without|akel\p{L}*|alone|lonely|empty|khaali|soon[ai]|sad|cry\p{L}*|ro(?:na|ya|yi)|dukh\p{L}*|late (?:wife|husband|father|mother)s?)\b|(?<![\p{L}\p{M}])(?:था|थी|थे|थीं|वो|वह|उन(?:का|की|के|को|से)|उन्होंने|उस(?:का|की|के|को|से|ने)|याद|बिना|अकेल[\p{L}\p{M}]*|सून[ाीे]|ख़ाली|खाली|रो(?:ना|या|ई)|दुख[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu;
/** A few telling words make a subject of their own. */
const LEAST_TELLING = 2;

/** After a death or something heavy he speaks of something else: he is answered in it. */
export function turnsElsewhere({ text, whole, clauses }: Understood): boolean {
  if (clauses.some(({ isGrave }) => isGrave)) return false;
  if (OF_BEFORE.test(text) || OF_ELDER.test(text)) return false;
  return tellingOf(whole).telling !== 'bad' && tellingWords(text).length >= LEAST_TELLING;
}
