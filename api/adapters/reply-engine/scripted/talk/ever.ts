import { withCapital } from '../../../../domain/text/capital.ts';
import type { Question } from './question.ts';
import { maySayBack } from './quoting.ts';
import { tellingWords } from './similar.ts';
import { isLight, type Part, sayTurn, type Talk } from './turn.ts';

/** "Have you ever been to the hills": what stands behind the verb. */
const ENGLISH =
  /\b(?:have (?:you|u)|did (?:you|u) ever|do (?:you|u) ever)(?: (?:ever|also|yourself))* (?:been (?:to|on|in|at)|go(?:ne)? (?:to|on)|visit(?:ed)?|tr(?:y|ied)|eat(?:en)?(?: at)?|had|taste[d]?|dr(?:ink|unk)|see[n]?|watch(?:ed)?|hear[d]?|read|play(?:ed)?|ridden|cook(?:ed)?|ma[dk]e)(?: (?:any|some|the|a|an|our))?((?: [\p{L}\p{N}'’]+){1,5})\s*[?!.]*$/iu;
const EVER = /\bkabhi\b|(?<![\p{L}\p{M}])कभी(?![\p{L}\p{M}])/iu;
/** What can be done to whatever stands beside it. */
const DONE =
  /\b(?:khay[aei]|khai|gay[aei]|gai|dekh[aei]|sun[aei]|padh[aei]|pad[hi]i|pi(?:ya|yi)?|chakh[aei]|ghum[aei]|ghoom[aei]|khel[aei]|banay[aei]|pakay[aei]|try (?:kiya|ki|kari)|visit (?:kiya|ki|kari))\b|(?<![\p{L}\p{M}])(?:खा(?:या|यी|ई|ईं|ए)|ग(?:ई|यी|ए|ईं)|देख[ाीे]ं?|सुन[ाीे]|पढ़[ाीे]|पी|चखा|घूम[ाीे]|खेल[ाीे]|बनाया|पकाया|ट्राई (?:किया|की))(?![\p{L}\p{M}])/iu;
/** What stands around a thing in such a question and is no part of it. */
const AROUND =
  /\b(?:tum|tumne|tune|tu|aap|aapne|apne|kabhi|kya|hai|hain|h|ho|tha|thi|the|na|to|toh|bhi|waise|ach+h?a|haan|are|arre|aur|par|yaar|ji|sach|me|mein|main|mai|pe|par|ko|se|khud|aaj|tak|wahan|waha|kh(?:a|aa)n[ae]|p(?:i|ee)ne|dekhne|ghumne|ghoomne|sunne|matlab|please|plz|ek|baar|koi|hamar[aei]|bata\p{L}*|bolo)\b|(?<![\p{L}\p{M}])(?:तुम|तुमने|तू|तूने|आप|आपने|कभी|क्या|है|हैं|हो|था|थी|थे|ना|तो|भी|वैसे|अच्छा|हाँ|हां|अरे|और|पर|यार|जी|सच|में|पे|को|से|ख़ुद|खुद|आज|तक|वहाँ|वहां|खान[ाे]|पीने|देखने|घूमने|सुनने|मतलब|एक|बार|कोई|हमार[ाीे]|बता[\p{L}\p{M}]*|बोलो)(?![\p{L}\p{M}])/giu;
/** Of somebody, of him, or of what was named before: it names nothing itself. */
const NAMELESS =
  /\b(?:it|that|this|one|them|there|anything|something|me|my|her|him|his|kuch|kisi|kis\p{L}*|wo|woh|us\p{L}{0,3}|is\p{L}{0,3}|ais[aei]|wais[aei]|mer[aei]|mujhe|maine|ter[aei]|tumhar[aei]|aapk[aei]|nahi+n?|kyu\p{L}*|kaha\p{L}*|kaun|kaise|agar|jab|jo|ki|ke saath)\b|(?<![\p{L}\p{M}])(?:कुछ|किस[\p{L}\p{M}]*|वो|वह|उस[\p{L}\p{M}]*|इस[\p{L}\p{M}]*|ऐस[ाीे]|वैस[ाीे]|मेर[ाीे]|मुझे|मैंने|तेर[ाीे]|तुम्हार[ाीे]|आपक[ाीे]|नहीं|क्यों|कहाँ|कहां|कौन|कैसे|अगर|जब|जो|कि)(?![\p{L}\p{M}])/iu;
const MOST_WORDS = 4;

/** What a question asks whether she has ever had, seen or been to; undefined where it asks none such, or names nothing. */
export function everAsked(text: string): string | undefined {
  const english = ENGLISH.exec(text)?.[1];
  const rest =
    english ??
    (EVER.test(text) && DONE.test(text) ? text.replace(DONE, ' ').replace(AROUND, ' ') : '');
  const thing = rest
    .replace(/[^\p{L}\p{M}\p{N}'’ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isNamed = thing !== '' && !NAMELESS.test(thing) && tellingWords(thing).length > 0;
  return isNamed && thing.split(' ').length <= MOST_WORDS ? thing : undefined;
}

/** As near as this, her answer was written. */
const WRITTEN = 0.6;

/**
 * "Tumne kabhi Rajkot ka penda khaya hai?", of which she never speaks: she has not, and says so by its name, instead of
 * telling what comes near. Undefined where she speaks of it.
 */
export function neverHad(talk: Talk, { text }: Question): Part | undefined {
  const thing = isLight(talk) ? everAsked(text) : undefined;
  if (!thing || !maySayBack(thing) || talk.find.mentions(thing) > 0) return undefined;
  if ((talk.find.own(text)?.score ?? 0) > WRITTEN) return undefined;
  const told = sayTurn(talk, 'never-had-it', { thing });
  return told ? { text: withCapital(told), why: `never had ${thing}` } : undefined;
}
