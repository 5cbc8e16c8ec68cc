import { isCommonMatter, isNotHers } from './no-common-matter.ts';
import { ASKS_WHICH, type Question } from './question.ts';
import { tellingWords } from './similar.ts';
import { type Part, sayTurn, type Talk } from './turn.ts';

const OF_A_NAME = /\b(?:name|naam)\b|नाम/iu;
const RATING =
  /\b(?:rate|rating|ratings|marks|out of (?:10|ten)|(?:10|das|dus) (?:me|mein|main) se)\b|दस में से|रेटिंग/iu;
/** What she thinks of an idea, a name, a plan of his. */
const IDEA =
  /\b(?:[a-z]+ (?:du|doon|dun|lu|loon|lun|karu|karun|rakhu|rakhun|jau|jaun)\s*\?|kais[aei] (?:rahega|rahegi|lag[ai]|lagega|hai (?:idea|naam))|(?:accha|acha|sahi|theek|thik) (?:rahega|rahegi|hai ya nahi|idea)|good idea|how does (?:it|that) sound|how about|what do you think(?: of| about|\?|$)|ok or not|good or (?:bad|not))\b|^(?:aur |to |toh |ab )?(?:aapko |tumhe |tumko )?kya lagta h(?:ai)?\b|कैस[ाी] (?:रहेग|लग)|अच्छ[ाी] है या नहीं|^(?:आपको |तुम्हें )?क्या लगता है/iu;
/** Asked so, a yes would hurt. */
const DOUBTS_HIMSELF =
  /\b(?:wrong|bad|silly|stupid|foolish|weird|mad|crazy|too late|too old|my fault|selfish|a burden|useless|failure|galat|bura|pagal|bewakoof|bevkoof|der ho|meri galti|bekaar)\b|ग़लत|गलत|बुरा|पागल|बेवक़ूफ़|मेरी ग़लती/iu;
/** Whoever thinks so is told no, in so many words. */
const FEELS_UNWANTED =
  /\b(?:better off without me|better without me|a burden (?:on|to|for)|(?:nobody|no one) (?:needs|wants|would miss) me|die alone|bojh h(?:u|oo|oon|un)|mere bina (?:sab )?(?:khush|behtar|theek)|kisi ko meri zaroorat nahi|akel[aei] (?:hi )?mar\p{L}*)\b|बोझ हू|मेरे बिना (?:सब )?(?:ख़ुश|खुश|बेहतर|ठीक)|किसी को मेरी ज़रूरत नहीं|अकेल[ाी] (?:ही )?मर/iu;
const WOULD_DO =
  /\bwhat would you (?:do|say|have (?:done|said))\b|\bwhat (?:wud|would) (?:u|you) (?:do|say)\b|\b(?:tum|tu|aap) (?:hoti|hote|hotin) (?:to|toh) (?:kya|kaise)\b|meri jagah|तुम होती तो क्या|आप होतीं तो क्या|मेरी जगह/iu;

const view = (talk: Talk, key: string, why: string, { context }: Question): Part | undefined => {
  const text = sayTurn(talk, key);
  return text ? { text, why, topic: context } : undefined;
};

/** "What would you do?", asked alone: in his place. */
export const wouldDoAlone = (talk: Talk, question: Question): Part | undefined =>
  tellingWords(question.text).length < 2 && talk.heard.clauses.length < 3
    ? wouldDo(talk, question)
    : undefined;

/** What she would do in his place. */
export const wouldDo = (talk: Talk, question: Question): Part | undefined =>
  WOULD_DO.test(question.text) ? view(talk, 'would-do', 'would do', question) : undefined;

/** What she thinks of a name. */
export const viewOfName = (talk: Talk, question: Question): Part | undefined =>
  IDEA.test(question.text) && OF_A_NAME.test(talk.heard.text)
    ? view(talk, 'view-name', 'view name', question)
    : undefined;

/** Whoever doubts himself is not told yes. */
export function viewOfHimself(talk: Talk, question: Question): Part | undefined {
  if (FEELS_UNWANTED.test(talk.heard.text)) {
    return view(talk, 'view-needed', 'view needed', question);
  }
  return DOUBTS_HIMSELF.test(question.text) && !ASKS_WHICH.test(question.text)
    ? view(talk, 'view-kind', 'view', question)
    : undefined;
}

/** So many out of ten. */
export function rate(talk: Talk, { text }: Question): Part | undefined {
  const told = RATING.test(text) ? sayTurn(talk, 'rating') : undefined;
  return told ? { text: told, why: 'rating', isWhole: true } : undefined;
}

/** What she thinks of a plan of his: of what is grave or not hers to judge, to ask whoever knows it. */
export function viewOfIdea(talk: Talk, question: Question): Part | undefined {
  if (!IDEA.test(question.text)) return undefined;
  return mayView(talk)
    ? view(talk, 'view-idea', 'view idea', question)
    : view(talk, 'view-wait', 'view wait', question);
}

const mayView = (talk: Talk): boolean => isCommonMatter(talk) && !isNotHers(talk.heard.text);

/** What she thinks of anything else. */
export const viewOfAnything = (talk: Talk, question: Question): Part | undefined =>
  question.isForView
    ? view(talk, mayView(talk) ? 'view' : 'view-wait', 'view', question)
    : undefined;
