import type { Telling } from './bank.ts';
import { tellsRecovery } from './grave.ts';
import { actOf } from './turn.ts';
import type { Clause } from './understand.ts';

/** Which share of the tellings one of them needs to be taken for it. */
const CLEAR = 0.55;
const LEAST_TELLING = 0.2;

/** Words that make a telling no good news, whatever else it says. */
const WORRIED =
  /\b(?:nervous|worried|scared|afraid|tension|anxious|upset|sad|hurt|alone|lonely|tired of|fed up|problem|dar lag|darr|ghabra|pareshan|pareshaan|udaas|dukh|dukhi|thak ga|rona|ro raha|ro rahi|bura lag|not happy|unhappy|unfair|passed over|felt (?:so |very |really )?(?:small|bad|awful|stupid|low|used|ignored)|feeling (?:low|down|bad)|bad day|helpless|bothering|worrying|refus(?:ed|es|ing)|struggl\p{L}+|stress\p{L}*|annoyed|frustrat\p{L}+|quarrel\p{L}*|had a fall|fell down|injur\p{L}+|hospital|operation|surgery|deducted|stolen|gussa|gusse|naraz|naaraz|bimar|beemar|karza|takleef|dikkat|chilla\p{L}*|income kam|emi|payment nahi|paise nahi|gave it to someone else|bura laga|bura lag|failed|fail|fees (?:due|late|baaki)|khali kar\p{L}*|hata(?:o|ya|yi)|left me(?! (?:an? )?(?:tip|(?:rs|₹)? ?\d+ (?:rs|rupees|bucks|tip)))|leave me|mood (?:off|kharab|down)|(?:sirf|only|bas|just) \d{1,3} (?:hi )?(?:aaye|aa gaye|mile(?! (?:run|walk|door|away|chal))|marks|out of)|(?:paise|paisa|paper|exam|business|dhandha|quant|maths) (?:\p{L}+ ){0,3}doob ga\p{L}+|marks? kam|kam marks|chhod ke|chod ke|chhod diya|chhod gaya|chhod gayi|toot(?! pad)|broke up|broken|dhokha|cheated|rejected|ignored|insult|beizzati|jhagda|fight with|daant|daanta|shouted|headache|pain|dard|bukhar|fever|can'?t sleep|neend nahi|bored|bore ho|miss (?:him|her|them))\b|डर|घबरा|परेशान|उदास|दुख|चिंता|अकेल|छोड़|टूट(?! पड़)|फ़ेल|फेल|हटाओ|हटा दिया|धोखा|झगड़|डाँट|दर्द|बुख़ार|बुखार|नींद नहीं|बोर|नाराज़|नाराज|ग़ुस्सा|गुस्सा|तकलीफ़|तकलीफ|दिक़्क़त|बीमार|अस्पताल|क़र्ज़|कर्ज/iu;

/** "Nothing is hard or sad", "not that deep": nothing weighs on who says so. */
const DENIED_WORRY =
  /\b(?:no (?:problem|tension|worry|worries|issue)|(?:koi|kuch) (?:problem|tension|dikkat|baat) nahi+n?|(?:nothing(?:['’]s| is)?|(?:is|am|are|was) not|isn['’]?t|not(?: that| so)?) (?:\p{L}+ or )?(?:sad|upset|hurt|wrong|bad|hard|deep|heavy|worried))\b|\b(?:dukh|udaas|pareshaan|pareshan) (?:nahi+n?|kaisa)\b|(?:दुख|उदास|परेशान) (?:नहीं|कैसा)/giu;
/** Told with a laugh, it is no bad news where that is not plain. */
const LAUGHED = /😂|🤣|\b(?:haha+|hehe+|lol|mazaa?k|joking|kidding)\b|हा ?हा|मज़ाक/iu;
const PLAIN = 0.85;

/** Words that make a telling good news, where nothing takes them back. */
const CHEERED =
  /\b(?:won|(?:got|been|was|were|is) (?:selected|nominated|promoted|shortlisted|hired|engaged|placed)|nominated for|award|first prize|topped|topper|cleared (?:the|my|his|her|upsc|neet|jee|it)|passed (?:the|my|his|her|all|with|both|in)|got (?:the|a|my|his|her) (?:job|offer|visa|promotion|admission|scholarship)|so (?:happy|proud|excited)|best day|made my day|jeet ga\p{L}*|jeet(?:a|i|e) (?:hu|hai|hoon)|pass ho ga\p{L}*|select ho ga\p{L}*|promotion (?:mil|ho)\p{L}*|naukri (?:lag|mil) ga\p{L}*|job (?:lag|mil) ga\p{L}*|first aa(?:ya|yi)|(?:bahut|bohot|itna|itni|kaafi|kafi|bada|badi|full) khush|(?:job|naukri) lag(?:i|i hai|i kal)|best (?:\p{L}+ )?of the (?:month|year|week)|employee of the|(?:scored|secured) \d\d|got \d\d (?:in|marks|percent|out of)|\d\d ?(?:%|percent|marks)? (?:aaye|aa gaye|mile)|\d\d (?:marks|out of \d+)|(?:1st|2nd|3rd|first|second|third|pehla|doosra|dusra|teesra) (?:prize|place|rank|position|inaam|inam|in (?:the |our |my |a )?\p{L}+)|medal|trophy|final me(?:in)? pah?unch\p{L}*|shabaa?shi mili|(?:exam|paper|prelims|mains|neet|jee|upsc|result|selection|admission|interview) (?:\p{L}+ ){0,3}(?:nikal gay[ai]|clear (?:ho|hua|hui|kar)\p{L}*|crack\p{L}*|ho gay[ai]|mil gay[ai]|pass)|(?:neet|jee|upsc|cat|gate|exam|prelims|mains|interview) (?:clear|crack|nikal)\p{L}*|clear ho gay[ai]|nikal gay[ai] (?:exam|result)|selection ho ga\p{L}*|admission (?:ho|mil) ga\p{L}*|(?:got|gets) (?:selected|admission|placed|promoted)|offer letter (?:mil|aa|came)\p{L}*|(?:scooty|bike|car|gaadi|gadi|ghar|flat|phone|laptop) (?:le li|le liya|kharid\p{L}*)|apni kamai|khush ?khabri|khushi ki baat|good news|(?:pehla|first|1st) number (?:aa|mil|laa)\p{L}*|(?:left|gave|tipped) me (?:an? )?(?:tip|(?:rs |₹)?\d+ (?:rs|rupees|bucks|tip|extra))|\d+ (?:rs |rupees )?tip (?:mil\p{L}*|di|got)|increment|bonus (?:mila|mil ga\p{L}+)|ina+m (?:mila|mil ga\p{L}+|jeet\p{L}*)|prize (?:mila|mil ga\p{L}+|jeet\p{L}*)|(?:sagai|engagement|rishta|shaadi) (?:fix|pakki|pakka|ho ga\p{L}+)|maan ga(?:ya|yi|ye)|(?:mast|badhiya) (?:cheez|baat|khabar)|mithai khil\p{L}*|a(?:ch|cc)+h[aei] (?:khabar|news|baat hui)|praised me|appreciated me|tareef (?:ki|kari|hui)|mithai baa?nt\p{L}*|(?:loan|visa|leave|project|slab|casting|tender|order|drawing|plan|design) (?:\p{L}+ ){0,2}(?:passed|approved|sanctioned|mil ga\p{L}+)|(?:finally|at last|aakhi?rka+r) (?:\p{L}+ ){0,4}(?:started|works?|worked|ran|running|done|finished|arrived|approved|opened|(?:ho|chal|ban|mil|aa|nikal) (?:ga\p{L}+|pad[aie]))|(?:finally|today|now) it (?:started|works|ran|runs)|it (?:started|works|worked|ran) (?:today|finally|at last)|(?:ghar|home) (?:\p{L}+ ){0,2}theek ho ?k(?:e|ar)|(?:machine|engine|motor|bike|scooty|scooter|gaa?di|car|truck|tractor|pump|printer|laptop|phone|generator|inverter|fridge|ac|project|course|class(?:es)?|dukaa?n|shop|business|channel|website|kaam|training|salary|metro) (?:\p{L}+ ){0,2}(?:start|chalu) ho ga(?:ya|yi))\b|जीत ग|पास हो ग|चुन लिया|नौकरी (?:लग|मिल) ग|(?:काफ़ी|काफी|बड़ी|बड़ा) ख़ुश|फूली नहीं|फूला नहीं|(?:पहला|दूसरा|तीसरा) (?:इनाम|स्थान|पुरस्कार)|पहली बार इतना बड़ा|तारीफ़? कर|(?:सिलेक्शन|एडमिशन|दाख़िला|दाखिला|चयन) (?:[\p{L}\p{M}]+ ){0,2}(?:हो|मिल) ग|ख़ुशख़बरी|खुशखबरी|(?:ख़ुशी|खुशी) की बात|(?:पहला|पहले) (?:नंबर|नम्बर) (?:पर )?(?:आ|मिल)|अव्वल (?:आ|रह)|अच्छी ख़बर|अच्छी खबर|निकल गया (?:रिज़ल्ट|एग्ज़ाम)|तारीफ़? (?:की|हुई)|प्रमोशन|बहुत ख़ुश|बहुत खुश|इनाम (?:मिल|जीत)|सगाई (?:पक्की|तय|हो ग)|मान ग(?:ए|या|ई)(?![\p{L}\p{M}])/iu;
const TAKEN_BACK =
  /\b(?:chemo\p{L}*|dialysis|ventilator|oxygen|icu|ambulance|bleed\p{L}*|saans|labou?r|contractions|jhagda|lad(?:a+i)|tension|police|body|la+sh|not|never|nahi|nahin|nhi|but|lekin|par|didn'?t|wasn'?t|if|agar|kaash|wish|lost)\b|नहीं|लेकिन|अगर/iu;

/** Whether a sentence has plain words of good news, or tells that somebody is better. */
export const isCheered = ({ text }: Clause): boolean =>
  (CHEERED.test(text) || tellsRecovery(text)) && !TAKEN_BACK.test(text) && !WORRIED.test(text);

/** "She got a job in Bangalore": whoever tells it is not congratulated. */
const OF_ANOTHER =
  /^(?:(?:so|and|but|well|haha|oh|arre?|aur|to|toh|और|तो|अरे)[, ]+)*(?:s?he|they|us(?:ne|ka|ki|ko)|unh?o?ne|un(?:ka|ki|ko)|wo|woh|उस(?:ने|का|की|को)|उन्होंने|उन(?:का|की|को)|वो|वह)(?![\p{L}\p{M}])/iu;
const OF_US =
  /\b(?:i|my|me|we|our|us|mer[aei]|mujhe|main|maine|hum\p{L}*|ham\p{L}*)\b|मेर[ाीे]|मुझे|मैंने|हम/iu;

/** Whether a sentence tells of somebody who is not named as his. */
export const isOfAnother = ({ text }: Clause): boolean =>
  OF_ANOTHER.test(text) && !OF_US.test(text);

const isLightly = (text: string): boolean =>
  LAUGHED.test(text) || text.replace(DENIED_WORRY, ' ') !== text;

/** How much of a sentence's acts are tellings, and which kind is the likeliest. */
export function tellingOf(clause: Clause): { telling: Telling; p: number } {
  const kinds = (['tells', 'good', 'bad'] as const).map((telling) => ({
    telling,
    p: actOf(clause, telling),
  }));
  const best = kinds.reduce((a, b) => (b.p > a.p ? b : a));
  const sum = kinds.reduce((total, { p }) => total + p, 0);
  const isClear = best.p > CLEAR * sum;
  const isWorried = WORRIED.test(clause.text.replace(DENIED_WORRY, ' '));
  if (best.telling !== 'bad' && isWorried) return { telling: 'bad', p: sum };
  if (best.telling === 'bad' && !isWorried && best.p < PLAIN && isLightly(clause.text)) {
    return { telling: 'tells', p: sum };
  }
  if (best.telling !== 'good' && isCheered(clause)) {
    return { telling: 'good', p: sum };
  }
  // What hardly tells anything tells nothing bad.
  return { telling: isClear && sum >= LEAST_TELLING ? best.telling : 'tells', p: sum };
}
