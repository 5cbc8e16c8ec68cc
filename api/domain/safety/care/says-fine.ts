/** "I am fine", "nothing is wrong", "udaas nahi hoon": said after an unnecessary check-in. */
const FINE =
  /\b(?:i'?m|im|i am|all|everything(?:'s| is)?|main|sab|bilkul) (?:all |really |quite |totally |absolutely |perfectly |bilkul |ekdum |to |toh )?(?:fine|ok|okay|alright|good|well|happy|theek|thik|badhiya|khush)\b|\bnothing(?:'s| is)? (?:wrong|the matter|heavy)\b|\b(?:not|nahi|nahin) (?:sad|upset|heavy|in (?:trouble|danger))\b|\b(?:udaas|dukhi|pareshan|bhaari|heavy|dukh) (?:nahi|nahin|kuch nahi)\b|\b(?:misunderst(?:ood|and)|mistaken)\b|\bnot (?:that|so) (?:bad|serious)\b|\bitna (?:bhi )?(?:bura|kharab|serious) (?:\p{L}+ )?(?:nahi|nahin)\b|इतना (?:भी )?(?:बुरा|ख़राब|खराब|गंभीर) (?:[\p{L}\p{M}]+ )?नहीं|मैं (?:बिल्कुल )?(?:ठीक|ख़ुश|खुश)|(?:दुखी|उदास|परेशान|भारी) (?:कुछ )?नहीं|सब ठीक/iu;

/** "I am not going to harm myself", after a card that was not called for. */
const DENIES =
  /\b(?:not|never|won'?t|wouldn'?t|don'?t want to) (?:(?:going|planning|thinking) (?:to|of) )?(?:harm|hurt|kill)\p{L}* my ?self\b|\b(?:khud ko|apne aap ko) (?:kuch |nuksan |koi nuksan )*(?:nahi|nahin) (?:kar|pahuncha|maar)\p{L}*|(?:ख़ुद|खुद|अपने आप) को (?:कुछ |नुक़सान |नुकसान )*नहीं (?:कर|पहुँचा|मार)/iu;

/** "14416 kya? helpline?", "no need of a helpline", after a number that was not called for. */
const DECLINES =
  /\b(?:helpline|14416|tele ?manas)\b[^.!]{0,40}(?:\?|\b(?:kya|kyu+n?|kis ?liye|why|what for|nahi|nahin|not?|zarurat)\b)|\b(?:no|not|don'?t|nahi|nahin|why|kyu+n?|kis ?liye)\b[^.!?]{0,30}\b(?:helpline|14416)\b|हेल्पलाइन[^।!]{0,40}(?:नहीं|क्यों|क्या|\?)/iu;

/** Whether a message declines a number that was given. */
export const declinesHelp = (text: string): boolean => DECLINES.test(text);

/** Whether a message says explicitly that no harm is meant. */
export const deniesHarm = (text: string): boolean => DENIES.test(text);

/** Whether a message says that all is well. */
export const saysFine = (text: string): boolean => FINE.test(text) && !DOUBTS.test(text);

/** "I am not fine", "kuch theek nahi": no word of comfort. */
const DOUBTS =
  /\b(?:not|isn'?t|never|no longer|pretend\p{L}*|say(?:ing)?|act\p{L}*) (?:that )?(?:i'?m |i am |all |really )*(?:fine|ok|okay|alright|good|well|happy)\b|\b(?:theek|thik|khush|badhiya|acha|accha) (?:nahi|nahin)\b|(?:ठीक|ख़ुश|खुश) नहीं/iu;
