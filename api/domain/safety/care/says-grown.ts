/** "I am 46", "46 saal ka hoon", "above 18": the visitor's own age of 18 or more. */
const AGE =
  /\b(?:i'?m|i am|my age is|main|mai|meri (?:age|umar|umr)(?: hai)?) (?:already |now |just |only |abhi |about |around )?(?:1[89]|[2-9]\d)(?=[\s,.!]|$)(?!\.\d)(?! ?(?:%|rs|rupees|km|kg|min\w*|hours?|ghant\w*|baje|feet|cm|marks|times|log|people|days?|din|weeks?|months?|mahin\w*|steps|pages|out of|and a half))|\b(?:1[89]|[2-9]\d) ?(?:saal|sal|years?|yrs?|yr)(?: old)?(?: k[aie])? (?:hu|hoon|hun)\b|\b(?:1[89]|[2-9]\d) k[aie] (?:hu|hoon|hun)\b|\b(?:i'?m|i am|main|yes)\b[^.!?]{0,20}\b(?:above|over|older than) 18\b|\bthat(?:['’]?s| is) me(?: too| also)? at (?:1[89]|[2-9]\d)(?=[.!,]|$)|(?:मैं|मेरी (?:उम्र|उमर)) (?:अभी )?(?:1[89]|[2-9]\d|१[८९]|[२-९][०-९])(?= (?:साल|का|की|वर्ष))|(?<![\d०-९])(?:1[89]|[2-9]\d|१[८९]|[२-९][०-९]) (?:साल|वर्ष) (?:का|की) (?:हूँ|हूं)/iu;
/** "33 yrs old and mummy packs my tiffin", "I just said 33 yrs old": said of nobody else. */
const ALONE =
  /^\s*(?:1[89]|[2-9]\d) ?(?:saal|years?|yrs?)(?: (?:old|k[aie]))? (?:and|aur|still)\b|\bi (?:just |already )?(?:said|told you|told) (?:i'?m |i am )?(?:1[89]|[2-9]\d) ?(?:saal|years?|yrs?)\b/iu;

/** Words of ages that are supposed, to come or not true. */
const NOT_SO =
  'if|agar|jab|wish|kaash|soon|until|till|pretend|lie|lied|jhooth|clicked|actually|asal|kidding|looks?|turn(?:ing)?|more (?:years|yrs|months)';
const NOT_SO_HINDI = 'अगर|जब|काश|झूठ';
/** An age that is not the visitor's own, or not yet, anywhere in the text. */
const PRETENDS = new RegExp(
  String.raw`\b(?:${NOT_SO}|when|thinks i|i mean|jok\p{L}* tha|mazaa?k (?:tha|kar)|then i'?m|(?:bol|keh|kah)t[ai] h(?:u|oo)n?)\b|${NOT_SO_HINDI}|(?:बोल|कह)त[ाी] (?:हूँ|हूं)`,
  'iu',
);
/** "Ha, I am 52! I was nine when I learned": a message that begins with his own age, and ends that sentence. */
const BEGINS_WITH_OWN =
  /^\s*(?:(?:ha+|haha\p{L}*|no|yes|arre?|oh|well|but)[, ]+){0,3}(?:i ?['’]?m|i am|main|mai) (?:already |just |abhi )?(?:1[89]|[2-9]\d)(?: (?:years?|yrs?|saal)(?: old)?| k[aie])?(?: h(?:u|oo)n?)?\s*(?:[.!।]|$)/iu;
/** What may turn even that round: a lie, a joke, what is only said, and a younger age. */
const TAKES_BACK = new RegExp(
  String.raw`\b(?:${NOT_SO}|when (?!i (?:was|learn))|jok\p{L}*|mazaa?k|mean|say|says|said|tell|told|bol\p{L}*|likha|profile|thinks?|then|1[0-7]|class|school)\b|${NOT_SO_HINDI}|मज़ाक|बोल|स्कूल|कक्षा`,
  'iu',
);

/** The same, of the words that stand beside the age: "I am 31, no student" says one. */
const DENIES = /\b(?:not|nahi|nahin|never|think i)\b|नहीं/iu;

/** People and things that no child has. */
const HAS =
  /\bmy (?:wife|husband|daughters?|sons?|children|students|pupils|staff|employees|grand(?:son|daughter|children)s?)\b|\b(?:mer[aei]|apn[aei]) (?:beti|beta|bete|bachch[aeo]n?|pati|patni|biwi|students|staff)\b|\b(?:i (?:am|was) (?:a |the )?(?:headmaster|principal|supervisor)|i (?:am )?retir(?:ed|ing)|(?:teacher|sir|principal|lecturer|professor|headmaster|accountant|mechanic|driver) (?:hu|hoon|hun)\b|(?:agent|employee) of the month|my (?:salary|team leader|appraisal|increment))\b|मेर[ाीे] (?:बेट[ाीे]|बच्च[ाीे]|पति|पत्नी|छात्र)/iu;

/** Ages from 18 on as they are written out: "पैंतालीस का हूँ", "pachpan saal ka hu"; "mummy ke saath hu" tells none. */
const IN_WORDS =
  /\b(?:unnis|bees|ikkis|bais|teis|chaubis|pach+is|chhabbis|sattais|atthais|untis|tees|iktees|battis|taintis|chautis|paintis|chhattis|saintis|adtis|untalis|chal[ie]+s|iktalis|bayalis|taintalis|chavalis|paintalis|chhiyalis|saintalis|adtalis|unchas|pachas|ikyavan|bavan|tirpan|chauvan|pachpan|chhappan|sattavan|atthavan|unsath|painsath|sattar)(?: (?:saal|sal))? k[aie] (?:hu|hoon|hun)\b|\bi(?:['’]m| am) (?:twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?: years old| *(?:[,.!]|$)| and\b| but\b)|(?<![\p{L}\p{M}])(?:उन्नीस|बीस|इक्कीस|बाईस|तेईस|चौबीस|पच्चीस|छब्बीस|सत्ताईस|अट्ठाईस|उनतीस|तीस|इकतीस|इकत्तीस|बत्तीस|तैंतीस|चौंतीस|पैंतीस|छत्तीस|सैंतीस|अड़तीस|उनतालीस|चालीस|इकतालीस|बयालीस|तैंतालीस|चवालीस|पैंतालीस|छियालीस|सैंतालीस|अड़तालीस|उनचास|पचास|इक्यावन|बावन|तिरपन|चौवन|पचपन|छप्पन|सत्तावन|अट्ठावन|उनसठ|साठ|पैंसठ|सत्तर)(?: साल)? (?:का|की) हू[ँं]/iu;

/** He says an age of 18 or more to be his own. */
export const saysGrown = (text: string): boolean =>
  (BEGINS_WITH_OWN.test(text) && !TAKES_BACK.test(text)) || saysGrownBeside(text);

const saysGrownBeside = (text: string): boolean =>
  !PRETENDS.test(text) &&
  text
    .split(/[,.!?।]/u)
    .some(
      (part) => (AGE.test(part) || ALONE.test(part) || IN_WORDS.test(part)) && !DENIES.test(part),
    );

/** What one is by trade, and no pupil is. */
const TRADE =
  'teacher|lecturer|professor|nurse|clerk|accountant|auditor|manager|cashier|banker|officer|engineer|doctor|dentist|surgeon|physio(?:therapist)?|pharmacist|electrician|plumber|mechanic|welder|carpenter|tailor|darzi|farmer|kisan|driver|chef|barber|lawyer|advocate|vakil|fisherman|sailor|pilot|conductor|contractor|shopkeeper|dukandar|constable|inspector|postm(?:an|aster)|station master|headmaster|journalist|architect|supervisor|foreman';
const TRADE_HINDI =
  'टीचर|शिक्षिका|शिक्षक|अध्यापक|अध्यापिका|नर्स|क्लर्क|मैनेजर|अफ़सर|अफसर|इंजीनियर|डॉक्टर|वकील|दर्ज़ी|दर्जी|किसान|ड्राइवर|बिजली मिस्त्री|मिस्त्री|दुकानदार|इंस्पेक्टर|हवलदार|स्टेशन मास्टर|पोस्टमास्टर|डाकिया|ठेकेदार|पत्रकार';
/** What may stand before a trade: of which kind or for whom, and no word such as "scared of". */
const OF_TRADE =
  'school|primary|high|middle|nursery|kindergarten|college|university|guest|private|govt|government|public|senior|junior|head|chief|deputy|assistant|asst|associate|retired|former|full time|part time|freelance|self employed|licensed|trained|qualified|certified|chartered|registered|professional|experienced|civil|software|mechanical|electrical|electronics|chemical|computer|network|site|field|project|data|quality|sound|it|hr|staff|ward|icu|ot|eye|heart|skin|child|ent|dental|animal|veterinary|medical|general|maths?|english|hindi|sanskrit|urdu|science|physics|chemistry|biology|history|geography|economics|commerce|music|dance|art|drawing|yoga|sports|pt|bank|branch|sales|store|shop|hotel|restaurant|floor|office|area|regional|marketing|accounts?|tax|customs|excise|income|insurance|forest|police|army|navy|air force|traffic|sub|railway|train|metro|loco|bus|truck|lorry|tractor|crane|taxi|cab|auto|rickshaw|ambulance|delivery|pastry|home|wedding|fashion|motor|bike|car|court|criminal|corporate|property|labour|building|village|town|city|local|rural|small|poor|simple|mere|humble|ordinary|plain|busy|strict|proud|good|bad|young|old|lady|woman|male|female|very|his|her|their|an?|the|and|cum';
/** A spouse, a spouse's family, staff, a loan, a class that one teaches: no child has them. */
const FAMILY =
  /\b(?:my (?:wife|husband|mother in law|in laws|employees|emi)|mer[ei] (?:pati|patni|biwi|saas|sasur|nanad|bahu)|(?:school|class) (?:me|mein) padhat[ai] h(?:u|oo)n?)\b|मेर[ाीे] (?:पति|पत्नी|बीवी|सास|ससुर|ननद|बहू)|(?:स्कूल|कॉलेज|विद्यालय) में (?:[\p{L}\p{M}]+ )?पढ़ात[ाी] (?:हूँ|हूं)/iu;
const HAS_TRADE = new RegExp(
  String.raw`\b(?:(?:i am|i ?['’]?m|i work as) (?:(?:${OF_TRADE}) ){0,4}(?:${TRADE})\b|(?:${TRADE}) (?:hu|hoon|hun)\b)|(?:${TRADE_HINDI}|teacher) (?:हूँ|हूं)`,
  'iu',
);
/** A teacher's pet, the manager of a cricket team, the doctor of a school play: no trade. */
const AT_PLAY =
  /['’]s\b|\b(?:pets?|favou?rites?|like|to be|hone wal[aie]|team|cricket|football|play|plays|playing|drama|natak|skit|role|cosplay|costume|dressed|khel\p{L}*|game|group|monitor|chh?ot(?:a|i|u)|nanh[aie]|ghar k[aie]|class|server|fest|scouts?|strange|future|dil se|(?:junior|little|mini) chef)\b|छोट[ाीू]|नाटक|टीम|खेल|घर (?:का|की)/iu;
/** "I'm a good driver. love gta": a trade of a game, wherever in the text that stands. */
const IN_GAME =
  /\b(?:minecraft|gta|roblox|free ?fire|bgmi|pubg|valorant|sims|cosplay|(?:school|our|my) band)\b/iu;
/** "Haha jk" somewhere in the text, and a laugh that ends what he is. */
const IN_JEST = /\b(?:jk|just kidding|kidding|joking|maz+a+[kq] (?:kar|tha))\b|मज़ाक कर|मजाक कर/iu;
const LAUGHS_AT_IT = /(?:\b(?:ha(?:ha)+h?|he(?:he)+|lol|lmao)|[😂🤣😜😝😆])\s*$/iu;

/** Whoever tells of a son or a daughter is grown up, where nobody else is quoted. */
const HAS_CHILD =
  /\bmy (?:own |elder |younger |only |little |grown )?(?:son|daughter|grandson|granddaughter)\b|\b(?:mer[aei]|apn[aei]) (?:bet[aei]|bitiya|pot[aei]|nat[ie]n?)\b|(?:मेर[ाीे]|अपन[ाीे]) (?:बेट[ाीे]|बिटिया|पोत[ाीे]|नाती|नातिन)/iu;
/** "My cat is my daughter", and an elder's "hello beta, apna beta kaisa hai". */
const NO_CHILD =
  /\b(?:cats?|dogs?|dog+o|pup(?:s|py|pies)?|kittens?|kitty|bill[aei]|kutt[aei]|pets?|parrots?|tota|rabbits?|hamsters?|fish|turtles?|plants?|tedd?y|dolls?|(?:my|mer[ai]) bikes?|(?:hello|hi|hey|suno?|arr?ey?|are) bet[aei]|bet[aei] ka(?:h|is)\w*)\b|बिल्ल|कुत्त|तोता|गुड़िया/iu;
const QUOTED =
  /\b(?:bol|keh|kah)\p{L}*|\b(?:said|says|told|calls?|called|game|sims|minecraft|dolls?|gudiya)\b|बोल|कह|गुड़िया/iu;

/** Said of what is not, or not yet: "be my wife", "meri biwi banogi", "bade hoke teacher hu". */
const IMAGINED =
  /\b(?:be|become|will|would|if|agar|kaash|wish|dream|ban(?!k|g|d)\p{L}*|bade ho\p{L}*|you|u|tum|tu|aap|class|[69]th|1[0-2]th|papa|mummy)\b|बन|बड़े हो|अगर|तुम|आप|कक्षा/iu;

const hasTrade = (part: string, text: string): boolean =>
  HAS_TRADE.test(part) &&
  ![AT_PLAY, LAUGHS_AT_IT].some((one) => one.test(part)) &&
  !IN_GAME.test(text);

const hasChild = (part: string, text: string): boolean =>
  HAS_CHILD.test(part) && !QUOTED.test(text) && !NO_CHILD.test(text);

/** What he tells is the life of a grown-up: later hints of school make him no child either, but for an exam of his own. */
export const staysGrown = (text: string): boolean =>
  text
    .split(/[,.!?।\n]/u)
    .some(
      (part) =>
        (FAMILY.test(part) ||
          (!IN_JEST.test(text) && (hasTrade(part, text) || hasChild(part, text)))) &&
        !IMAGINED.test(part),
    );

/** Teaches in a school: "main toh padhata hoon, bhugol. Aakhri period aathvi waalon ka". */
const TEACHES =
  /\b(?:main|mai) [^.?!]{0,24}padhat[ai] h(?:u|oo)n?\b|\bi (?:teach|am teaching)\b|मैं [^।?!]{0,24}पढ़ात[ाी] हू[ँं]/iu;
const AT_SCHOOL = /\b(?:period|school|college|classes)\b|पीरियड|स्कूल|कॉलेज|विद्यालय/iu;
/** A pupil teaches a little brother, too. */
const MAY_BE_PUPIL =
  /\b(?:homework|(?:class|my|meri|mere) teacher|teacher ne|student|tuition|tution|exam|test|grade|\d+ ?th|class \d+|bhai|behen|bahan|brother|sister|cousin|friend|dost|school (?:khatam|ke baad|se|jata|jati|me(?:in)? (?:hu|hoon|padh)))\b|होमवर्क|टीचर ने|ट्यूशन|परीक्षा|भाई|बहन|दोस्त|स्कूल (?:से|जाता|जाती|में (?:हूँ|पढ़ता|पढ़ती))/iu;

/** What he tells is a grown-up's life: no hint of school in it makes him a child. */
export const livesGrown = (text: string): boolean =>
  HAS.test(text) ||
  saysGrown(text) ||
  (TEACHES.test(text) && AT_SCHOOL.test(text) && !MAY_BE_PUPIL.test(text));

/** "31", "31 ka hu", "yes 27 here": the whole of a part of a sentence. */
const BARE =
  /^\s*(?:(?:arr?ey?|oh|haha|yaar|yar|no|nope|nahi|nahin|yes|yeah|haan|han|ji|main|mai|i'?m|i am|abhi|only|just|meri|my|age|umar|umr|is|हाँ|जी|मैं|मेरी|उम्र|अभी) ){0,4}(?:1[89]|[2-9]\d|१[८९]|[२-९][०-९]|eighteen|ath?arah?|अठारह)\+?(?: ?(?:saal|sal|years?|yrs?|old|k[aie]|hu|hoon|hun|hai|plus|[mf]|male|female|here|yaar|yar|bro|bhai|dear|ji|साल|का|की|के|हूँ|हूं|है)){0,5}\s*$/iu;

/** He tells an age of 18 or more, where he was asked for his. "18?" asks back, and tells none. */
export const answersGrown = (text: string): boolean =>
  !PRETENDS.test(text) &&
  text.split(/[,.!।\n]|(?<=\?)|\p{Extended_Pictographic}/u).some((part) => BARE.test(part));
