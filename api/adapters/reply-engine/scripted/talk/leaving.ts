import type { Clause, Understood } from './understand.ts';

/** How somebody takes leave. */
export interface Leaving {
  /** The sentence in which he goes. */
  text: string;
  isNight: boolean;
  /** He will tell how something went. */
  returns: boolean;
  /** He says so himself: "bye", "good night", "kal baat karte hain". */
  isPlain: boolean;
}

/** "Ab chalta hu", "ok I have to go back to the ward now": he goes, here and now. */
const GOES_NOW = new RegExp(
  [
    String.raw`\b(?:ab|chalo?|chlo|chaliye|a+ch+h?a)\b[^,.!?]{0,32}(?<!\ble )\b(?:chal|nikal|ja+|bhag|let|nipta|baith)(?:ta|ti) h(?:u|oo|ou)n?\b`,
    String.raw`\b(?:ab|chalo?|chaliye)\b[^,.!?]{0,24}\b(?:chal(?:u|un|oon)|nikal(?:u|un|oon|na (?:hai|hoga|padega))|ja+na (?:hai|hoga|padega|pad raha)|(?:ja|banane ja|karne ja) (?:raha|rahi) h(?:u|oo)n?)\b`,
    String.raw`^(?:chal|nikal)(?:ta|ti) h(?:u|oo)n?\b`,
    String.raw`\b(?:i(?:['’]ll| will| should| must| have to| need to| got to| gotta|['’]ve got to| am going to|['’]m going to| am|['’]m)|let me|time to|got to|gotta|need to|have to|going|heading|headed|off|running) (?:to )?(?:go|run|rush|leave|sleep|head|get|fry|cook|for|out|home|back|off)\b[^,.!?]{0,32}\bnow\b`,
    String.raw`\b(?:ok|okay|anyway|alright)\b[^.!?]{0,16}\bi (?:have to|need to|must|should|got to|gotta) (?:go|run|leave|get back|head|sleep)\b`,
    String.raw`\b(?:i['’]?m|i am|just got|reached) home\b[^.!?]{0,20}(?:boots|shoes) off`,
    String.raw`(?:अब|चलो|चलिए|अच्छा)[^,।.!?]{0,32}(?:चल|निकल|जा|निपटा|लेट|बैठ|सो)(?:ता|ती) हू[ँं]`,
    String.raw`(?:अब|चलो|चलिए)[^,।.!?]{0,24}(?:चलू[ँं]|निकलू[ँं]|जाना (?:है|होगा|पड़ेगा)|जा (?:रहा|रही) हू[ँं])`,
    String.raw`^(?:चल|निकल)(?:ता|ती) हू[ँं]`,
  ].join('|'),
  'iu',
);
/** What he does at other times is no leave. */
const AT_OTHER_TIMES =
  /\b(?:on leave|akel[aie]|roz|kabhi|hamesha|aksar|daily|always|usually|every|saal|abhi bhi|pehle|jab|if|agar|when|tak|toh? main|se pehle)\b|(?:अकेल[ाीे]|रोज़|रोज|कभी|हमेशा|अक्सर|साल|पहले|जब|अगर)(?![\p{L}\p{M}])/iu;

/** "Beti bula rahi hai", "duty ka time ho gaya", "customer aa gaya": something else wants him. */
const IS_CALLED =
  /\b(?:bula (?:raha|rahi|rahe) (?:hai|h|hain)|phone (?:kar|aa|baj) (?:raha|rahi|rahe)|call (?:aa|kar) (?:raha|rahi)|(?:duty|gaadi|gadi|train|bus|class|bell|lunch|shift|kaam|namaz|puja|dukaan|shop) ka (?:time|waqt|samay)|time ho ga(?:ya|yi)|customer aa ga\p{L}+|grahak aa ga\p{L}+|neend aa rahi|aankh(?:en|e|ein)? band ho|kholni hai|(?:is|are|s) calling(?: me)?|calling me|my (?:bus|cab|train|metro|stop|ride|food|break) (?:is|has|came))\b|बुला रह[ाीे]|(?:ड्यूटी|गाड़ी|ट्रेन|बस|क्लास|घंटी|काम|दुकान|नमाज़|पूजा) का (?:टाइम|समय|वक़्त|वक्त)|टाइम हो गया|समय हो गया|ग्राहक आ ग|नींद आ रही|सीटी बजने|गाड़ी तैयार/iu;

/** "Kal batata hu kaise raha", "I'll tell you how it went", "shaam ko phir milte hai?" */
const RETURNS =
  /\b(?:kal|ka+l (?:subah|raat|shaam)|parso|phir|fir|baad (?:me|mein)|sham ko|shaam ko|raat ko|subah|sunday|monday|ravivar|aake|aakar|lautke|laut kar|waha se)\b[^.!?]{0,36}\b(?:bata(?:u|un|oon|unga|ungi|oonga|oongi|ta hu|ti hu|ta hoon|ti hoon|ta h|enge|te hai|te hain)|sunaun(?:ga|gi)|baat (?:kar\p{L}*|hogi|hoti|hai)|mil(?:te|enge|unga|ungi|ta|ti)\b|aa(?:unga|ungi|oonga|oongi|ta hu|ti hu)|le(?:kar|ke) aa\p{L}*)\b|\b(?:i'?ll|i will|will|shall|and then) (?:tell|let|write|update|message|show|report|be back|come back|see|talk)\b(?: to)?(?: you| u)?(?: (?:how|what|about|know|later|tomorrow|soon|again|tonight|on)\b)|\b(?:talk|see|catch|speak|chat|more)(?: to)?(?: you| u)? (?:later|tomorrow|soon|again|tonight|on (?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|(?:कल|परसों|फिर|बाद में|शाम को|रात को|सुबह|रविवार|सोमवार|लौट ?कर|आकर)[^।.!?]{0,36}(?:बता(?:ऊँ|ऊं|ऊँगा|ऊंगा|ऊँगी|ऊंगी|ता हू|ती हू|एँगे|एंगे)|सुनाऊ[ँं]ग|बात (?:कर|हो)|मिल(?:ते|ेंगे|ूँगा|ूँगी|ूंगा|ूंगी)|आऊ[ँं]ग|ल(?:े|ा)कर आऊ)/iu;

/** "Khair, dukaan band karta hu", before he says when he will be back. */
const SETS_OUT = /^(?:ab|chalo?|chl|chaliye|chaliy?e|khair|ok|okay|anyway)\b|[,.] ?(?:ab|chalo?|chaliye|khair)\b|^(?:अब|चलो|चलिए|ख़ैर|खैर)(?![\p{L}\p{M}])/iu;

/** "Thank you for tonight Noor", "bahut accha laga baat karke". */
const THANKS_FOR_TALK =
  /\b(?:thank(?:s| you)(?: so much| a lot)? for (?:tonight|the (?:chat|talk|company|evening))|(?<!feel )nice talking to (?:you|u)|baat kar(?:ke|kar)? (?:bahut |achha |accha |acha )+lag[ai])\b|बात कर(?:के|कर) (?:बहुत )?अच्छा लगा/iu;

const BYE =
  /\b(?:so ?(?:jaa? ?)?(?:ta|ti|raha|rahi) hu\w*|(?:^|,|\bab|\bchalo?|\barre) (?:mujhe )?(?:ab )?ja+na (?:hai|h|hoga|padega|pad raha)(?= *[.!]?$)|so jau|sone ja\w*|sone chal\w*|so(?:ta|ti) hu\w*|chal(?:ta|ti) hu\w*|nikal(?:ta|ti) hu\w*|phir milte|phir baat|kal (?:bata|baat|milte)\w*|baad me(?:in)? baat\w*|talk (?:to (?:you|u) )?(?:later|tomorrow|soon|tmrw)|see (?:you|u|ya)(?: (?:later|tomorrow|soon))?|catch (?:you|u) later|should sleep|going to (?:sleep|bed)|off to bed|gotta (?:go|run)|got to (?:go|run)|(?:have|need) to (?:go|run)|my (?:bus|cab|train|metro|stop) (?:is here|came|has come|aa ga\w+)|khuda hafiz|allah hafiz|shab+a?[ -]?(?:ba)?[ -]?k?h?air|bye+|goodbye|byee|alvida|ttyl|gtg|g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|shubh ra+tri)\b|शब्बा? ?ख़?ैर|शब बख़?ैर|अलविदा|बाय|शुभ रात्रि|सोने जा|सोता हूँ|सोती हूँ|सो जाता|(?<!(?:पर|में|से|के साथ) )(?:चलता|चलती) हूँ|फिर मिल(?:ते|ेंगे)|फिर बात हो|कल (?:फिर )?बात|कल मिल(?:ते|ेंगे)/iu;
/** A clause that begins with a leave-taking, however long. */
const LEAVES =
  /^(?:(?:ok|okay|acha|accha|chalo|anyway)[, ]+)?(?:g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|bye+|goodbye|shubh ratri|शुभ रात्रि|गुड नाइट)\b/iu;
/** "Kal batati hu", at the end of a message. */
const ENDS_IN_RETURN =
  /\b(?:kal|phir|baad me(?:in)?) (?:bat|baat|mil)\p{L}*(?: (?:hu|hoon|hun|hai|hain|karte|karenge|karti|karta|kaisa raha|\p{L}+ ka))*(?:[.!, ]*$|,? yaa?d rakhna[.! ]*$| \p{L}+ (?:ji|jaan|yaar)\b[^?]{0,30}$|,?\s+(?:mere |mera )?sapn[eo] (?:me|mein|m) aana\b)|(?<![\p{L}\p{M}])(?<!से )(?:फिर|कल|बाद में) (?:मिलते हैं|मिलेंगे|बात (?:करेंगे|करते हैं|करूँगा|करूँगी|होगी))(?: [\p{L}\p{M}]+ जी)?[।.!, ]*$/iu;
/** "Anyway it's 11, I should sleep", "ab sota hoon, subah 6 baje doodh wala aata hai": a good night, in however many words. */
const GOES_TO_SLEEP =
  /\b(?:g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|shab+a?[ -]?(?:ba)?[ -]?k?h?air|i(?:'ll| will| should| must| need to| am going to|'m going to) (?:go to )?(?:sleep|bed)|(?:off|going) to (?:sleep|bed)|sone ja(?:ta|ti| raha| rahi) h(?:u|oo)n?|(?:ab|abhi|chalo?|ok|bas)\b[^.!?]{0,25}\bso(?: raha| rahi|ta|ti| jata| jati|ne ja raha|ne ja rahi) h(?:u|oo)n?)\b|शुभ रात्रि|शब्बा? ?ख़?ैर|शब बख़?ैर|गुड नाइट|(?:अब|अभी|चलो|चलिए|बस)[^.!?।]{0,25}(?:सोता|सोती|सोने जा रहा|सोने जा रही|सो रहा|सो रही|सो जाता|सो जाती) हू[ँं]/iu;
/** "Thank you Gauri. Chalo ab padhne baithti hu, bye 👋": the last word of a message, however long. */
const ENDS_IN_BYE =
  /(?<![\p{L}\p{M}])(?:bye+|bbye|alvida|ttyl|shubh ra+tri|khuda hafiz|allah hafiz|shab+a?[ -]?(?:ba)?[ -]?k?h?air|शब[- ]?ब[- ]?ख़?ैर|शब्बा? ?ख़?ैर|अलविदा|बाय|शुभ रात्रि|ख़?ुदा हाफ़?िज़?)[\s\p{P}\p{S}]*$/iu;
/** "Usne bol diya bye", "without even a bye": somebody else's. */
const SAID_BYE =
  /\b(?:bol|kah|keh|said|say|says|saying|without|even|a|her|his|last|final)\p{L}{0,6} (?:diya |diye |di |a |even ){0,2}(?:bye|alvida)\b|(?:बोल|कह|आख़िरी|बिना)[\p{L}\p{M}]{0,8} (?:दिया |दी )?(?:बाय|अलविदा)/iu;
/** "Good night, think of me a little?" takes leave too. */
const OF_ME =
  /\b(?:think|dream|thinking|dreaming) (?:of|about) me\b|\bmiss(?:ing)? me\b|\b(?:mere|mera|meri) (?:sapne|sapna|yaad)\b|\b(?:mujhe|mujhko) (?:yaad|miss) kar\p{L}*|\bsapn[eo] (?:me|mein|m)\b|मुझे (?:याद|मिस) कर|सपन(?:े|ों) में/iu;
/** "Talk tomorrow?" takes leave. */
const MEETS_AGAIN = /^(?:(?:ok|okay|acha|so|toh?) )?(?:talk|see|kal|phir|catch)\b/iu;
const NOT_YET = /\b(?:nahi|not|no|mat|dont|don't|never)\b|नहीं|मत/iu;
const NIGHT =
  /night|gn|ra+tri|sleep|bed|so ja|sone|shab|so(?:ta|ti|ne| raha| rahi| ja)\b|neend|रात्रि|शब|नींद|सो(?:ता|ती|ने| रह| जा)/iu;
/** Sentences at the end of a message in which leave is taken. */
const LAST = 3;
/** A farewell of no more words is one, and so is one in a message of no more. */
const FEW = 6;
const SHORT = 16;

/**
 * Whether he takes leave: in so many words, or in that something calls him and he will tell the rest later. Whoever
 * goes now and asks something beside it leaves as well, and is answered first.
 */
export function leaveTaking({ clauses, whole }: Understood): Leaving | undefined {
  if (SAID_BYE.test(whole.text)) return undefined;
  const ending = clauses.slice(-LAST);
  const sleeps = ending.find(
    ({ isQuestion, text }) => (!isQuestion || OF_ME.test(text)) && GOES_TO_SLEEP.test(text),
  );
  const short = clauses.find(({ text, words }) => BYE.test(text) && words <= FEW);
  const last = sleeps ?? ((whole.words <= SHORT && short) || (clauses.at(-1) ?? whole));
  const says =
    sleeps !== undefined ||
    LEAVES.test(last.text) ||
    ENDS_IN_RETURN.test(whole.text) ||
    ENDS_IN_BYE.test(whole.text) ||
    (BYE.test(last.text) && last.words <= FEW);
  const isOpen = !last.isQuestion || MEETS_AGAIN.test(last.text) || OF_ME.test(last.text);
  const isPlain = says && isOpen && !NOT_YET.test(last.text);
  const said = isPlain ? last : goingIn(ending);
  return (
    said && {
      text: said.text,
      isPlain,
      isNight: NIGHT.test(said.text),
      returns: clauses.some(({ text }) => RETURNS.test(text)),
    }
  );
}

/** "Kal phir baat karenge?", "will you miss me?": it belongs to the farewell, and asks nothing else. */
export const isOfParting = (text: string): boolean =>
  OF_ME.test(text) || MEETS_AGAIN.test(text) || RETURNS.test(text);

/** The sentence in which he goes, though he says no farewell. */
function goingIn(ending: readonly Clause[]): Clause | undefined {
  const text = ending.map((one) => one.text).join(' ');
  const goes = ending.find(
    (one) => GOES_NOW.test(one.text) && !AT_OTHER_TIMES.test(one.text) && !NOT_YET.test(one.text),
  );
  const called = ending.find((one) => IS_CALLED.test(one.text));
  const returns = RETURNS.test(text);
  if (goes) return goes;
  if (called && returns) return called;
  const turns = returns ? ending.find((one) => SETS_OUT.test(one.text)) : undefined;
  if (turns) return turns;
  return ending.find((one) => THANKS_FOR_TALK.test(one.text));
}
