import type { Clause, Understood } from './understand.ts';

/** Somebody or some animal that a visitor has, or had. */
const OWN =
  /\b(?:wife|husband|mother|father|mom|mum|mummy|dad|papa|maa|ammi|abbu|amma|appa|son|daughter|brother|sister|grand(?:mother|father|ma|pa)|nana|nani|dada|dadi|uncle|aunt|chacha|chachi|mama|bua|friend|dost|biwi|patni|pati|beta|beti|bhai|behen|didi|child|baby|dog|cat|kutta|billi|he|she|they)\b|माँ|मां|पापा|पिता|पत्नी|पति|बीवी|बेटा|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|दोस्त|चाचा|अम्मी|अब्बू/iu;

const DEATH =
  /\b(?:died|passed away|passed on|expired|is no more|are no more|funeral|barsi|chaleeswan|chalisa ceremony|guzar ga(?:ye|yi|ya)|chal base|chal basi|(?:ab|duniya mein|is duniya mein|beech|saath) nahin? rah(?:e|i)|mar ga(?:ye|yi|ya)|death anniversary|late (?:wife|husband|mother|father|son|daughter|brother|sister))\b|गुज़र ग|गुजर ग|चल बसे|चल बसी|(?:अब|दुनिया में|बीच) नहीं रह(?:े|ी|ीं)|(?:वो|वह|वे) (?:अब )?(?:इस )?दुनिया में नहीं हैं?|देहांत|मृत्यु|निधन|बरसी|(?:nani|dadi|nana|dada|papa|mummy|maa|pitaji|babuji|ammi|abbu)\b[^.]{0,60}\bchal[ie] ga(?:yi|ye|yin)\b[^.]{0,20}\b(?:wo|woh|vo|hamesha|hume|duniya)\b|(?:pichle|pichhle) (?:saal|mahine)\b[^.]{0,20}\bchal[ie] ga(?:yi|ye)\b/iu;

/** Husbands, wives and the elder: of the young one says as easily that they have gone to the city. */
const ELDER =
  'mother|father|mom|mum|mummy|mumma|dad|daddy|papa|maa|ammi|abbu|abba|amma|appa|babuji|pitaji|wife|husband|pati|patni|biwi|nana|nani|dada|dadi';
/** Words for those whose death is told of. */
const FAMILY = `${ELDER}|baba|thatha|paati|ajji|brother|bhai|bhaiya|sister|behen|didi|bet[ai]|son|daughter`;
const HINDI_FAMILY =
  'माँ|मां|मम्मी|पापा|पिता|बाबूजी|अम्मी|अब्बू|अम्मा|पत्नी|पति|बीवी|बेटा|बेटी|भाई|भैया|बहन|दीदी|दादा|दादी|नाना|नानी';

/** "Papa ab nahi hain" (of a friend, that is an end of friendship), and nothing after it that says where they are not; "since Amma passed", and no exam after it. */
const GONE = new RegExp(
  [
    `(?<!\\b(?:koi|jais[aei]) )\\b(?:${FAMILY})(?:ji)?(?: (?:ji|to|toh|bhi))* (?:ab (?:is duniya me(?:in)? |hamare (?:beech|saath) |zinda )?nah?i?n? (?:hai|hain|h|raha|rahe|rahi)|(?:ab )?(?:is )?duniya me(?:in)? nah?i?n?(?: (?:hai|hain|h|raha|rahe|rahi))?|nah?i?n? (?:hai|hain|h|raha|rahe|rahi) ab)(?= *(?:[.,!…]|$|aur\\b|lekin\\b|to\\b|toh\\b))`,
    `(?<!\\b(?:koi|jais[aei]) )\\b(?:${FAMILY})(?:ji)?(?: (?:ji|to|toh|bhi))* nah?i?n? (?:raha|rahe|rahi|rahin)(?= *(?:[.,!…]|$))`,
    `(?<!कोई )(?:${HINDI_FAMILY})(?: ?जी)?(?: (?:तो|भी))* नहीं (?:रहा|रहे|रहीं?)(?= *(?:[।.,!…]|$))`,
    `\\b(?:lost (?:my |our |her |his )?(?:own )?(?:${FAMILY}|friend|dost)(?!['’]s)|(?:${FAMILY}|friend|dost) passed(?! (?:the|my|his|her|in (?!20|19)|with|all|out|exams?|tests?|by|me|it|on (?:a|the)|neet|upsc|jee|class|\\d+th)\\b)|(?:${FAMILY}|friend|dost)(?:ji)? ko kho d(?:iya|i)|(?:${FAMILY}|friend|dost) left (?:us (?:in|last|this|forever|when|after|too)|this world))\\b`,
    `(?<!कोई )(?:${HINDI_FAMILY})(?: ?जी)?(?: (?:तो|भी))* (?:अब (?:इस दुनिया में |हमारे (?:बीच|साथ) |ज़िंदा )?नहीं (?:हैं?|रहा|रहे|रहीं?)|नहीं (?:हैं?|रहा|रहे|रहीं?) अब)(?= *(?:[।.,!…]|$|और |लेकिन |तो ))`,
    `(?:${HINDI_FAMILY}|दोस्त)(?: ?जी)? को खो दिया`,
  ].join('|'),
  'iu',
);

const LOVED = `${FAMILY}|friend|dost|cousin|uncle|aunt|aunty|chacha|chachi|mama|mami|bua|mausi|nephew|niece|bhatij[ai]|bhanj[ai]|colleague|neighbou?r|padosi|dog|cat|puppy|kutta|kutte|tommy`;
const HINDI_LOVED = `${HINDI_FAMILY}|दोस्त|चाचा|चाची|मामा|मामी|बुआ|मौसी|भतीज[ाी]|भांज[ाी]|पड़ोसी|कुत्त[ाे]`;
/** Drowned, killed, by his own hand, before it was born: told of somebody of his. */
const NOT_OF_AGE = new RegExp(
  [
    `\\b(?:${LOVED})(?:ji)?\\b[^.!?]{0,40}\\b(?:drowned(?! in (?!the|a|our|his|her|goa|it|\\p{L}*river)\\p{L}+)|(?:was|got|were) (?:killed|murdered|shot dead|martyred|run over)|martyred|(?:hanged|killed|shot) (?:him|her)self|(?:took|ended) (?:his|her) (?:own )?life|committed suicide|(?:ka|ki) (?:murder|hatya|katl) (?:ho|kar|hu)|sha?heed h\\p{L}*|doob (?:ke |kar )?(?:ga(?:ya|yi|ye)|mar\\p{L}*|chal\\p{L}*)|ki jaan chal[ie] ga\\p{L}+|ne (?:suicide|khudkushi|aa?tm(?:a)?hatya) kar l\\p{L}+|ne (?:ph|f)a+nsi laga l\\p{L}+|(?:bach[aie]|bach p(?:aa?y[aei]|aa?e)|bach sak[aei]) nah?i?n?|nah?i?n? bach(?: ?(?:pa|sak)\\p{L}*|[aie]))\\b`,
    `(?:${HINDI_LOVED})[^।.!?]{0,40}(?:डूब (?:कर |के )?(?:ग|मर|चल)|की हत्या|का मर्डर|शहीद हु|शहीद हो|की जान चली ग|ने (?:ख़ुदकुशी|खुदकुशी|आत्महत्या) कर|ने फाँसी लगा ली|(?:बचा|बची|बचे|बच पा[यएई]\\p{L}*) नहीं|नहीं बच)`,
    '\\bs?he was martyred\\b|\\b(?:lost|losing) (?:my|our) (?:unborn |little |first )?(?:baby|child|twins)\\b|\\b(?:had|have had|after) a miscarriage\\b|\\bi miscarried\\b|\\bmiscarriage ho ga\\p{L}+|\\bstillb(?:orn|irth)\\b|(?:मिसकैरेज|गर्भपात) हो ग',
  ].join('|'),
  'iu',
);
/** "Papa ka paisa doob gaya", "he was killed in the last level". */
const SUNK_OR_PLAYED =
  /\b(?:paisa|paise|business|dhandha|karobar|company|shares?|market|scheme|chit ?fund|suraj|sooraj|sun|phone|mobile|ga+di|fasal|kheti|dukaa?n|ghar|jahaz|naiya|pyaar|soch|kaam|pubg|bgmi|free ?fire|level|ludo|khel|fashion|attitude|paper|exam)\b|पैस[ाे]|धंधा|कारोबार|सूरज|फ़ोन|फोन|गाड़ी|फ़सल|दुकान|घर|सोच|काम/iu;

/** Rites of the dead, and gentler words for dying. */
const RITES =
  /\b(?:is|are|was) (?:not|no longer) (?:alive|with us|in this world)\b|\b(?:punya ?tithi|shraddh?a?|te+h?rh?a?h?a?vin?|antim sanskar|antyeshti|asthi(?:yan)?|cremat(?:ed|ion)|dafna(?:ya|ye|yi|di)\p{L}*|janaza|swarg(?:v|w)as\p{L}*|swarg sidhar\p{L}*|in heaven now|inte?[qk]aa?l|dehant|nidhan|mrityu|(?:maut|death) ho ga\p{L}+|expire ho ga\p{L}+)\b|पुण्यतिथि|श्राद्ध|तेरहवीं?|अंतिम संस्कार|अस्थि|दफ़?ना(?:या|ए|ई|दि)|जनाज़?ा|स्वर्गवास|स्वर्ग सिधार|इंत[क़क]ाल|(?:मौत|डेथ) हो ग/iu;
/** Somebody dies in it, and nobody of his. */
const FICTION =
  /\b(?:film|movie|serial|series|episode|novel|character|hero|villain|game|anime)\b|फ़?िल्म|सीरियल|उपन्यास/iu;
/** "I'd have died", "nobody died": said of a fright or a laugh, or denied. */
const NOBODY_DIES =
  /\b(?:i|you|we|one)(?:['’]d| would| could| might|d)(?: have|['’]ve)? died\b|\b(?:i|we) (?:almost|nearly|literally) died\b|\b(?:nobody|no one|noone) (?:has |is )?(?:died|dead)\b|\bfuneral mode\b|\b(?:i|we|everyone|everybody) died laughing\b|\bkoi (?:nahi+n? mar[ae]|mar[ae] (?:nahi+n?|thodi))\b|\b(?:hans hans|haste haste) (?:kar |ke )?mar ga\p{L}+|\b(?:(?:is|was|['’]s) not|isn['’]?t|wasn['’]?t) (?:a |any )?funeral\b|कोई नहीं मर|(?:हँस|हंस)(?:ते)?[- ](?:हँस|हंस)(?:ते|कर)? (?:के )?मर ग/giu;
const NO_DEATH =
  /\b(?:phone|battery|laptop|bike|engine|plant|network|laughing|hunger|boredom|barish|rain|naukri|umeed|pubg|bgmi|free ?fire|valorant|ludo)\b/i;

const ILLNESS =
  /\b(?:hospital|icu|admit(?:ted)?|operation|surgery|angiography|chemo|cancer|heart attack|stroke|dialysis|ventilator|bima+r|beema+r|(?:tabiyat|tabiyet|tabyat|tabiat) (?:bahut |thodi |itni )?(?:kharab|theek nahi|thik nahi|bigad\w*)|typhoid|aspatal|hosp|very ill|is ill|is sick)\b|तबी[यअ]त (?:बहुत |थोड़ी )?(?:ख़राब|खराब|ठीक नहीं|बिगड़)|अस्पताल|ऑपरेशन|बीमार|भर्ती|कैंसर/iu;

const GLAD =
  /\b(?:got (?:a |the |my |this )?(?:new )?(?:job|promotion|offer|offer letter|raise|hike)|got promoted|got selected|i(?:'ve| have)? (?:cleared|topped|passed(?= (?:the|my|in|with|all|it|out|exam|test|\p{L}*paper)\b|[.!]|$))|(?:nayi|naya|new) (?:job|naukri) (?:mili|mil|lagi|lag)|(?:job|naukri|promotion|offer) (?:mil|lag|ho) ga(?:yi|ya)|select(?:ion)? ho ga(?:ya|yi)|(?:exam|test|paper|interview) (?:pass|clear|crack|qualify) (?:kar liya|kiya|ho ga(?:ya|yi)|hua)|pass (?:kar liya|hui|hua)|paas hu[ia]|badhai (?:to |toh )?do|(?:nayi|naya) (?:bike|car|gaadi|auto|truck|scooty|ghar|makaan|phone|laptop|dukaan) (?:li|liya|le li|kharid\w*|aa ga(?:yi|ya))|(?:bought|got) (?:my|a|our) (?:first |new |own )*(?:bike|car|house|flat|home|scooter)|chhutti (?:ho sakti|ho jayegi|mil jayegi|mil gayi)|visa (?:aa|mil|lag) ga(?:ya|yi)|(?:pehl[ai]|first|1st) (?:aaya|aayi)|medal (?:mila|mil gaya|jeeta)|(?:had|got) a baby|baby (?:girl|boy)|(?:beti hui|beta hua) hai|got into (?:nit|iit|aiims|iim|medical|college)|discharge (?:ho|hone|mil|soon|on|tomorrow)|pass ho ga(?:ya|yi)|order mil(?:a| gaya))\b|(?:कार|बाइक|गाड़ी|ऑटो|रिक्शा|ट्रक|घर|मकान|फ़ोन|फोन|दुकान|ज़मीन) (?:ले|ख़रीद|खरीद) (?:ली|लिया)|नौकरी (?:मिल|लग) गई|पहल[ाी] आ(?:या|ई)|म[ैे]डल (?:मिला|जीता)|वीज़ा (?:आ|मिल|लग) गया|छुट्टी हो (?:सकती|जाएगी|गई)|बधाई (?:तो )?दो|पास (?:कर लिया|हुआ|हुई)|प्रमोशन (?:मिल|हो) गया|पास हो ग|सेलेक्शन हो गया/iu;
/** Said with flags and cakes. */
const CHEERING = /🎉|🥳|🎊|🍾/u;
const NEWS =
  /\b(?:big|good|great|happy) news\b|khush ?khabri|khushi ki (?:baat|khabar)|\bmil ga(?:yi|ya|i)\b[^.]{0,20}!|\b(?:getting married|got engaged|shaadi (?:fix|pakki|tay|tai))\b|ख़?ु?शख़?बरी|खुशखबरी|शादी (?:तय|पक्की)/iu;
const NOT_GLAD =
  /\b(?:not|nahi|nahin|didn'?t|if|agar|kaash|wish|friend|he|she|usko|brother)\b|नहीं|अगर|काश/iu;

const SAD =
  /\b(?:not|nahi|nahin|didn'?t|never|ex|miss|sad|any|koi|sting\p{L}*|hurt\p{L}*|pain\p{L}*|someone else|somebody else|another (?:man|guy|boy|girl)|kisi aur|jealous|lost (?:her|him)|bura|dukh\p{L}*|heart ?break\p{L}*|dil toot\p{L}*)\b|नहीं|कोई|किसी और|बुरा|दुख|दिल टूट/iu;

const meant = (clause: Clause, topic: string, act = 'bad'): Clause => ({
  ...clause,
  acts: [{ label: act, p: 0.95 }],
  topics: [{ label: topic, p: 0.97 }],
  isGrave: true,
});

/** The topic it was heard as, where good news is at home in it. */
const gladTopic = ({ topics }: Clause): string =>
  topics.find(({ label, p }) => p > 0.2 && GLAD_TOPICS.has(label))?.label ?? 'good-news';

const GLAD_TOPICS = new Set([
  'promotion',
  'exam-result',
  'interview',
  'job-search',
  'salary',
  'competitive-exam',
  'business',
]);

/** Whoever was ill is better. */
const RECOVERS =
  /\b(?:took (?:\p{L}+ |\d+ ){1,4}steps|pehli baar (?:\p{L}+ ){0,3}(?:chal|bol|uth|khud|khaya|hans)\p{L}*|walk(?:ed|s|ing) (?:again|without|on (?:his|her) own)|recover(?:ed|ing)|(?:ab|pehle se) (?:\p{L}+ )?(?:theek|thik|behtar|better)|(?:theek|thik) ho (?:ga|rah)\p{L}*|discharge\p{L}*|out of (?:danger|icu|hospital)|operation (?:to )?(?:ho ga\p{L}+|went well|successful|was fine|acha raha|theek))\b|(?:ठीक|बेहतर) हो (?:ग|रह)|अब (?:ठीक|बेहतर)|छुट्टी मिल|डिस्चार्ज|ऑपरेशन (?:तो )?हो ग/iu;

/** Whether a text tells that somebody who was ill is better. */
export const tellsRecovery = (text: string): boolean => RECOVERS.test(text);

const HINDI_ELDER =
  'माँ|मां|मम्मी|पापा|पिता|पिताजी|बाबूजी|अम्मी|अब्बू|अब्बा|अम्मा|पत्नी|पति|बीवी|दादा|दादी|नाना|नानी';
export const OF_ELDER = new RegExp(
  `\\b(?:${ELDER})\\b|(?<![\\p{L}\\p{M}])(?:${HINDI_ELDER})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** "वो छह साल पहले चली गई", "पति को गए चार साल हो गए": said so of who is dead, and of who has moved. */
const GONE_FOR_YEARS = new RegExp(
  [
    `(?:साल|महीने) पहले (?:ही |हमें )?चल[ाीे] ग`,
    `\\b(?:saal|sal|mahine) (?:pehle|pahle) (?:hi |hume |humein )?chal[aie] ga`,
    `(?:${HINDI_ELDER}) ?(?:जी)? को (?:गए|गुज़रे|गुजरे)|(?:उन्हें|उनको|उसे) (?:गए|गुज़रे|गुजरे) (?:हुए )?[^?।!]{0,14}(?:साल|महीने)`,
    `(?:साल|महीने) हो ग[\\p{L}\\p{M}]* (?:उन्हें|उनको|उसे|(?:${HINDI_ELDER}) ?(?:जी)? को) (?:गए|गुज़रे|गुजरे)`,
    `\\b(?:unko|unhe|unhein|(?:${ELDER}) ko) (?:gaye|gae|guzre) (?:hue )?[^?.!]{0,14}\\b(?:saal|sal|mahine)\\b`,
    `\\b(?:saal|sal|mahine) ho ga\\p{L}* (?:ab )?(?:unko|unhe|unhein|(?:${ELDER}) ko) (?:gaye|gae|guzre)\\b`,
  ].join('|'),
  'iu',
);
/** "Abba ke jaane ke baad ghar sambhalna pada". */
const SINCE_GONE = new RegExp(
  `\\b(?:${ELDER})(?:ji)? k(?:e|i) (?:chal[ei] )?ja+ne ke ba+d\\b|(?:${HINDI_ELDER})(?: ?जी)? के (?:चले )?जाने के बाद`,
  'iu',
);
const AFTERMATH =
  /\b(?:ghar|akel\p{L}*|sambhal\p{L}*|soon[ai]|khali|saal|zindagi|himmat|toot\p{L}*|yaad)\b|घर|अकेल|सँभाल|संभाल|सून|ख़ाली|खाली|साल|ज़िंदगी|जिंदगी|टूट/iu;
/** "पिताजी पिछले साल चले गए", at the end of what he says. */
const goneLately = (people: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${people}) ?(?:जी)? (?:भी )?(?:पिछले (?:ही )?साल|(?:19|20)\\d\\d में|(?:दो|तीन|चार|पाँच|कई|कुछ|\\d+) साल पहले) (?:ही |हमें छोड़कर )?चल[ेी] ग(?:ए|ये|ई|ईं|यी)(?= *(?:[।.,!…]|$))`,
    'u',
  );
const GONE_LATELY = goneLately(
  'माँ|मां|मम्मी|पापा|पिता|पिताजी|बाबूजी|अम्मी|अब्बू|अब्बा|अम्मा|दादा|दादी|नाना|नानी',
);
/** Of a wife or a husband the same is said who has left; beside an illness it is a death. */
const SPOUSE_GONE_LATELY = goneLately('पत्नी|पति|बीवी');
/** They left him, or are somewhere: nobody died. */
const GONE_ELSEWHERE =
  /\b(?:chh?od\p{L}*|maayke|mayke|sasural|shaadi|married|talaa?q|divorce\p{L}*|alag|abroad|foreign|videsh|dubai|america|canada|germany|hostel|ke saath|job|naukri|office|duty|shift\p{L}*|school|college|market|bazaa?r|gaon|village|shehar|sheher|city|pune|mumbai|delhi|bangalore|bengaluru|kota|hyderabad|chennai|kolkata|transfer|roz|daily|subah|every day|bed|sleep|phone|tv)\b|छोड़|मायके|ससुराल|तलाक|अलग|विदेश|दुबई|अमेरिका|कनाडा|के साथ|नौकरी|दफ़्तर|ऑफ़िस|स्कूल|कॉलेज|बाज़ार|गाँव|शहर|दिल्ली|मुंबई|पुणे|रोज़|सुबह/iu;
const OF_ILLNESS =
  /\b(?:cancer|attack|stroke|corona|covid|dengue|bimari|beemari|liver|kidney)\b|कैंसर|अटैक|कोरोना|कोविड|बीमारी|डेंगू/iu;

/** "My scooter died on the way", "papa ki gaadi mar gayi": what dies is the machine, whoever else is named. */
const MACHINE_DIES =
  /(?:^|[,.!?;] *|\b(?:and|but|so|then|aur|phir|today|aaj|kal|arre|yaar|bhai) )(?:(?:my|our|the|this|his|her|mer[aei]|apn[aei]|hamar[aei])? ?(?:\p{L}+['’]s|\p{L}+ k[aeio])? ?)?(?:old |new |purani |purana |poor |bakery |sewing |washing |water )?(?:oven|mixer|grinder|machine|pankha|printer|generator|radio|amplifier|watch|clock|camera|cycle|website|server|phone|mobile|battery|bike|scooter|scooty|activa|bullet|car|bus|gaa?di|truck|auto|tractor|inverter|fridge|ac|tv|laptop|computer|system|charger|wifi|router|fiber|motor|pump|geyser|cooler|shop|store|startup|company|business|dukaa?n|dhandha|connection|network|signal|plant|cactus)(?: (?:just|also|suddenly|completely|finally|has|bhi|to|toh|hi|achanak))? (?:died|mar ga(?:ya|yi))\b/giu;

function isDeath(written: string): boolean {
  const text = written.replace(MACHINE_DIES, ' ').replace(NOBODY_DIES, ' ');
  return (
    (DEATH.test(text) ||
      GONE.test(text) ||
      (NOT_OF_AGE.test(text) && !SUNK_OR_PLAYED.test(text)) ||
      RITES.test(text) ||
      (GONE_LATELY.test(text) && !GONE_ELSEWHERE.test(text)) ||
      (SPOUSE_GONE_LATELY.test(text) && OF_ILLNESS.test(text)) ||
      (SINCE_GONE.test(text) && AFTERMATH.test(text) && !GONE_ELSEWHERE.test(text))) &&
    !NO_DEATH.test(text) &&
    (!FICTION.test(text) || OWN.test(text))
  );
}

/** By its id, something was written for whoever has lost somebody. */
export const OF_THE_DEAD = /^situation\/(?:loss|pet-loss)\/|died|passed|death/;

/** A machine of his or of somebody's died, and nobody else. */
export const machineDies = (text: string): boolean =>
  text.replace(MACHINE_DIES, ' ') !== text && !isDeath(text);

function graver(clause: Clause): Clause {
  const { text } = clause;
  if (clause.isQuestion && text.includes('?')) return clause;
  if (isDeath(text)) return meant(clause, 'loss');
  if (GLAD.test(text) && !NOT_GLAD.test(text)) return meant(clause, gladTopic(clause), 'good');
  if ((NEWS.test(text) || CHEERING.test(text)) && !SAD.test(text))
    return meant(clause, gladTopic(clause), 'good');
  const others = OWN.test(text) && !/\bi (?:work|am a (?:doctor|nurse))\b/i.test(text);
  return ILLNESS.test(text) && others && !RECOVERS.test(text)
    ? meant(clause, 'illness-family')
    : clause;
}

/** Who is told to have died is missed. */
const MISSED =
  /\b(?:miss(?:ing)? (?:him|her|them|my)|(?:unki|uski|papa ki|maa ki|mummy ki|babuji ki|dadi ki|nani ki|dada ki|nana ki|pitaji ki) (?:bahut |bohot |bht )?yaad|nahi rahe|chale gaye|chali gayi|aakhri baar|could(?:n'?t| not) (?:say|meet|reach|see))\b|(?:की|उनकी|उसकी) (?:बहुत |बड़ी )?याद|चले गए|चली गईं?|नहीं रहे|आख़?िरी बार|पहुँच (?:ही )?नहीं/iu;

/** Friends who have married and moved are not the one who died, and neither is a shuttlecock that flew away. */
const isMissed = (text: string): boolean =>
  MISSED.test(text) &&
  !text.includes('?') &&
  !(WENT.test(text) && (GONE_ELSEWHERE.test(text) || !OF_SOMEBODY.test(text)));
const OF_SOMEBODY = new RegExp(
  `${OWN.source}|\\b(?:wo|woh|vo|un(?:ki|ka|ke|hone)|us(?:ki|ka|ke|ne))\\b|(?<![\\p{L}\\p{M}])(?:वो|वह|वे|उन|उस)`,
  'iu',
);
const WENT = /\bchal[ei] ga(?:ye|yi)\b|चल[ेी] ग(?:ए|ई)/iu;

/** "Appa nahi rahe, sun ke dukh hua", "sorry for your loss". */
const CONDOLES =
  /\bsun ?k(?:e|ar) (?:\p{L}+ )?(?:dukh hua|bura laga|afsos hua)\b|\bsorry (?:to hear|for (?:your|ur) loss)\b|सुन ?कर (?:[\p{L}\p{M}]+ )?(?:दुख हुआ|दुःख हुआ|बुरा लगा|अफ़सोस हुआ)/iu;
const TO_HER = /\b(?:tumhar[aei]|tumhe|tumne|tum|aapk[aeio]|aapne|aap|you|your|ur|u)\b|तुम|आप/iu;
const OF_HIS =
  /\b(?:my|mine|mer[aei]|hamar[aei]|humar[aei]|apn[aei]|people|everyone|log|sab\p{L}*)\b|मेर[ाीे]|हमार[ाीे]|अपन[ाीे]|लोग|सब/iu;

/** It is her loss that he speaks of, and none of his own. */
function condoles(text: string): boolean {
  if (!CONDOLES.test(text)) return false;
  const rest = text.replace(CONDOLES, ' ');
  return TO_HER.test(rest) && !OF_HIS.test(rest);
}

/** What was heard, a death, an illness or plain good news in it before anything else that its words may look like. */
export function withGravity(heard: Understood, hasLost: boolean): Understood {
  if (condoles(heard.text)) return heard;
  const recovers = RECOVERS.test(heard.whole.text);
  const isGone =
    GONE_FOR_YEARS.test(heard.text) &&
    (OF_ILLNESS.test(heard.text) ||
      (OF_ELDER.test(heard.text) && !GONE_ELSEWHERE.test(heard.text)));
  const clauses = heard.clauses.map((clause) =>
    isGone && GONE_FOR_YEARS.test(clause.text)
      ? meant(clause, 'loss')
      : recovers && !isDeath(clause.text)
        ? clause
        : hasLost && isMissed(clause.text)
          ? meant(clause, 'loss')
          : graver(clause),
  );
  const grave = clauses.find((clause, at) => clause !== heard.clauses[at]);
  return grave ? { ...heard, clauses, whole: graver(heard.whole) } : heard;
}
