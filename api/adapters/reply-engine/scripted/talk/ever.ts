import { RELATIONS } from '../../../../domain/memory/named.ts';
import { withCapital } from '../../../../domain/text/capital.ts';
import { isLight } from './light.ts';
import { maySayBack } from './may-say-back.ts';
import type { Question } from './question.ts';
import { tellingWords } from './similar.ts';
import { type Part, sayTurn, type Talk } from './turn.ts';

/** "Have you ever been to the hills": what stands behind the verb. */
const ENGLISH =
  /\b(?:have (?:you|u)|did (?:you|u) ever|do (?:you|u) ever)(?: (?:ever|also|yourself))* (?:been (?:to|on|in|at)|go(?:ne)? (?:to|on)|visit(?:ed)?|tr(?:y|ied)|eat(?:en)?(?: at)?|had|taste[d]?|dr(?:ink|unk)|see[n]?|watch(?:ed)?|hear[d]?|read|play(?:ed)?|ridden|cook(?:ed)?|ma[dk]e)(?: (?:any|some|the|a|an|our))?((?: [\p{L}\p{N}'’]+){1,5})\s*[?!.]*$/iu;
const EVER = /\bk(?:a?bh?i)\b|(?<![\p{L}\p{M}])कभी(?![\p{L}\p{M}])/iu;
/** What can be done to whatever stands beside it. */
const DONE =
  /\b(?:khay[aei]|khai|a?ayi|a?aye|a?ai|gay[aei]|gai|dekh[aei]|sun[aei]|padh[aei]|pad[hi]i|pi(?:ya|yi)?|chakh[aei]|ghum[aei]|ghoom[aei]|khel[aei]|banay[aei]|pakay[aei]|try (?:kiya|ki|kari)|visit (?:kiya|ki|kari))\b|(?<![\p{L}\p{M}])(?:खा(?:या|यी|ई|ईं|ए)|आ(?:ई|ईं|यी|ए)|ग(?:ई|यी|ए|ईं)|देख[ाीे]ं?|सुन[ाीे]|पढ़[ाीे]|पी|चखा|घूम[ाीे]|खेल[ाीे]|बनाया|पकाया|ट्राई (?:किया|की))(?![\p{L}\p{M}])/iu;
/** What stands around a thing in such a question and is no part of it. */
const AROUND =
  /\b(?:tum|tumne|tune|tu|aap|aapne|apne|kabhi|kbhi|kabi|kya|hai|hain|h|ho|tha|thi|the|na|to|toh|bhi|waise|a(?:c+h+){1,2}a|haan|are|arre|aur|par|yaar|ji|sach|me|mein|pe|par|ko|se|khud|aaj|tak|wahan|waha|kh(?:a|aa)n[ae]|p(?:i|ee)ne|dekhne|ghumne|ghoomne|sunne|matlab|please|plz|ek|baar|koi|hamar[aei]|bata\p{L}*|bolo)\b|(?<![\p{L}\p{M}])(?:तुम|तुमने|तू|तूने|आप|आपने|कभी|क्या|है|हैं|हो|था|थी|थे|ना|तो|भी|वैसे|अच्छा|हाँ|हां|अरे|और|पर|यार|जी|सच|में|पे|को|से|ख़ुद|खुद|आज|तक|वहाँ|वहां|खान[ाे]|पीने|देखने|घूमने|सुनने|मतलब|एक|बार|कोई|हमार[ाीे]|बता[\p{L}\p{M}]*|बोलो)(?![\p{L}\p{M}])/giu;
/** Of somebody, of him, of what was named before, or a figure of speech: it names nothing itself. */
const NAMELESS =
  /\b(?:it|that|this|one|them|there|anything|something|somebody|anyone|me|my|i|her|him|his|your|what|how|from|of|up|kuch|kisi|kis\p{L}*|koi|main|mai|hum|wo|woh|us\p{L}{0,3}|un\p{L}{0,3}|is\p{L}{0,3}|ais[aei]|wais[aei]|mer[aei]|mujhe|maine|ter[aei]|tumhar[aei]|aapk[aei]|nahi+n?|kyu\p{L}*|kaha\p{L}*|kaun|kaise|agar|jab|jo|ki|ke saath|lagta|dhokh?a|kasam|maar|thokar|gaali|mind|time|trouble|mistakes?|lies?)\b|(?<![\p{L}\p{M}])(?:कुछ|किस[\p{L}\p{M}]*|कोई|मैं|हम|वो|वह|उस[\p{L}\p{M}]*|उन[\p{L}\p{M}]*|इस[\p{L}\p{M}]*|ऐस[ाीे]|वैस[ाीे]|मेर[ाीे]|मुझे|मैंने|तेर[ाीे]|तुम्हार[ाीे]|आपक[ाीे]|नहीं|क्यों|कहाँ|कहां|कौन|कैसे|अगर|जब|जो|कि|लगता|धोखा|क़सम|कसम|मार|ठोकर|गाली)(?![\p{L}\p{M}])/iu;
/** What everybody has met with in some form, though her story may not say it in this word; and what is no small talk. */
const OF_ANY_LIFE =
  /\b(?:boy ?friends?|girl ?friends?|bf|gf|crush|ex|love|date|affair|school|college|class|office|job|work|exam|sapn[ae]|khwaab|dreams?|nightmares?|market|ba+za+r|mandi|ghar|home|house|family|friends?|dost|mandir|temple|film\p{L}*|movies?|cinema|theat(?:re|er)|tv|song|ga+n[ae]|train|bus|plane|flight|auto|cab|metro|scooter|cycle|bike|car|chai|tea|coffee|pani|water|roti|chawal|rice|dal|doctors?|hospital|medicines?|dawai?|shopping|game|khel|party|shaadi|wedding|baarish|rain|park|beach|pahaa?d|mountains?|nadi|river|saman?dar|sea|porn|weed|bhang|joint|phenyl|orgasm|threesome|miscarriage|depression|therapy|covid|fever|bukhar|surgery|operation|accident|beer|wine|whisky|rum|vodka)\b|(?<![\p{L}\p{M}])(?:स्कूल|कॉलेज|दफ़्तर|सपन[ाे]|बाज़ार|घर|दोस्त|मंदिर|फ़िल्म|फिल्म|गान[ाे]|ट्रेन|बस|चाय|कॉफ़ी|पानी|रोटी|डॉक्टर|अस्पताल|दवा|पार्टी|शादी|बारिश|समंदर|समुद्र|नदी|पहाड़|बुखार|बुख़ार)/iu;
const RELATION = new RegExp(`\\b(?:${Object.keys(RELATIONS).join('|')})\\b`, 'iu');
const OFTEN = /\bkabhi[ -]kabhi\b|कभी[ -]कभी/iu;
const TO_HER_EVER =
  /\b(?:tum|tumne|tune|tu|aap|aapne|apne)\b|(?<![\p{L}\p{M}])(?:तुम|तुमने|तू|तूने|आप|आपने)(?![\p{L}\p{M}])/iu;
const TAIL = / (?:yet|today|before|ever|once|here|recently|lately|too|also|na|already)$/iu;
const MOST_WORDS = 4;

/** What a question asks whether she has ever had, seen or been to; undefined where it asks none such, or names nothing. */
export function everAsked(text: string): string | undefined {
  if (OFTEN.test(text)) return undefined;
  const english = ENGLISH.exec(text)?.[1];
  const isAsked = EVER.test(text) && DONE.test(text) && TO_HER_EVER.test(text);
  const rest = english ?? (isAsked ? text.replace(DONE, ' ').replace(AROUND, ' ') : '');
  let thing = rest
    .replace(/[^\p{L}\p{M}\p{N}'’ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let nth = 0; nth < MOST_WORDS && TAIL.test(thing); nth += 1) thing = thing.replace(TAIL, '');
  if (thing === '' || thing.split(' ').length > MOST_WORDS) return undefined;
  const isNone = [NAMELESS, OF_ANY_LIFE, RELATION].some((none) => none.test(thing));
  return isNone || tellingWords(thing).length === 0 ? undefined : thing;
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
