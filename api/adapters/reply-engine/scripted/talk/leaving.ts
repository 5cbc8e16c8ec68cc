import type { Clause, Understood } from './understand.ts';

/** How somebody takes leave. */
export interface Leaving {
  /** The sentence in which he goes. */
  clause: Clause;
  isNight: boolean;
  /** He says so himself: "bye", "good night", "kal baat karte hain". */
  isPlain: boolean;
  /** He goes here and now: "ab nikalta hoon". */
  isGoing: boolean;
  /** He will tell how something went. */
  tells: boolean;
}

/** "Ab chalta hu", "ok I have to go back to the ward now": he goes, here and now. */
const GOES_NOW = new RegExp(
  [
    String.raw`\b(?:ab|chalo?|chlo|chaliye|a+ch+h?a)\b[^,.!?]{0,32}\b(?:chal|nikal|let|nipta)(?:ta|ti) h(?:u|oo|ou)n?\b(?= *(?:[,.!]|$))`,
    String.raw`\b(?:chalo?|chlo|chaliye|a+ch+h?a)\b[^,.!?]{0,32}(?<!\ble )\b(?:ja+|bhag|baith)(?:ta|ti) h(?:u|oo|ou)n?\b(?= *(?:[,.!]|$))`,
    String.raw`\bab\b(?! main| mai)[^,.!?]{0,24}ne (?:ja+|baith)(?:ta|ti) h(?:u|oo|ou)n?\b(?= *(?:[,.!]|$))`,
    String.raw`\b(?:chalo?|chlo|chaliye)\b[^,.!?]{0,24}\b(?:chal(?:u|un|oon)|nikal(?:u|un|oon|na (?:hai|hoga|padega))|ja+na (?:hai|hoga|padega|pad raha)|ja (?:raha|rahi) h(?:u|oo)n?)\b(?= *(?:[,.!]|$))`,
    String.raw`\bab\b(?! main| mai)[^,.!?]{0,16}(?:\b(?:chalu|chalun|chaloon|nikalu|nikalun|nikalna (?:hai|hoga|padega)|chalna (?:hai|hoga|padega))\b|ne ja (?:raha|rahi) h(?:u|oo)n?\b)(?= *(?:[,.!]|$))`,
    String.raw`(?:^|[,.!] *)(?:chal|nikal)(?:ta|ti) h(?:u|oo)n?(?: (?:ab|fir|phir|yaar|ji))?(?: (?!(?:dheere|roz|paidal|tez|akel|subah|saath|aage|peeche|door|ghar|waha)\p{L}*)\p{L}{3,12}(?: ji)?)?(?= *(?:[,.!]|$))`,
    String.raw`^(?:ok|okay|anyway|alright|right)[, ]+(?:i(?:['’]ll| will| should| must| have to| need to| am|['’]m) )?(?:go|going|heading|off|run|running) [^,.!?]{0,30}\bnow\b(?= *(?:[.!,]|$))`,
    `^(?:ok|okay|anyway|alright)[, ]+(?:pool|gym|bus|train|duty|class|lunch|dinner|work|shift|prayer) time(?: now)?(?= *(?:[.!,]|$))`,
    String.raw`\b(?:ab|chalo?|a+ch+h?a)\b[^,.!?]{0,24}\b(?:chal|nikal)(?:ta|ti) h(?:u|oo)n? (?:kaam|duty|dukaa?n|ghar|office)(?: (?:pe|par|ko|ke liye))?(?= *(?:[,.!]|$))`,
    String.raw`\b(?:ab|chalo?|a+ch+h?a)\b[^,.!?]{0,24}\b(?:chal|nikal)(?:ta|ti) h(?:u|oo)n? (?:\p{L}+ ){0,3}(?:ke|k|ki) (?:ghar|paas|yahan|liye|taraf)(?= *(?:[,.!]|$))`,
    String.raw`^i(?:['’]ll| will| must| have to| need to) go [^,.!?]{1,24}\bnow\b(?= *(?:[.!]|$))`,
    String.raw`\b(?:ok|okay|anyway|alright)\b[, ]+i (?:have to|need to|must|got to|gotta) (?:go|run|sleep|get back)(?: (?:now|back|to (?:work|sleep|bed)|finish \p{L}+))?(?= *(?:[.!,]|$))`,
    String.raw`\b(?:i['’]?m|i am|just got|reached) home\b[^.!?]{0,20}(?:boots|shoes) off`,
    '(?:अब|चलो|चलिए|अच्छा)(?! मैं)[^,।.!?]{0,32}(?:चल|निकल|निपटा|लेट|सो)(?:ता|ती) हू[ँं](?= *(?:[,।.!]|$))',
    '(?:(?:चलो|चलिए|अच्छा)[^,।.!?]{0,28}|अब(?! मैं)[^,।.!?]{0,24}ने )(?:जा|बैठ)(?:ता|ती) हू[ँं](?= *(?:[,।.!]|$))',
    '(?:अब|चलो|चलिए)(?! मैं)[^,।.!?]{0,16}(?:चलू[ँं]|निकलू[ँं]|निकलना (?:है|होगा|पड़ेगा)|ने जा (?:रहा|रही) हू[ँं])(?= *(?:[,।.!]|$))',
    '(?:^|[,।.!] *)(?:चल|निकल)(?:ता|ती) हू[ँं](?: (?:अब|फिर|जी))?(?: (?!धीरे|रोज़|पैदल|तेज़|अकेल|सुबह|साथ|आगे|पीछे|दूर|घर|वहाँ)[\\p{L}\\p{M}]{2,14}(?: जी)?)?(?= *(?:[,।.!]|$))',
    '(?:अब|चलो|चलिए|अच्छा)(?! मैं)[^,।.!?]{0,32}(?:चल|निकल)(?:ता|ती) हू[ँं] (?:काम|ड्यूटी|दुकान|घर|दफ़्तर|ऑफ़िस)(?: (?:पर|को|के लिए))?(?= *(?:[,।.!]|$))',
    '(?:अब|चलो|चलिए|अच्छा)[^।.!?]{0,48}, *मिलते हैं(?: (?:फिर|जी))?(?= *(?:[,।.!]|$))',
  ].join('|'),
  'iu',
);
/** What he does at other times is no leave. */
const AT_OTHER_TIMES =
  /\b(?:on leave|akel[aie]|roz|kabhi|hamesha|aksar|daily|always|usually|every|saal|abhi bhi|pehle|jab|if|agar|when|tak|toh? main|paidal|dheere|tez)\b|(?<![\p{L}\p{M}])(?:पैदल|अकेल[ाीे]|रोज़|रोज|कभी|हमेशा|अक्सर|साल|पहले|जब|अगर|कहाँ)(?![\p{L}\p{M}])/iu;
/** Who may go for good, or into harm, is bid no light farewell; nor is whoever leaves somebody, or seeks help. */
export const NO_LIGHT_LEAVE =
  /\b(?:forever|for ever|for good|never again|never (?:come|wake|see)\p{L}*|hamesha ke liye|kabhi na\p{L}*|aakhri|last time|final|terrace|roof|chh?at|balcony|bridge|rail|patri|train ke (?:aage|neeche)|jump\p{L}*|kood\p{L}*|rope|rassi|phanda|pills?|tablets?|goli(?:yan|yon)?|zeh?er|poison|blade|knife|chaku|chaaku|gun|die|dying|mar(?:ne|na|unga|ungi|jau|jaun)|khatam|help|police|court|talaa?q|divorce|abort\p{L}*|run(?:ning)? away|bhaag|husband|wife|him|his room|her|fell|accident|gir ga\p{L}*|hospital|emergency|chot|crying|ro(?: raha| rahi|na))\b|हमेशा के लिए|कभी न|आख़?िरी|छत|कूद|रस्सी|फंदा|गोली|गोलियाँ|ज़हर|मर(?:ने|ना|ूँगा|ूँगी)|ख़त्म|पुलिस|अदालत|तलाक|भाग|गिर ग|अस्पताल|एक्सीडेंट|रो (?:रहा|रही)/iu;

/** "Beti bula rahi hai", "duty ka time ho gaya", "customer aa gaya": something else wants him. */
const IS_CALLED =
  /\b(?:bula (?:raha|rahi|rahe) (?:hai|h|hain)|phone kar (?:raha|rahi|rahe)|(?:duty|gaadi|gadi|train|bus|class|bell|lunch|shift|kaam|namaz|puja|dukaan|shop) ka (?:time|waqt|samay) (?:ho|aa) ga(?:ya|yi)|(?:duty|gaadi|gadi|train|bus|class|shift) ka (?:time|waqt|samay) hai|time ho ga(?:ya|yi)|(?:customer|client|grahak) aa ga\p{L}+|neend aa rahi hai(?! par| lekin| but)|kholni hai|(?:is|are|s) calling me|calling me|my (?:bus|cab|train|metro|stop|ride) (?:is here|has come|came))\b|बुला रह[ाीे] (?:है|हैं)|(?:ड्यूटी|गाड़ी|ट्रेन|बस|क्लास|घंटी|काम|दुकान|नमाज़|पूजा) का (?:टाइम|समय|वक़्त|वक्त)|टाइम हो गया|समय हो गया|ग्राहक आ ग|नींद आ रही है|सीटी बजने|गाड़ी तैयार/iu;

const LATER = String.raw`\b(?:kal|parso|baad (?:me|mein)|sh?aam ko|raat ko|subah|sunday|monday|ravivar|aake|aakar|laut ?k(?:e|ar)|waha se|ke baad)\b`;
const HINDI_LATER = '(?:कल|परसों|बाद में|शाम को|रात को|सुबह|रविवार|सोमवार|लौट ?कर|आकर|के बाद)';
/** "Kal batata hu kaise raha", "I'll tell you how it went": a telling for later. */
const TELLS_LATER = new RegExp(
  [
    String.raw`${LATER}(?: \p{L}+){0,5} (?:bata(?:u|un|oon|unga|ungi|oonga|oongi)|bata(?:ta|ti) h(?:u|oo)n?|bata(?:enge|te hain?)|suna(?:unga|ungi|ta hu|ti hu))\b`,
    String.raw`\b(?:i['’]?ll|i will|will|and then) (?:tell|let|write|update|message|show|report)(?: to)?(?: you| u)? (?:know )?(?:(?:how|what|about)\b[^.!?]{0,30}\b(?:went|goes|happens|tomorrow|later|tonight|then|on \p{L}+day)|tomorrow|later|tonight|on \p{L}+day)\b`,
    String.raw`${HINDI_LATER}(?: [\p{L}\p{M}]+){0,5} (?:बता(?:ऊँ|ऊं|ऊँगा|ऊंगा|ऊँगी|ऊंगी)|बता(?:ता|ती) हू[ँं]|बता(?:एँगे|एंगे)|सुनाऊ[ँं]ग[ाी])`,
  ].join('|'),
  'iu',
);
/** "Shaam ko phir milte hai?", "talk to you tomorrow": he will be back. */
const RETURNS = new RegExp(
  [
    String.raw`(?:${LATER}(?: \p{L}+){0,2}|\b(?:phir|fir|fhir)(?: se)?) (?:baat (?:kar(?:te|enge|ta|ti|unga|ungi)|hogi|hoti hai)|mil(?:te|enge|unga|ungi)|aa(?:unga|ungi|oonga|oongi|ta hu|ti hu))\b`,
    String.raw`\b(?:talk|see|catch|speak|chat)(?: to)?(?: you| u)? (?:later|tomorrow|soon|again|tonight|on \p{L}+day)\b|\bi['’]?ll be back\b`,
    String.raw`(?:${HINDI_LATER}(?: [\p{L}\p{M}]+){0,2}|फिर) (?:बात (?:करते|करेंगे|करूँगा|करूँगी|होगी|करेंगी)|मिल(?:ते|ेंगे|ूँगा|ूँगी)|आऊ[ँं]ग[ाी]|आता हू[ँं]|आती हू[ँं])`,
    String.raw`${HINDI_LATER}(?: [\p{L}\p{M}]+){0,3} (?:लेकर|लाकर) आऊ[ँं]ग[ाी]|${LATER}(?: \p{L}+){0,3} (?:leke|lekar) aa(?:unga|ungi)\b`,
  ].join('|'),
  'iu',
);

/** "Khair, dukaan band karta hu", before he says when he will be back. */
const SETS_OUT =
  /^(?:ab|chalo?|chlo|chl|chaliye|khair|ok|okay|anyway)\b|[,.] ?(?:ab|chalo?|chaliye|khair)\b|^(?:अब|चलो|चलिए|ख़ैर|खैर)(?![\p{L}\p{M}])/iu;

/** "Thank you for tonight Noor", "bahut accha laga baat karke": the last he says. */
const THANKS_FOR_TALK =
  /\bthank(?:s| you)(?: so much| a lot)? for (?:tonight|the (?:chat|talk|company|evening))\b|^(?:it was )?nice talking to (?:you|u)\b|\bbaat kar(?:ke|kar)? (?:bahut |achha |accha |acha )+lag[ai]\b|बात कर(?:के|कर) (?:बहुत )?अच्छा लगा/iu;

const BYE =
  /\b(?:so ?(?:jaa? ?)?(?:ta|ti|raha|rahi) hu\w*|(?:^|,|\bab|\bchalo?|\barre) (?:mujhe )?(?:ab )?ja+na (?:hai|h|hoga|padega|pad raha)(?= *[.!]?$)|so jau|sone ja\w*|sone chal\w*|so(?:ta|ti) hu\w*|(?<!akel[aie] )chal(?:ta|ti) hu\w*|nikal(?:ta|ti) hu\w*|(?:ph?ir|fir) milte|phir baat|kal (?:bata|baat|milte)\w*|kal (?:ph?ir|fir) (?:milte|milenge|baat (?:karte|karenge|hogi))|baad me(?:in)? baat\w*|talk (?:to (?:you|u) )?(?:later|tomorrow|soon|tmrw)|see (?:you|u|ya)(?: (?:later|tomorrow|soon))?|catch (?:you|u) later|should sleep|going to (?:sleep|bed)|off to bed|gotta (?:go|run)|got to (?:go|run)|(?:have|need) to (?:go|run)|my (?:bus|cab|train|metro|stop) (?:is here|came|has come|aa ga\w+)|khuda hafiz|allah hafiz|shab+a?[ -]?(?:ba)?[ -]?k?h?air|bye+|goodbye|byee|alvida|ttyl|gtg|g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|shubh ra+tri)\b|शब्बा? ?ख़?ैर|शब बख़?ैर|अलविदा|बाय|शुभ रात्रि|सोने जा|सोता हूँ|सोती हूँ|सो जाता|(?<!(?:पर|में|से|के साथ) )(?:चलता|चलती) हूँ|फिर मिल(?:ते|ेंगे)|फिर बात हो|कल (?:फिर )?बात|कल मिल(?:ते|ेंगे)/iu;
/** A clause that begins with a leave-taking, however long. */
const LEAVES =
  /^(?:(?:ok|okay|acha|accha|chalo|anyway)[, ]+)?(?:g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|bye+|goodbye|shubh ratri|शुभ रात्रि|गुड नाइट)\b/iu;
/** "Kal batati hu", at the end of a message. */
const ENDS_IN_RETURN =
  /\b(?:kal )?(?:ph?ir|fir) (?:milte|milenge|baat (?:karte|karenge))(?: (?:hai|hain|h))?[.!?, ]*$|\b(?:kal|phir|baad me(?:in)?) (?:bat|baat|mil)\p{L}*(?: (?:hu|hoon|hun|hai|hain|karte|karenge|karti|karta|kaisa raha|\p{L}+ ka))*(?:[.!, ]*$|,? yaa?d rakhna[.! ]*$| \p{L}+ (?:ji|jaan|yaar)\b[^?]{0,30}$|,?\s+(?:mere |mera )?sapn[eo] (?:me|mein|m) aana\b)|(?<![\p{L}\p{M}])(?<!से )(?:फिर|कल|बाद में) (?:मिलते हैं|मिलेंगे|बात (?:करेंगे|करते हैं|करूँगा|करूँगी|होगी))(?: [\p{L}\p{M}]+ जी)?[।.!, ]*$/iu;
/** "Anyway it's 11, I should sleep", "ab sota hoon, subah 6 baje doodh wala aata hai": a good night, in however many words. */
const GOES_TO_SLEEP =
  /\b(?:g(?:oo|u)d ?n(?:ight|yt|ite|8)|gn|shab+a?[ -]?(?:ba)?[ -]?k?h?air|i(?:'ll| will| should| must| need to| am going to|'m going to) (?:go to )?(?:sleep|bed)|(?:off|going) to (?:sleep|bed)|sone ja(?:ta|ti| raha| rahi) h(?:u|oo)n?|(?:ab|abhi|chalo?|ok|bas)\b[^.!?]{0,25}\bso(?: raha| rahi|ta|ti| jata| jati|ne ja raha|ne ja rahi) h(?:u|oo)n?)\b|शुभ रात्रि|शब्बा? ?ख़?ैर|शब बख़?ैर|गुड नाइट|(?:अब|अभी|चलो|चलिए|बस)[^.!?।]{0,25}(?:सोता|सोती|सोने जा रहा|सोने जा रही|सो रहा|सो रही|सो जाता|सो जाती) हू[ँं]/iu;
/** "Kal baat karenge. Aapse baat karke mann halka hua": what he says as he goes. */
const WAS_GOOD =
  /\bbaat kar ?ke (?:bahut )?(?:mann?|dil) halka\b|बात कर ?के (?:बहुत )?(?:मन|दिल) हल्का/iu;
/** "Ok I will open shop, bye Riya, good chat". */
const BYE_TO_HER =
  /(?:^|[,.!…] *)(?:(?:ok|okay|chalo|acha) )?(?:bye+|g(?:oo|u)d ?n(?:ight|yt|ite|8)|alvida|shubh ra+tri)(?: \p{L}{2,12}(?: ji)?)?(?:[,.!]* (?:it was )?(?:nice|good|great|lovely) (?:talk|chat)\p{L}*(?: (?:to|with) (?:you|u))?|[,.!]* thank(?:s| (?:you|u))?(?: so much)?)?[\s\p{P}\p{S}]*$/iu;
/** "Thank you Gauri. Chalo ab padhne baithti hu, bye 👋": the last word of a message, however long. */
const ENDS_IN_BYE =
  /(?<![\p{L}\p{M}])(?:khush rah(?:o|iye|iyega)(?:[,. ]*(?:namaste|namaskar|bye))?|ख़?ुश रह(?:ो|िए|िएगा)(?:[,। ]*(?:नमस्ते|नमस्कार|बाय))?|bye+|bbye|alvida|ttyl|shubh ra+tri|khuda hafiz|allah hafiz|shab+a?[ -]?(?:ba)?[ -]?k?h?air|शब[- ]?ब[- ]?ख़?ैर|शब्बा? ?ख़?ैर|अलविदा|बाय|शुभ रात्रि|ख़?ुदा हाफ़?िज़?)[\s\p{P}\p{S}]*$/iu;
/** "Usne bol diya bye", "without even a bye": somebody else's. */
const SAID_BYE =
  /\b(?:(?:bol|kah|keh)\p{L}{0,6}|sa(?:id|y|ys|ying)|told|texted|whispered|wrote|without|even|a|her|his|final)(?: me| us)?,? (?:diya |diye |di |a |even ){0,2}(?:bye|alvida|good ?night)\b|\b(?:bol|kah|keh)\p{L}{0,4} (?:diya |di |tha |ki )?(?:bas |sirf )?khush rah\p{L}*|(?:बोल|कह|आख़िरी|बिना)[\p{L}\p{M}]{0,8} (?:दिया |दी )?(?:बाय|अलविदा)/iu;
/** "Good night, think of me a little?" takes leave too. */
const OF_ME =
  /\b(?:think|dream|thinking|dreaming) (?:of|about) me\b|\bmiss(?:ing)? me\b|\b(?:mere|mera|meri) (?:sapne|sapna|yaad)\b|\b(?:mujhe|mujhko) (?:yaad|miss) kar\p{L}*|\bsapn[eo] (?:me|mein|m)\b|मुझे (?:याद|मिस) कर|सपन(?:े|ों) में/iu;
/** "Talk tomorrow?" takes leave. */
const MEETS_AGAIN = /^(?:(?:ok|okay|acha|so|toh?) )?(?:talk|see|kal|phir|catch)\b/iu;
const NOT_YET =
  /\b(?:nahi|not|no|mat|dont|don't|never)\b|नहीं|(?<![\p{L}\p{M}])मत(?![\p{L}\p{M}])/iu;
const NIGHT =
  /\b(?:\p{L}*night|gn|g(?:oo|u)d ?n(?:yt|ite|8)|shubh ra+tri|sleep\p{L}*|bed|so ja\p{L}*|sone|shab+a?[ -]?(?:ba)?[ -]?k?h?air|so(?:ta|ti|ne| raha| rahi)|neend)\b|रात्रि|शब[- ]?ब|शब्बा|नाइट|नींद|(?<![\p{L}\p{M}])सो(?:ता|ती|ने| रह| जा)/iu;
/** Sentences at the end of a message in which leave is taken. */
const LAST = 3;
/** A farewell of no more words is one, and so is one in a message of no more. */
const FEW = 6;
const SHORT = 16;

/**
 * Whether he takes leave: in so many words, or in that something calls him and he will tell the rest later. Never where
 * he may go for good.
 */
export function leaveTaking({ clauses, whole }: Understood): Leaving | undefined {
  if (SAID_BYE.test(whole.text)) return undefined;
  const ending = clauses.slice(-LAST);
  const sleeps = ending.find(
    (one) => (!one.isQuestion || OF_ME.test(one.text) || bids(one)) && GOES_TO_SLEEP.test(one.text),
  );
  const short = clauses.find(({ text, words }) => BYE.test(text) && words <= FEW);
  const last = sleeps ?? ((whole.words <= SHORT && short) || (clauses.at(-1) ?? whole));
  const says =
    sleeps !== undefined ||
    LEAVES.test(last.text) ||
    ENDS_IN_RETURN.test(whole.text) ||
    ENDS_IN_BYE.test(whole.text) ||
    BYE_TO_HER.test(whole.text) ||
    (BYE.test(last.text) && last.words <= FEW);
  const isOpen =
    !last.isQuestion ||
    bids(last) ||
    MEETS_AGAIN.test(last.text) ||
    OF_ME.test(last.text) ||
    ENDS_IN_RETURN.test(last.text);
  const isPlain = says && isOpen && !NOT_YET.test(last.text);
  const going = isPlain || NO_LIGHT_LEAVE.test(whole.text) ? undefined : goingIn(ending);
  const clause = isPlain ? last : going;
  return (
    clause && {
      clause,
      isPlain,
      isGoing: going !== undefined && GOES_NOW.test(going.text),
      isNight: NIGHT.test(clause.text),
      tells: clauses.some(({ text }) => TELLS_LATER.test(text)),
    }
  );
}

/** "Good night, match ka score batana": it bids her tell him, another time. */
const bids = ({ text }: Clause): boolean =>
  LEAVES.test(text) && !text.includes('?') && !ASKS_WHAT.test(text);
const ASKS_WHAT =
  /\b(?:kaise|kaisi|kya|ky(?:u|un|o|on)|kab|kaha+n?|kaun|kitn[aei]|how|what|when|why|where|who|which)\b|कैसे|क्या|क्यों|कब|कहाँ|कौन|कितन/iu;

/** Whether a leave may be one for good. */
export const mayBeForGood = ({ whole }: Understood): boolean => FOR_GOOD.test(whole.text);
const FOR_GOOD =
  /\b(?:forever|for ever|for good|never again|this is the end|nobody will miss|my last good ?(?:night|bye)|hamesha ke liye|kabhi na\p{L}*|aakhri (?:baar|raat|alvida)|(?:bhagwan|bhagvan|khuda|upar ?wale|allah) ke paas|(?:ab )?main bhi (?:chal|aa|jaa?)(?:ta|ti|raha|rahi) h(?:u|oo)n? (?:\p{L}+ ){0,2}ke paas|sab(?:se)? (?:se )?door|sab khush rah\p{L}*|(?:pul|bridge) pe khad[ai])\b|हमेशा के लिए|कभी न|आख़?िरी (?:बार|रात)|(?:भगवान|ख़ुदा|ऊपर वाले) के पास|सबसे दूर|सब ख़?ुश रह|पुल पर खड़/iu;

/** "Kal phir baat karenge?", "will you miss me?": it belongs to the farewell, and asks nothing else. */
export const isOfParting = (text: string): boolean =>
  OF_ME.test(text) || MEETS_AGAIN.test(text) || RETURNS.test(text);

/** The sentence in which he goes, though he says no farewell. */
function goingIn(ending: readonly Clause[]): Clause | undefined {
  const isNow = ({ text, isQuestion }: Clause) =>
    !(isQuestion && text.includes('?')) && !AT_OTHER_TIMES.test(text) && !NOT_YET.test(text);
  const goes = ending.find((one) => GOES_NOW.test(one.text) && isNow(one));
  if (goes) return goes;
  const later = ({ text }: Clause) => RETURNS.test(text) || TELLS_LATER.test(text);
  const last = ending.at(-1);
  if (!last) return undefined;
  const called = ending.find((one) => IS_CALLED.test(one.text) && isNow(one));
  if (called && ending.some(later)) return called;
  const setsOut = ending.some((one) => SETS_OUT.test(one.text));
  if (setsOut && later(last) && isNow(last)) return last;
  const isGladToHave = WAS_GOOD.test(last.text) && ending.some(later);
  return isGladToHave || THANKS_FOR_TALK.test(last.text) ? last : undefined;
}
