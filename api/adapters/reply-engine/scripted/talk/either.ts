import { weighed } from './deciding.ts';
import { isLight } from './light.ts';
import { maySayBack } from './may-say-back.ts';
import type { Question } from './question.ts';
import { type Part, sayTurn, type Talk } from './turn.ts';

const EITHER =
  /(?<![\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+){0,3}),? (?:or|ya|yaa|या) (?:the |a |an )?([\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+){0,3})/iu;
const OPTION_LEAD =
  /^.*\b(?:is it|do you (?:like|prefer|want)|would you (?:rather|prefer)|you (?:like|prefer)|prefer|like|rather|be|is|are|have|got|wait|so|pasand(?: hai)?|chahiye|kya|tum|tumhe|aap|aapko|a|an|the)\s+/iu;
const OPTION_TAIL =
  /(?<!\s)\s+(?:for (?:you|me|us)|piti|pite|peeti|peete|khati|khate|leti|lete|karti|karte|jaati|jati|pasand|chahiye|chalein|better|zyada|hai|hain|best|acha|accha|kya|first|today|more|which|konsa|kaunsa|if|when|forever|पसंद|है)\b.*$/iu;
/** "आप अकेली रहती हैं या परिवार साथ है?" is no choice. */
const HINDI_LIKES = /पसंद|चाहिए|बेहतर|अच्छ[ाी] लग|चुन/u;
const HINDI_TAIL = /(?<!\s)\s+(?:पसंद|है|हैं|चाहिए|ज़्यादा|अच्छी|अच्छा|बेहतर)(?![\p{L}\p{M}]).*$/u;
const HINDI_LEAD = /^.*(?<![\p{L}\p{M}])(?:आपको|तुम्हें|तुमको|तुम|आप|क्या)\s+/u;
/** "Any cat or dog there?", "too hot or what?", "a ring ya kuch?", "jau ya ruku?": there is nothing for her to choose. */
const NO_CHOICE =
  /\b(?:tell|sing|recite|sunao|suna (?:do|dijiye)|sunaiye)\b|(?<![\p{L}\p{M}])(?:सुनाओ|सुनाइए|सुना दो)|\bany \p{L}+ or \p{L}+|\b(?:or|ya|yaa) (?:what|something|anything|not|no|kya|kuch|na|nahi|koi|who|somebody|whatever|anywhere|somewhere|kahin? (?:bhi|aur))\b|\b(?:wag[ae]ira|vagai?rah?)\b|वग़?ैरह|या (?:क्या|कुछ|नहीं|ना|कोई)|\b(?:or not|ya nahi)\b|(?:ऊँ|ऊं|ूँ|ूं) या |\b(?:your|ur|tumhar[aei]|aapk[aei]|ter[aei]) \p{L}+,? (?:or|ya|yaa) |\b\p{L}+(?:aun|aau|au|oon|unga|ungi) (?:ya|or) |(?:आपक[ाीे]|तुम्हार[ाीे]) है या|\bke liye (?:ya|or)\b|के लिए या|\b\p{L}+ti (?:ho |hain )?(?:ya|or) \p{L}+(?: \p{L}+)?ti (?:ho|hain)\b|ती (?:हैं |हो )?या \p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)? ?(?:देती|लेती|करती)/iu;

/** "Is your granny or your mother as stubborn?": both may be. */
const ALIKE = /\b(?:bhi|also|too)\b|(?<![\p{L}\p{M}])भी(?![\p{L}\p{M}])/iu;

/** "What do you like on it, or in general?" offers no choice. */
const OPEN_QUESTION =
  /\b(?:what|where|when|who|how|why|whose|ky(?:u|un|o|on)|kaise|kaha+n?|kab)\b|क्यों|कैसे|कहाँ|कहां|(?<![\p{L}\p{M}])कब(?![\p{L}\p{M}])/iu;
/** "Which is the dearest, cardamom or saffron": that is so, or is not. */
const OF_FACT =
  /\b(?:sabse (?:mehng|sast|bad|lamb|unch|purana|tez|zyada (?!(?:kya )?(?:pasand|ach)))\p{L}*|(?:costl|cheap|tall|old|long|bigg|fast|heavi)(?:ier|iest|er|est))\b|सबसे (?:महँग|महंग|सस्त|बड़|लंब|पुरान|तेज़)/iu;
/** "Rented or your own?", "khana bana leti ho ya bas khane ka shauk hai": so it is with her, and she chooses nothing. */
const OF_HER_LIFE =
  /\b(?:apn[aei]|kira[ay]\p{L}*|rent(?:ed|al)?|(?:your|ur) own|single|unmarried|married|shaadishuda|joint|nuclear|akel[ie]|alone|hostel|born)\b|\b\p{L}{1,20}ti (?:ho|hain|h) (?:ya|or) [^?!.]{0,60}\b(?:hai|hain|h|ho)\b|(?<![\p{L}\p{M}])(?:अपन[ाीे]|किराय\p{M}?|किराए|अकेली|शादीशुदा|कुँवारी|संयुक्त)(?![\p{L}\p{M}])|ती (?:हो|हैं) या [^?!।]{0,60}(?:है|हैं|हो)(?![\p{L}\p{M}])/iu;
const LIKES_MORE = /\b(?:prefer|better|more|rather)\b/iu;
const LIKES =
  /\b(?:like|love|prefer|rather|better|best|favou?rite|pick|choose|pasand|accha|acha|acchi|achi|chunogi|chunengi|chalega)\b|पसंद|अच्छ|चुन/iu;

/** "What shall I get first, a mattress or a stove": of two things one is taken, as advice as well. */
const TAKES =
  /\b(?:kya|kaunsa|konsa|kaunsi|konsi|which|what) (?:\p{L}+ ){0,3}(?:lu|lun|loon|le lu|kharidu\p{L}*|banau\p{L}*|pehnu\p{L}*|dekhu\p{L}*|khau\p{L}*|pi(?:u|un)|chunu\p{L}*|loge|logi|lenge|lengi|khaogi|piyogi|should i (?:buy|get|take|wear|cook|make|watch|eat|have|drink|order|choose|pick|play|read|bring|bake|start with|do first))\b|\bshould i (?:make|bake|cook|bring|get|wear|order|send) (?:(?:you|u|her|him|them) )?(?:a |an |the |some )?\p{L}+(?: \p{L}+)? or\b|\bpe?hle (?:kya|kaunsa|konsa|kise) (?:kar(?:u|un|oon)|l(?:u|un|oon)|banau?n?|nipta(?:u|un))\b|\bwhat (?:\p{L}+ ){1,3}(?:(?:can|should|shall|do) i|i (?:can|should|shall|could)) (?:buy|get|bring|take|wear|cook|make)\b|(?<=\p{L}) (?:le )?l(?:u|un|oon) (?:ya|or) (?:\p{L}+ ){0,2}\p{L}+[?. ]*$|(?<=[\p{L}\p{M}]) (?:ले )?(?:लूँ|लूं|लू) या (?:[\p{L}\p{M}]+ ){0,2}[\p{L}\p{M}]+[?। ]*$|(?<=\p{L}) (?:daal|dal|bana|pehen|pahan|khila|pila|laga)\p{L}{0,2}(?:u|un|oon) (?:ya|or) (?:\p{L}+ )?\p{L}+[?. ]*$|(?<=[\p{L}\p{M}]) (?:डाल|बना|पहन|खिला|पिला|लगा)(?:ूँ|ूं|ऊँ|ऊं) या (?:[\p{L}\p{M}]+ )?[\p{L}\p{M}]+[?। ]*$|पहले (?:क्या|किसे) (?:करूँ|करूं|लूँ|बनाऊँ|निपटाऊँ|पढ़ाऊँ)|(?:क्या|कौन ?स[ाी]) (?:[\p{L}\p{M}]+ ){0,3}(?:लूँ|लूं|ख़रीदूँ|खरीदूं|बनाऊँ|बनाऊं|पहनूँ|देखूँ|खाऊँ|लोगी|लेंगी|खाओगी|पियोगी)/iu;
/** Nothing is said behind them. */
const ENDS = / (?:ya|or|या) (?:[^\s,]+ ?){1,3}[?!.। ]*$/iu;
/** He asks which of two things to take, and nothing else behind it. */
export const takesOne = (text: string): boolean => TAKES.test(text) && ENDS.test(text);

/** What he asks is which she would rather have. */
export const asksLiking = (text: string): boolean => LIKES.test(text) || TAKES.test(text);

/** "Haha, pehle batao": what is called out before the first of two. */
const CALLED_OUT =
  /^(?:(?:ha(?:ha)+|hehe|lol|hmm+|arr?ey?|acc?ha|ok|okay|waise|tell me|pe?hle|bata(?:o|iye)|bol(?:o|iye)|ye|yeh|wo|woh|about|over|on|हाहा|अरे|अच्छा|पहले|बताओ|बताइए|बोलो|ये|यह|वो|वह)[, ]+)+/iu;
/** "Rakhogi", "पहनेंगी", "le lu": what is done with the first of two. */
const HER_DOING =
  /(?: (?:le )?l(?:u|un|oon)| (?:ले )?(?:लूँ|लूं|लू)| (?!do$|दो$)[\p{L}]+(?:ogi|oge|engi|enge)| [\p{L}\p{M}]+(?:ोगी|ोगे|ेंगी|ेंगे|ओगी|एँगी|एंगी))$/iu;
/** What somebody else said is no choice of hers. */
const QUOTED = /["“][^"”]{2,120}["”]/gu;

/** The two things of "tea or coffee?"; undefined where it asks for no such choice. */
export function eitherOr(said: string): [string, string] | undefined {
  const text = said.replace(QUOTED, ' ');
  if ([NO_CHOICE, ALIKE, OF_FACT, OF_HER_LIFE].some((one) => one.test(text)) || weighed(text))
    return undefined;
  const found = EITHER.exec(text.replace(/[?!.]+/g, ' ').trim());
  if (
    !found?.[1] ||
    !found[2] ||
    (OPEN_QUESTION.test(text) && !LIKES_MORE.test(text) && !takesOne(text))
  )
    return undefined;
  const bare = found[1].replace(OPTION_TAIL, '').replace(OPTION_LEAD, '');
  const named = HINDI_LIKES.test(text)
    ? bare.replace(HINDI_TAIL, '').replace(HINDI_LEAD, '')
    : bare;
  const first = named.trim().replace(CALLED_OUT, '').replace(HER_DOING, '').trim();
  const second = found[2].replace(OPTION_TAIL, '').trim().replace(HER_DOING, '');
  const fits = (option: string) =>
    option.length > 1 &&
    !/^(?:tum|tu|aap|you|u|they|he|she|we|wo|woh) |(?:^|\s)(?:karta|karti|karte|kaun|kisne|kisko|tum|tumhara|tumhari|aap|aapki|you|your|log|people)$/i.test(
      option,
    ) &&
    !/(?:^|\s)(?!(?:jam|b|s|f|r|len)un|(?:m|n|sp|cart|ball|aftern)oon)\p{L}+(?:un|oon|aau|aun|eju)(?:\s|$)/iu.test(
      option,
    ) &&
    !/^(?:pe|par|ka|ki|ke|ko|se|me|mein|aur|to|toh|hi|bhi|baat|पर|का|की|के|को|से|में|तो|भी|ही)(?:\s|$)|(?:\s|^)(?:gayi|gaya|gaye|गई|गया|गए)$/i.test(
      option,
    ) &&
    !/^(?:not|no|nahi|what|something|anything|nahin|नहीं|i|you|it|tum|one|two|ek|do|three|more|less|so|two|later|never)$/i.test(
      option,
    );
  return fits(first) && fits(second) && first.split(' ').length <= 3 ? [first, second] : undefined;
}

/** "Silver or gold plated, which is better": advice, and a choice all the same. */
const BETTER = /\b(?:better|behtar|zyada a(?:c+h+){1,2}[aie])\b|बेहतर|ज़्यादा अच्छ/iu;

/** A topic as likely as this is what is asked after, and not which of two. */
const SURE_TOPIC = 0.6;

/** What is swallowed, drunk or smoked is nobody's to choose. */
const RISKY =
  /\b(?:pills?|tablets?|goli\p{L}*|painkillers?|medicines?|dawai?\p{L}*|drugs?|poison|beer|wine|whisky|whiskey|rum|vodka|da+ru|sharab|nasha|weed|bhang|joint|cigarettes?|injection|syrup|phenyl)\b|गोली|गोलियाँ|दवा|शराब|दारू|नशा|ज़हर|जहर/iu;
/** What a baby, a patient or an animal is given is for whoever knows. */
const OF_THE_FRAIL =
  /\b(?:bab(?:y|ies)|infants?|newborn|toddler|patients?|shishu|mari[zj]|pregnan\p{L}*|garbhvati|diabet\p{L}*|tera?h?vi+n?|funeral|shok)\b|शिशु|मरीज़|मरीज|गर्भवती|तेरहवीं/iu;
/** Between two of his own people she does not choose. */
const OF_HIS_PEOPLE =
  /^(?:my |meri? |mera |our |the )?(?:wife|husband|girlfriend|boyfriend|mother|father|mom|mum|dad|mummy|papa|parents|sister|brother|son|daughter|biwi|patni|pati|gf|bf|ex|maa|behen|bhai|beta|beti)$/iu;
/** "Sing something or tell a joke, about the sea or doctors": it is to be made, and not chosen. */
const WANTS_MADE =
  /\b(?:tell|sing|crack|recite|suna(?:o|iye)|suna (?:do|dijiye))\b[^.?!]{0,30}\b(?:jokes?|songs?|poem|story|something|shayari|sher|chutkul\p{L}*|kahani|gaana)\b/iu;
/** Means of harm: none is anybody's to choose. */
const MEANS =
  /(?<![\p{L}\p{M}])(?:ropes?|rassi|noose|blades?|razors?|ustra|chhurr?[aie]|cyanide|sniper|rifles?|ak ?47|guns?|pistols?|knife|chaku|रस्सी|ब्लेड|उस्तर[ाे]|साइनाइड|राइफल|बंदूक|चाकू)(?![\p{L}\p{M}])/iu;
/** Of two heights none is chosen for anybody. */
const HEIGHT =
  /^(?:the |our |us |meri? )?(?:chh?at|roof(?: ?top)?|terrace|bridge|pul|cliff|building|balcony|tower|flyover|railing|patri|tracks?|train|river|nadi|lake|kua+n?|छत|पुल|पटरी|नदी|कुआँ|कुआं|ट्रेन|इमारत)(?: (?:se|pe|par|से|पर))?$/iu;

/** "Is it a friend or a real judge?": that is so, or is not. */
const IS_SO = /\b(?:is|was|are|were) (?:it|he|she|that|this|they|\p{L}+ (?:a|an|the))\b/iu;

/** Chooses between the two things of "tea or coffee?". */
export function choose(
  talk: Talk,
  { text, topic, context, ...question }: Question,
): Part | undefined {
  const said = talk.heard.text;
  if (RISKY.test(said) || OF_THE_FRAIL.test(said)) return undefined;
  if (WANTS_MADE.test(said)) return undefined;
  const takes = takesOne(text);
  const asksAdvice = question.isForAdvice && !takes && !BETTER.test(text);
  if (IS_SO.test(text) && !LIKES.test(text) && !LIKES_MORE.test(text)) return undefined;
  if (talk.find.person(text) || asksAdvice || !isLight(talk)) return undefined;
  const options = eitherOr(text);
  const isOfHerLife = question.isToHer && topic.p > SURE_TOPIC && !takes && !LIKES.test(text);
  if (!options?.every((one) => maySayBack(one) && !MEANS.test(one))) return undefined;
  if (options.every((one) => HEIGHT.test(one) || OF_HIS_PEOPLE.test(one))) return undefined;
  if (isOfHerLife) return undefined;
  const told = sayTurn(talk, 'choice', { choice: chosen(talk, options) });
  return told
    ? { text: told, why: `choice of ${options.join(' / ')}`, isWhole: true, topic: context }
    : undefined;
}

/** "Shout or talk soft?" */
const GENTLE =
  /\b(?:soft\p{L}*|gent\p{L}*|calm\p{L}*|kind\p{L}*|pya+r|a+ra+m|shanti|dheer\p{L}*)\b|प्यार|आराम|शांति|धीरे/iu;

/** "Bad or good?", "sahi ya galat?" */
const WELL =
  /^(?:good|better|nice|right|fine|safe|a(?:c+h+){1,2}[aie]|sahi|theek|thik|अच्छ[ाीे]|सही|ठीक)$/iu;

/** Which of two she takes: what is gentle, or what she speaks of more; where she speaks of neither, always the same one. */
function chosen({ find, name }: Talk, [first, second]: [string, string]): string {
  if (GENTLE.test(first) !== GENTLE.test(second)) return GENTLE.test(first) ? first : second;
  if (WELL.test(first) !== WELL.test(second)) return WELL.test(first) ? first : second;
  const more = find.mentions(first) - find.mentions(second);
  if (more !== 0) return more > 0 ? first : second;
  return lexical(first + name) % 2 === 0 ? first : second;
}

function lexical(text: string): number {
  let sum = 0;
  for (const letter of text.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return sum;
}
