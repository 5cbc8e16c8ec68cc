import { weighed } from '../deciding.ts';
import { asksOfHisMatter, TO_HER } from '../question-form.ts';
import { tellingWords } from '../similar.ts';
import type { Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';
import { asksSomething, echoes, isAside, isPoliteEnd } from './clauses.ts';

/** Asks whether she has done something, and not to what. */
const LACKS_OBJECT =
  /^(?:(?:aur|and|but|tumne|aapne|tum|aap) )*(?:kabhi |ever )?(?:\p{L}+(?:a|i|e) hai|\p{L}+(?:a|i|e) (?:tumne|aapne)|(?:have |did )?(?:you|u) (?:heard|seen|read|tried|watched|listened|been|eaten|played)(?: (?:it|that|there|of it))?|tried it|heard it|seen it|dekhi|dekha|suni|suna|padhi|padha|khaya|khayi)[ ?.!]*$/iu;

/** "Tum kya bolti ho?": what she thinks of what stands before it. */
export const ASKS_VIEW =
  /^(?:so |and |but |to |toh |ab |aur |तो |अब )?(?:(?:what|wat) (?:do|would|wud) (?:you|u) (?:think|say|suggest|feel|advise)|what(?:'?s| is) (?:your|ur) (?:opinion|view|advice)|any (?:advice|tips|suggestions?)|(?:(?:tum|aap|tumhe|tumko|aapko|tu) )?kya (?:bolti|kehti|lagta|sochti|kahogi|bologi|kahengi|kahti|suggest)\p{L}*|(?:तुम |आप |तुम्हें |आपको )?क्या (?:लगता|बोलती|कहती|सोचती|कहेंगी))(?: (?:about (?:it|this|that)|ho|hai|hain|karti ho|karo|ispe|is par|है|हो|हैं))*[ ?.!]*$/iu;

/** "Tumhe?", "whats yours": what she had asked him is asked of her, and nothing else. */
export const ONLY_BACK =
  /^(?:(?:and|aur|so|what about|how about|what(?:'?s| is)|tell me|haha|lol|अब|और) )*(?:you|u|yours|urs|tum|tu|aap|(?:tum|tera|teri|tumhara|tumhari|aapka|aapki|apka|apki|tumhe|tujhe|tumko|aapko|apko)(?: (?:kya|wala|wali|ka|ki|batao|bata|bataiye|bolo))*|आप(?:का|की|को)?|तुम(?:्हारा|्हारी|्हें)?|wbu|hbu)(?: batao| bataiye| bata| bolo)?[ ?.!]*$/iu;

export const ASKS_WHO =
  /\b(?:ka?un|kon|who) (?:hai|hain|h|tha|thi|the|is|was|are)\b|\bwho'?s\b|कौन (?:है|हैं|था|थी|थे)/iu;

/** Asks when, where, who or why, and not what. */
const isWhen = ({ text }: Clause): boolean =>
  /\b(?:when|since|where|who|why|how (?:long|old|many)|kab|kahan|kaha|kis(?:ne|se|ka|ki)|kyu|kyun|kitn[aei])\b|कब|कहाँ|कहां|किस(?:ने|से)|क्यों|कितन[ाीे]/iu.test(
    text,
  );

export const asksAdvice = ({ text }: Clause): boolean =>
  asksOfHisMatter(text) || weighed(text) !== undefined;

export const ASKS_BACK =
  /\b(?:what about you|how about you|and you|and yours?|wbu|hbu|aur (?:tum|aap|tumhara|tumhari|aapka|aapki)|(?:tumhar[ai]|aapk[ai]) kais[aie]|tum batao|aap bata\w*)\b|और (?:आप|तुम)|(?:आप|तुम) बता/iu;

/** What of a message asks, what tells, and the question that is to be answered. */
export interface WhichAsked {
  questions: Clause[];
  statements: Clause[];
  question: Clause | undefined;
  /** He weighs one thing against another. */
  isWeighing: boolean;
}

export function whichAsked(talk: Talk): WhichAsked {
  const { heard, state } = talk;
  const { clauses, whole } = heard;
  const isOpen = state.asked?.thread !== undefined;
  const questions = clauses.filter(
    (clause) =>
      (isOpen ? clause.isQuestion : true) &&
      asksSomething(clause) &&
      !isPoliteEnd(clause) &&
      !echoes(talk, clause) &&
      !isAside(clause, clauses),
  );
  const statements = clauses.filter((clause) => !questions.includes(clause));
  // "Who is Nigel? An ex?" asks after Nigel.
  const newest = questions.at(-1);
  const before = questions.at(-2);
  const isTail =
    newest && (newest.words <= 2 || (newest.words <= 5 && tellingWords(newest.text).length <= 1));
  // "Have you ever lived elsewhere? How was it for you" asks what it asked before.
  const isHollow = newest && tellingWords(newest.text).length === 0 && !ONLY_BACK.test(newest.text);
  const asksMore =
    newest &&
    (TO_HER.test(newest.text) || talk.find.person(newest.text) !== undefined) &&
    !(isHollow && before && tellingWords(before.text).length > 0);
  // "Kya karu, tum batao": what she is to tell stands before it.
  // "Sell the house or stay. What is your opinion?"
  const weighing = clauses.findLast(
    (one) =>
      weighed(one.text) !== undefined &&
      (one.isQuestion || (newest !== undefined && ASKS_VIEW.test(newest.text))),
  );
  const advice =
    weighing ?? (newest && ASKS_BACK.test(newest.text) ? clauses.findLast(asksAdvice) : undefined);
  // "Who is the geyser uncle? Does he call daily": who he is comes first.
  const isOfWhom = before !== undefined && ASKS_WHO.test(before.text);
  const namesWhom =
    isOfWhom &&
    newest &&
    talk.find.person(before.text) !== undefined &&
    talk.find.person(newest.text) === undefined;
  const asked =
    advice ?? ((isTail || isOfWhom) && before && (namesWhom || !asksMore) ? before : newest);
  // "My back hurts. What shall I do?" asks about the back.
  const isBare =
    asked &&
    clauses.length > 1 &&
    (ASKS_VIEW.test(asked.text) ||
      (tellingWords(asked.text).length === 0 &&
        !ONLY_BACK.test(asked.text) &&
        !TO_HER.test(asked.text)) ||
      // "My favourite is Lag ja gale. Kabhi chalaya hai?"
      (asked.words <= 4 && tellingWords(asked.text).length <= 1 && LACKS_OBJECT.test(asked.text)));
  // "You do block printing? Since when": when she began it.
  const isOfBefore =
    isTail && asked === before && before !== undefined && isWhen(newest) && !isWhen(before);
  const joined = isOfBefore ? { ...before, text: `${before.text} ${newest.text}` } : asked;
  const question = asked && isBare ? { ...asked, text: whole.text, topics: whole.topics } : joined;
  return { questions, statements, question, isWeighing: weighing !== undefined };
}
