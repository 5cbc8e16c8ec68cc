export const TO_HER =
  /\b(?:you|your|u|ur|urself|yourself|tum|tumhe|tumhen|tumhara|tumhari|tumhare|tumne|tumse|tu|tera|teri|tere|tujhe|aap|aapka|aapki|aapke|aapko|aapne|tm|tmhe|tumko|[a-z]+ti ho|[a-z]+ogi|ho kya|ho na)\b|तुम|आप(?!स)|तू|तेरा|तेरी|ती हो|ती हैं|ोगी|हो क्या/iu;
export const HIS_MATTER =
  /\b(?:should i|shall i|what (?:do|should|can|would|will|shall) i|give (?:me )?(?:some |any )?(?:idea|suggestion)s?|(?:thod[aie] )?himmat (?:do|dijiye|dedo|de do)(?: thodi)?|what to do(?! (?:list|with you))|(?!hu\b|hoon\b|hun\b|tu\b|shuru\b|aalu\b|aloo\b|laddu\b|nimbu\b|kaju\b|babu\b|guru\b|jadu\b|you\b)[a-z]{2,9}(?:u|un|oon)(?: [a-z]+){0,3} ya |how (?:do|should|can|to) (?:i)?|help me|(?:any|one|give (?:me )?(?:some|an?)|need|want) (?:\w+ )?advice(?! (?:he|she|they|was|which|that))|advise me|suggest|kya kar(?:u|un|oon|na)|kya (?:[a-z]+ ){0,2}(?!hu\b|hoon\b|hun\b|tu\b)[a-z]{1,9}(?:u|un|oon)(?= |$|[?.,!])|kaise kar(?:u|un|oon)|\b(?:kab|kahan|kitn[aei]|ka?uns[aei]|kons[aei]) (?:[a-z]+ ){0,2}(?!h(?:u|un|oon)\b|shuru\b|guru\b|aalu\b|aloo\b|kaju\b|jadu\b|nimbu\b|laddu\b|babu\b|urdu\b|hindu\b)[a-z]{2,9}(?:u|un|oon)(?= |$|[?.,!])|kaise (?:\p{L}+ ){0,2}\p{L}+(?:u|un|oon)\b|\w+(?:aau|au|oon|un|u|du|lu) (?:ya|or) (?:na|nahi)\b|(?:lu|lun|loon|du|dun|doon|karu|karun|jau|jaun) (?:ya|or) \w+|karna chahiye|chahiye kya|(?:koi|kuch|ek) (?:\p{L}+ )?(?:salah|salaah|salaad|upaa?y|nuskha|tarika|tareeka|idea|jugaad|gharelu nuskha)(?! (?:di|diya|thi|tha|mil[aei]))|(?:salah|salaah|salaad) (?:do|dedo|de do|dijiye|degi|dengi|chahiye)|(?:any|some|one|a|the|koi) (?:good |home |gharelu )?remed(?:y|ies)|(?:tarika|tareeka|nuskha|upaa?y|exercise|ilaa?j) (?:\p{L}+ )?bata\p{L}*|kya (?:\p{L}+ )?(?:kare|karein|karen|rakhe|rakhein|bole|bolein|kahe)\b|(?<!(?:\d|rs|rupees|rupaye|ki|ek|a|the) )tips?(?! (?:di|diya|diye|mil[aei]|de|deke|dekar|left|jar|box|thi|tha))|(?:usko|unko|use|usse|unse|unhe|mummy ko|papa ko|boss ko|bachche ko) kya (?:bol|kah|bata|du|de)\w*|(?:koi|kuch) (?:\w+ ){1,3}(?:batao|bata do|bataiye|suggest)|kitn[ea] (?:ka|ki|ke|me|mein|tak|tak (?:me|ka)) (?:\w+ ){0,3}(?:aa?y?e?g[ai]|aa (?:jaa?ye?g[ai]|sakt[ai])|mil\w*g[ai]|mil jaa?ye?g[ai]|padeg[ai]|lagta hai)|how much (?:does|do|would|will|should) (?:an? |the |it |one |i )|(?:is (?:that|it|this) )?too much\?|zyada (?:to )?nahi(?: (?:hai|h|liya))?\?|ka?uns[aei] (?:lu|lun|loon|du|dun|doon))\b|कैसे (?:[\p{L}\p{M}]+ ){0,2}[\p{L}\p{M}]+(?:ूँ|ूं|ऊँ|ऊं)|(?:उसे|उसको|उन्हें|उनको|उससे|उनसे) क्या (?:बोल|कह|बता|दू)|क्या (?:कह|बोल|बता|द|ल|पहन|बना|खिला|पूछ|लिख|भेज)(?:ूँ|ूं|ऊँ|ऊं)(?= (?:उस|उन|इस|इन)|[?।]|$)|क्या [\p{L}\p{M}]+ना (?:अच्छा|ठीक|सही|बेहतर|चाहिए)|\bkya \p{L}+na (?:a(?:c+h+){1,2}a|theek|thik|sahi|better|chahiye)\b|क्या करू|क्या करें|कैसे करू|(?<![\p{L}\p{M}])(?:कब|कहाँ|कहां|कितन[ाीे]|कौन ?स[ाीे]) (?:[\p{L}\p{M}]+ ){0,2}[\p{L}\p{M}]+(?:ूँ|ूं|ऊँ|ऊं)(?![\p{L}\p{M}])|क्या करना|ना (?:ही |भी |नहीं |तो )?चाहिए|क्या (?:[\p{L}\p{M}]+ )?चाहिए|चाहिए क्या|कोई (?:[\p{L}\p{M}]+ )?(?:सलाह|उपाय|तरीक़ा|तरीका|नुस्ख़ा|नुस्खा|टिप|सुझाव)|(?:क्या |एक )सलाह|सुझाइए|सुझाओ|हिम्मत (?:दो|दीजिए)|(?:तरीक़ा|तरीका|उपाय|नुस्ख़ा|नुस्खा) बता|(?:ऊँ|ऊं|ूँ|ूं)(?: [\p{L}\p{M}]+){0,4} या |सलाह दो|सलाह दीजिए/iu;
export const OF_HIM =
  /\b(?:my|mera|meri|mere|i|me|mujhe|maine)\b(?! (?:liye|saath|sath|pass|paas))|मेरा|मेरी|मेरे|मुझे/iu;
/** Something of his, and none of her story. */
export const OF_HIS = /\b(?:my|mine|mera|meri|mere|mujhe|mujhse|maine|i)\b|मेरा|मेरी|मेरे|मुझे|मैंने/iu;
/** "Tum hoti toh kya karti?": what she would do in his place, and no other life of hers. */
export const IN_HIS_PLACE =
  /\b(?:tum|tu|aap|agar tum) hoti\p{L}* to+h? [^?.!]{0,40}(?:kya kar(?:ti|tin|ogi)|kaise (?:mana|samjha|bol|keh|kah|sambhal|bata|rok)t)\p{L}*|\b(?:tum|aap|tu) kaise (?:mana|samjha|rok|sambhal)t\p{L}*|\bwhat would (?:you|u) (?:do|have done)(?= in my place|[ ?.!]*$)|(?:तुम|आप) होतीं? तो [^?।!]{0,40}(?:क्या कर|कैसे (?:मना|समझा|बोल|कह|सँभाल|संभाल|बता|रोक)त)|(?:तुम|आप) कैसे (?:मना|समझा|रोक|सँभाल|संभाल)त/iu;
/** "Is this normal?" asks to be told that it is, or what to do. */
const IS_NORMAL =
  /\b(?:is (?:it|this|that) normal|normal (?:hai|h|hota hai) (?:kya|na)|(?:ye|yeh|kya ye|kya yeh) normal (?:hai|h))\b|(?:सामान्य|नॉर्मल) (?:है|होता है)/iu;
/** "Par btao na": what he told before it is to be advised on. */
const PRESSES =
  /(?:^|[,.!] *|\b)(?:par|pr|but|to+h?|ab) (?:please |plz |tum |aap )?b(?:a|)ta(?:o|iye) na\b|(?:पर|तो|अब) (?:तुम |आप )?(?:बताओ|बताइए) ना?(?![\p{L}\p{M}])/iu;
/** "Bete ko ghumane le jau kya": whether he should. */
export const WHETHER_TO =
  /(?<!\bh(?:u|un|oon)) (?!hu\b|hoon\b|hun\b|tu\b)\p{L}{1,9}(?:u|un|oon) kya[?.! ]*$|[\p{L}\p{M}](?:ऊँ|ूँ|ऊं|ूं) क्या[?।! ]*$/iu;
/** What he should do, or what she would do in his place, is asked of his own matter. */
export const asksOfHisMatter = (text: string): boolean =>
  [HIS_MATTER, WHETHER_TO, IN_HIS_PLACE, IS_NORMAL, PRESSES].some((form) => form.test(text));

/** "True, she is a nurse. One problem, a mall is opening here": what follows is another matter. */
const TURNS_TO =
  /^.*\b(?:one (?:problem|thing|tension|question|more thing)|by the way|btw|anyway|leave (?:it|that)|ek (?:problem|tension|baat|sawal|dikkat|pareshani)|waise|chhodo|chhoriye|achha (?:ye|yeh) bata\p{L}*)\b|^.*(?:एक (?:परेशानी|दिक़्क़त|दिक्कत|बात|सवाल|चिंता|टेंशन)|वैसे|छोड़ो|छोड़िए)/isu;
const LEAST_LEFT = 4;

/** What a text says after it has turned to another matter; all of it where it does not. */
export function newMatterIn(text: string): string {
  const rest = text.replace(TURNS_TO, '').trim();
  return rest.split(/\s+/).length >= LEAST_LEFT ? rest : text;
}
