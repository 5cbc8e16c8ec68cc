/** "I am fine", "nothing is wrong", "udaas nahi hoon": said after an unnecessary check-in. */
const FINE =
  /\b(?:i'?m|im|i am|all|everything(?:'s| is)?|main|sab|bilkul) (?:all |really |quite |totally |absolutely |perfectly |bilkul |ekdum |to |toh )?(?:fine|ok|okay|alright|good|well|happy|theek|thik|badhiya|khush)\b|\bnothing(?:'s| is)? (?:wrong|the matter|heavy)\b|\b(?:not|nahi|nahin) (?:sad|upset|heavy|in (?:trouble|danger))\b|\b(?:udaas|dukhi|pareshan|bhaari|heavy|dukh) (?:nahi|nahin|kuch nahi)\b|\b(?:misunderst(?:ood|and)|mistaken)\b|\b(?:it'?s|its|i'?m|am) not (?:that|so) (?:bad|serious)\b(?= *(?:[.!,]|$))|\bitna (?:bhi )?(?:bura|kharab|serious) (?:haal |mood |din |kuch )?(?:nahi|nahin)(?= (?:hai|h)\b| *(?:[.!,]|$))|इतना (?:भी )?(?:बुरा|ख़राब|खराब|गंभीर) (?:हाल |मूड |दिन |कुछ )?नहीं(?= है| *(?:[।!,]|$))|मैं (?:बिल्कुल )?(?:ठीक|ख़ुश|खुश)|(?:दुखी|उदास|परेशान|भारी) (?:कुछ )?नहीं|सब ठीक/iu;

/** "I am not going to harm myself", after a card that was not called for. */
const DENIES =
  /\b(?:not|never|won'?t|wouldn'?t|don'?t want to) (?:(?:going|planning|thinking) (?:to|of) )?(?:harm|hurt|kill)\p{L}* my ?self\b|\b(?:khud ko|apne aap ko) (?:kuch |nuksan |koi nuksan )*(?:nahi|nahin) (?:kar|pahuncha|maar)\p{L}*|(?:ख़ुद|खुद|अपने आप) को (?:कुछ |नुक़सान |नुकसान )*नहीं (?:कर|पहुँचा|मार)/iu;

/** "14416 kya? helpline?", "no need of a helpline", after a number that was not called for. */
const DECLINES =
  /\b(?:helpline|14416|112)\b[^.!?]{0,20}\b(?:nahi chahiye|ki (?:koi )?z?jaroo?rat nahi|ki (?:koi )?zaroo?rat nahi|kis ?liye|ky[ou]n? (?:diya|de rahi|bata rahi)|kya\?)|\b(?:helpline|14416)\?|\b(?:don'?t|do not|no) need (?:of )?(?:a |any |the |ur |your )?(?:helpline|14416|number)\b|\bwhy (?:are you |r u |did you )?(?:giv\p{L}*|send\p{L}*|the) [^.!?]{0,20}\b(?:helpline|14416|number)\b|हेल्पलाइन (?:की )?(?:कोई )?(?:ज़रूरत|जरूरत) नहीं|हेल्पलाइन नहीं चाहिए|हेल्पलाइन (?:किसलिए|क्यों)/iu;
/** "Why did you write that number?", "number ki zarurat nahi": why it stood there. */
const OF_NUMBER = /\b(?:number|helpline|14416|112|181|1098)\b|नंबर|हेल्पलाइन/iu;
const WHY_IT =
  /\b(?:why|kyu|kyun|kyo|kyon|kisliye|kis liye|no need|don['’]?t need|(?:zarurat|jarurat|zaroorat) nahi|(?:which|what|whose) (?:is this |is that )?number|(?:kaun|kon) ?s[ai] number|kisk[ai] number|(?:ye|yeh) (?:kaun ?sa |kya )?number)\b|क्यों|ज़रूरत नहीं|जरूरत नहीं|(?:कौन ?सा|किसका|ये|यह) नंबर/iu;
/** Who has tried it, or is afraid to, declines nothing. */
const TRIES_IT =
  /\b(?:lag(?:n\p{L}*|t\p{L}*)?|connect\p{L}*|reach\p{L}*|work\p{L}*|busy|himmat|kaise|baat kar\p{L}*|call\p{L}*)\b|कॉल|लग/iu;
/** "Helpline ka number kya hai?" asks for one. */
const ASKS_FOR_HELP = /\b(?:what(?:'s| is)|is|ka|kya) (?:the )?(?:helpline|14416|number)|नंबर क्या/iu;

/** Whether a message declines a number that was given. */
export const declinesHelp = (text: string): boolean =>
  (DECLINES.test(text) || (OF_NUMBER.test(text) && WHY_IT.test(text) && !TRIES_IT.test(text))) &&
  !ASKS_FOR_HELP.test(text);

/** "I only asked about my father", "मैं तो मज़ेदार क़िस्सा सुना रहा था", "nothing like that". */
const ONLY =
  /\bi (?:was |am |have )?(?:only|just) (?:ask|say|said|talk|tell|told|jok|kidd|mean)\p{L}*|\b(?:only|just) (?:asking|saying|talking|telling|joking|kidding)\b|\bnothing like that\b|\b(?:main|mai|me|maine) to+h? (?:bas |sirf |sirf ek )?[^.!?]{0,40}\b(?:mazaa?k(?: kar)?|k[ei] (?:ba+re (?:me|mein) )?baat kar|ki baat kar|pu+ch|po+ch|bata|bol|suna|keh|kah)\p{L}* ?(?:tha|thi|raha|rahi|kiya)\b|\b(?:aisa|aisi) (?:kuch|koi baat) (?:nahi|nhi)\b|मैं(?:ने)? तो (?:बस |सिर्फ़ )?[^।!?]{0,40}(?:मज़ाक(?: कर)?|(?:की|के बारे में) बात कर|पूछ|बता|बोल|सुना|कह)[\p{L}\p{M}]* ?(?:था|थी|रहा|रही|किया)|ऐस(?:ा|ी) (?:कुछ|कोई बात) नहीं/iu;

/** Whether a message wonders at care that was not called for: it meant something else. */
export const meantElse = (text: string): boolean => ONLY.test(text);

/** Whether a message says explicitly that no harm is meant. */
export const deniesHarm = (text: string): boolean => DENIES.test(text);

/** Whether a message says that all is well. */
export const saysFine = (text: string): boolean => FINE.test(text) && !DOUBTS.test(text);

/** Whether a message says that not all is well, where she has just asked. */
export const saysUnwell = (text: string): boolean =>
  UNWELL.test(text) || (NO.test(text) && !FINE.test(text) && !ONLY.test(text));
const UNWELL =
  /\b(?:i'?m|i am|im|it'?s|things are) (?:really |just )?not (?:really |so |at all )?(?:fine|ok|okay|alright|good|great|well|happy)\b|^(?:not|no,? not) (?:so |really |too |at all )?(?:fine|ok|okay|alright|good|great|well|happy)?[\p{P}\p{S}\s]*$|\b(?:theek|thik|khush|acha|accha|badhiya) (?:n(?:ahi+n?|hi|ai)|kuch n(?:ahi|hi))\b|\b(?:bahut|bohot|bht) (?:bura|kharab) (?:haal|lag|hai)\b|(?:ठीक|ख़ुश|खुश|अच्छा) नहीं?|बहुत बुरा/iu;
/** A bare no, or one that something else than a comfort follows. */
const NO =
  /^(?:(?:arre?|hmm+|yaar|ji|bilkul|na),? )*(?:no|nope|nah|not really|not at all|nahi+n?|nhi|नहीं)(?:(?: (?:yaar|ji|na|re|bilkul|really|at all|not at all|i'?m not|यार|जी|बिल्कुल))*[\p{P}\p{S}\p{M}\s]*$|,? (?:i'?m not|not at all|bahut|bohot|kuch (?:bhi )?theek))/iu;

/** "I am not fine", "kuch theek nahi": no word of comfort. */
const DOUBTS =
  /\b(?:not|isn'?t|never|no longer|pretend\p{L}*|say(?:ing)?|act\p{L}*) (?:that )?(?:i'?m |i am |all |really )*(?:fine|ok|okay|alright|good|well|happy)\b|\b(?:theek|thik|khush|badhiya|acha|accha) (?:nahi|nahin|nhi|nai)\b|(?:ठीक|ख़ुश|खुश) नहीं?/iu;

const NUMBER = /\b(?:14416|112|181|1098)\b/u;
const OF_HELPLINE = /\b(?:14416|helpline)\b|हेल्पलाइन/iu;
const OF_CALL = /\b(?:number|call|phone)\b|नंबर|फ़ोन|फोन|कॉल/iu;
const UNREACHED =
  /\b(?:(?:not|never|n['’]t) (?:connect|reach|work|answer|pick)\p{L}*|(?:is|was|keeps?|always) (?:busy|engaged)|(?:nobody|no ?one) (?:is )?(?:answer|pick)\p{L}*|(?:lag|mil|utha|connect ho) (?:hi )?(?:nahi|nhi)|(?:nahi|nhi) (?:lag|mil|utha|connect)\p{L}*|busy (?:aa|bata|ja)\p{L}*)|नहीं (?:लग|मिल|उठा)|(?:लग|मिल|उठा) (?:ही )?नहीं|व्यस्त/iu;

/** Whether what she said gives the number of a helpline. */
export const givesNumber = (text: string): boolean => NUMBER.test(text);

/**
 * Whether a helpline was rung in vain: "14416 lag hi nahi raha".
 * @param her what she said before it
 */
export const rangInVain = (text: string, her: string): boolean =>
  (OF_HELPLINE.test(text) || (givesNumber(her) && OF_CALL.test(text))) && UNREACHED.test(text);
