import type { Telling } from './bank.ts';
import { complainsPlainly } from './complaint.ts';
import { tellingOf } from './telling.ts';
import type { Talk } from './turn.ts';

const LAUGHS = /[😂🤣😅😆😄😁😜😝🤪🙈]|\b(?:lol|lmao|ha(?:ha)+|he(?:he)+)\b|हाहा/iu;
const GLAD = /[🥹🥰❤💛🎉🎊🥳😍😊☺🙏💪]/u;
export const SORE = /[😔😞😢🙁☹😣😩😫😤😠😡😑😒💔]/u;
/** Less surely good or bad, it is taken up as neither: pity for what was told with pride is worse than none. */
const SURE = 0.85;

/** Somebody hurts, which is more than a nuisance: no plain remark meets that. */
const HURTS =
  /\b(?:ro(?:na|ya|yi|ti|ta|ne|rah[ai])|cr(?:y|ied|ying)|tears|hurts?|stings?|stinging|dukh\p{L}*|udaa?s\p{L}*|sad|upset|akel[aei]\p{L}*|lonely|alone|lost|loss|toot ga\p{L}+|breakup|da+nt\p{L}*|scold\p{L}*|insult\p{L}*|dar(?:r)?|afraid|scared|tension|worr(?:y|ied)|chinta|fail\p{L}*|pareshan\p{L}*|bimar|beemar|sick|ill|hospital|miss(?:ing)?|yaad a+\p{L}*|depress\p{L}*|anxious|ghabra\p{L}*|koi (?:nahi|nhi) (?:aaya|aayi|aata|p(?:u|oo)c?hh?ta)|ab koi (?:\p{L}+ )?(?:nahi|nhi)|(?:nobody|no one) (?:came|cares|calls|asks)|wapas (?:nahi|nhi)|every night|zindagi se|of living|of life)\b|कोई नहीं (?:आया|पूछता)|अब कोई (?:[\p{L}\p{M}]+ )?नहीं|वापस नहीं|ज़िंदगी से|जिंदगी से|रो(?:ना|या|यी|ई|ता|ती|ने| रह)|दुख|उदास|अकेल|टूट|डाँट|डांट|डर|चिंता|परेशान|बीमार|अस्पताल|याद आ|फ़ेल|फेल|घबरा/iu;

export const hurts = (text: string): boolean => HURTS.test(text);

/** How something is told, as far as that decides how it is taken up. */
export type Tone = 'plain' | 'funny' | 'good' | 'bad';

/** @param kind what the telling was heard as */
export function toneOf({ heard }: Talk, kind: Telling): Tone {
  const first = heard.clauses[0] ?? heard.whole;
  const { telling, p } = tellingOf(first);
  const isSure = telling === kind && p >= SURE;
  if (SORE.test(heard.text) || (kind === 'bad' && isSure)) return 'bad';
  if (kind !== 'bad' && LAUGHS.test(heard.text) && !hurts(first.text)) return 'funny';
  return GLAD.test(heard.text) || (kind === 'good' && isSure) ? 'good' : 'plain';
}

/** The sentences of his message that tell something and ask nothing. */
export const toldIn = ({ heard }: Talk): string[] =>
  heard.clauses.flatMap(({ isQuestion, isGrave, text }) =>
    isQuestion || isGrave || complainsPlainly(text) ? [] : text,
  );
