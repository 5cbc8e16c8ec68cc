import { writtenWords } from '../../../../domain/text/fold.ts';
import { plainSigns } from '../../../../domain/text/look-alikes.ts';

/*
 * The one place that says whether words of the visitor's may stand in a reply: quoted, turned round, weighed or named.
 * In doubt they may not, as nobody misses an echo. Patterns are read against `plain` words: in lower case, one space
 * between them, Devanagari without the dot below and with one sign for a nasal.
 */

/** Blows, threats, murder, and what somebody does it with. */
const VIOLENCE = [
  /(?<!\S)(?:pee+t(?:[aeiu]|un|t[aei]|n[aei]|ke|kar|on)?(?!\S)|pit(?:ai|ayi|wa)|thap+ad|tham+ad|slap|maa?r ?p(?:ee|i)t|muk{2}[ae]|tortur|abus|harass|dhamk|threat|kidnap|abduct|agwa(?!\S)|apharan|molest|ch+h?ed|grop|strang(?:l|ul)|throttl|gala (?:da+b|gho+n?t|ka+t|re+t))/u,
  /(?<!\S)(?:rap(?:e[ds]?|ing|ists?)(?!\S)|gang ?rap|bala+tka|dushkarm|murder|k[il]+l(?:ed|s|ing|ings|ers?)?(?!\S)|massacr|genocid|lynch|behead|slaughter|slain|[kq]at(?:l|al|le)(?!\S)|ha+tya|butcher(?:ed|ing)|hits?(?!\S)|hitting|beat(?:s|en|ing)?(?!\S)|smash\p{L}* (?:his|her|my|their|your|its) )/u,
  /(?<!\S)(?:cha+[kq]+(?:u|oo)|chur[ai] (?:maar|mar|gho|se)|kni(?:fe|ves)|stab(?:s|bed|bing)?(?!\S)|guns?(?!\S)|gun(?:shot|point|fire|m[ae]n|ned)|kat{2}a(?!\S)|pistol|revolver|band[ou]+[kq]|goli|bullet (?:lag|wound|ma+r|chal)|bombs?(?!\S)|bomb(?:ed|er|ing|ard)|grenade|hathiya+r|weapon|acid(?!i)|te[zj]a+b|ha+ml[aeo](?!\S)|attack|assault|terror|riot|dang(?:a|e|o|on|ai\p{L}*)(?!\S))/u,
  /(?<!\S)(?:mar|mrn[aei]|mar[aie]|marn[ae]|mar[vw]a(?:y[aei]|na)?|maru?n?g[aei]|maa+r|maa+r(?:[aei]|n[ae]|t[aei]|u?n?g[aei]|oon?g[aei]|enge))(?!\S)/u,
  /(?<!\S)(?:पीट|पिटाई|थप्पड|धमक|गला (?:दबा|घोंट|काट|रेत)|बलात्कार|दुष्कर्म|रेप(?!\S)|अगवा|अपहरण|छेड|चाकू|बंदूक|पिस्तौल|तमंचा|गोल(?:ी|िय)|बम(?!\S)|हथियार|तेजाब|हमल[ाेो]|आतंक|दंग(?:ा|े|ों|ाई|ाइय)|हत्या|कत्ल|मर्डर|मार(?:|ा|ी|े|ना|नी|ने|ता|ते|ती|कर|के|ूं|ूंगा|ूंगी|ेगा|ेगी|ेंगे|पीट)(?!\S))/u,
];

/** What happens to a body, and what somebody does to his own. */
const BODY = [
  /(?<!\S)(?:khoo+n|khuni?(?!\S)|blood|ble+d|wound|[zj]a+kha?m|injur|gha+yal|skull|corpse|guts(?!\S)|electrocut|maul(?:ed|ing)|(?:run|ran) over (?:by|a|my|his|the)|si?a?r (?:phat|phod)|la+sh(?:[eo]i?n)?(?!\S)|mutilat|crush(?:ed|ing) (?:a|his|her|its|my|their|under|by (?:a|the|his|her)) |(?:got|was|were|been|gets?|getting|being) (?:crushed|run over|mauled|knocked down|trampled)(?!\S)|kuchal|amputat|dismember|accident|burn(?:t|s|ed|ing)?(?!\S)|jal (?:ke|kar) ma|[zj]inda ja+l|(?:gha?r|dukaa?n|gaa?di|log|logon?|biwi|bahu|patni)(?: ko)? ja+la(?!\S))/u,
  /(?<!\S)(?:(?:ph|f)a+n+si(?!\S)|noose|latak|hang(?:ed|ing|s)?(?!\S)|jump|koo+d|kud (?:ga|ja|ke|kar|pad)|sui ?cid|su+sa+id|a+a?tma? ?ha[td]|khud ?kus|(?:na+s+|kala+i|ha+th) (?:ka+t|kat)|(?:cut|slit|slash)(?:s|t?ing)? (?:\p{L}+ )?(?:wrist|vein|arm|throat|sel(?:f|ves)|leg|thigh|neck)|(?:cut|cutting|hurt|hurting|harm|harming|burn|starv\p{L}*|hang) (?:my|your|him|her|them|our)sel|self ?harm|(?:train|truck|bus|ga+di|metro|rail) k[ei] (?:nee?che|niche|aage|samne|saamne)|jaan se ma)/u,
  /(?<!\S)(?:खून|कुचल|सिर (?:फट|फोड)|लाश|घायल|जख्म|घाव|दुर्घटना|एक्सीडेंट|ब्लड|जल(?:कर| कर|के| के) मर|जिंदा जल|(?:घर|दुकान|गाडी|लोगों|बीवी|पत्नी|बहू)(?: को)? जला(?!\S)|फांसी|लटक|कूद|आत्महत्या|खुदकुशी|सुसाइड|(?:नस|कलाई|हाथ) काट|(?:ट्रेन|ट्रक|बस|गाडी|मेट्रो|रेल) के (?:नीचे|आगे|सामने)|जान से मा)/u,
];

const DRUGS = [
  /(?<!\S)(?:drug|ga+nja|cha+ras|coc+ain|koka+in|heroin(?!e)|hashish|afe+m|smackiy|mdma|lsd(?!\S)|brown sugar|na+sh(?:a|e|ed\p{L}*|eel\p{L}*|il[aie])(?!\S)|drug addict|lat (?:lag|pad|chhoo?t|chhud|hai|ho)|ki lat(?!\S)|overdos|o\.?d ?(?:['’]?e?d|ing)(?!\S)|pills?(?!\S)|tablets?(?!\S)|poison|[zj][ae]h[ae]?r|phenyl|sul(?:f|ph)as|ke+tna+shak|pesticid|rat kill|chuhe ma)/u,
  /(?<!\S)(?:ड्रग|गांजा|चरस|कोकीन|हेरोइन|अफीम|नश(?:ा|े|ी|ेडी)(?!\S)|नशील|लत(?!\S)|एडिक्ट|ओवरडोज|जहर|फिनाइल|सल्फास|कीटनाशक)/u,
];

const DEATH = [
  /(?<!\S)(?:die[sd]?(?!\S)|dying(?!\S)|dead(?!\S)|deaths?(?!\S)|dead(?:ly|body|bodies)|ma(?:u|o)t(?!\S)|mout(?!\S)|mri?tt?yu|dehant|nidhan|swa?r?g ?[vw]a+s|expire|funeral|antim(?!\S)|da[fp]h?na|jana+za|sha?msha+n|kabrista+n|postmortem|post mortem|pass(?:ed|es|ing)? away|gu[zj]ar (?:ga|chuk|ja)|(?:ko|use|unhe|unhein) gu[zj]re|chal bas|shahee?d|drown|(?:nadi|na+l[ea]|tala+b|kue?|kuen?|jhee?l|samundar|nahar|pani|paani) (?:me|mein) (?:doob|dub)|(?:doob|dub) (?:ke|kar) ma|body mili)/u,
  /(?<!\S)(?:मौत|मृत्यु|देहांत|निधन|स्वर्गवास|अंतिम|शमशान|श्मशान|जनाजा|दफन|शहीद|गुजर (?:ग|चु|जा)|(?:को|उसे|उन्हें) गुजरे|चल बस|(?:नदी|नाले|तालाब|कुएं|झील|समुद्र|नहर|पानी) में डूब|डूब (?:कर|के) मर|डूबकर मर|मर(?:|ना|ने|नी|ा|ी|े|ता|ते|ती|कर|के|ूं|ूंगा|ूंगी|ेगा|ेगी|ेंगे|वा|वाया|वाना)(?!\S))/u,
];

const HARM = [...VIOLENCE, ...BODY, ...DRUGS, ...DEATH];

/** Of harm as often as of cameras, stoves, biscuits and football: met as any talk is, and not said back. */
const DOUBTFUL = [
  /(?<!\S)(?:shot|shots|shoots?|shooting|shooter|shootout|mar[to][aei]?|marun?|marke|maa+r(?:o|u|un|oon|ke|kar)|kicked|punched|whipped|buried|burial|snort(?:s|ed|ing)?|headshots?|dissect\p{L}*|axe|(?:on|set) fire|chok(?:e[ds]?|ing)|la+thi|blast(?:s|ed)?|dhama+k[ae]|knives|bruis\p{L}*|slit|slits|weed|smack|addict\p{L}*|cremat\p{L}*|(?:ph|f)and[ae]|jaan (?:de|dena|dene|dedi|di|dunga|dungi|le|lena|lene|li|lunga|lungi))(?!\S)/u,
  /(?<!\S)(?:jala+|jala+(?:y[aei]|n[aei]|t[aei]|k[ae]r?))(?!\S)|(?<!\S)(?:(?:ha+th|pair|pa+v|muh|cheh?ra|ungli|badan) (?:bhi |hi )?ja+l|a+g laga|doob(?!\S)|doob[aein]|dub(?:a|i|ne|ta|te|ti)?(?!\S))/u,
  /(?<!\S)(?:शूट|शॉट|धमाक|फंद[ाे]|चोटिल|जला(?:या|ए|ये|ई|यी|ने|ना|ता|ते|ती|कर|के)?(?!\S)|(?:हाथ|पैर|मुंह|चेहरा|उंगली) (?:भी )?जल|आग लगा|डूब|जान (?:दे|ले))/u,
];

/** Phrases with one of those words, and no harm in them. */
const HARMLESS = [
  // Blood is drawn, tested and given.
  /(?<!\S)(?:kh?oon (?:nikal(?:wa|ne|na)|ki? (?:jaa?nch|test)|le(?:te|ti|ta)|de(?:ne|na)|daan|test|sample)\p{L}*|blood (?:tests?|samples?|group|bank|donat\p{L}*|donors?|reports?|pressure)|donat\p{L}* blood|खून (?:निकल(?:वा|ने)|की जांच|देने|दान|टेस्ट)[\p{L}\p{M}]*)/gu,
  // A film is shot, a six is hit, a broom is swung.
  /(?<!\S)(?:(?:photo|video|film|ad|reel|song|movie|serial|wedding|pre ?wedding) ?shoot\p{L}*|shoot(?:ing)? (?:pe|par|me|mein|ke liye|ka|ki|location|tha|thi|hai|dekh\p{L}*|chal\p{L}*|khatam)|shoot(?:s|ing)? (?:only |mostly )?(?:weddings?|photos?|pictures?|portraits?|films?|videos?|reels?|ads?)|(?:screen|cover|pull|best|good|great|nice|winning|espresso|tequila) shots?|फोटो ?शूट|शूटिंग)(?!\S)/gu,
  /(?<!\S)(?:chh?ak+[ae]|chau?k+[aeo]|six|sixer|four|goal|shot|gap+e?|chak+ar|jha+d+u|jha+du|jhaadoo|po+cha|dubki|chh?al+a+ng|thumk[ae]|se+ti|siti|bunk|brush|selfie|line|lines|hawa|pump|ta+la|छक्क[ाे]|चौक[ाे]|गोल|गप्पे|गप्पें|चक्कर|झाडू|पोछा|डुबकी|छलांग|ठुमक[ाे]|सीटी|सेल्फी)(?: (?:pe|bhi|hi|to|भी|तो))? (?:ma+r|मार)[\p{L}\p{M}]*/gu,
  /(?<!\S)(?:ma+r[aei]?|मार[ाेी]?)(?: (?:diya|diye|di|दिया|दिए))? (?:chh?ak+[ae]|chau?k+[aeo]|six|sixer|four|goal|छक्क[ाे]|चौक[ाे]|गोल)(?!\S)/gu,
  /(?<!\S)(?:hit (?:a |the )?(?:six|four|gym|road|snooze|century|spot|song|film|movie|show|ga+n[ae])|(?:super|big) hit|(?:heart|drum|music|dhol|bass) ?beats?|beats? the (?:heat|traffic|record))(?!\S)/gu,
  // Machines die, and so does he of laughter.
  /(?<!\S)(?:phone|mobile|battery|bike|scooter|scooty|activa|car|bus|ga+di|truck|auto|tractor|engine|inverter|fridge|ac|tv|laptop|computer|charger|wifi|router|motor|pump|geyser|cooler|earphones?|watch|network|signal)(?: (?:is|was|ki|ka|battery|almost|just|also|suddenly|completely|finally|has|bhi|to|toh|hi|achanak)){0,3} (?:died|dead|dies|dying|mar ga(?:ya|yi))(?!\S)/gu,
  /(?<!\S)(?:dead (?:battery|phone|tired|serious|line)|(?:die|died|dying) laughing|dying (?:to|for) \p{L}+|(?:died?|dying) of (?:laughter|boredom|hunger|heat|curiosity|embarrassment)|killing (?:it|time)|kill time|(?:feet|back|legs|shoes|heels) (?:are|is) killing)(?!\S)/gu,
  /(?<!\S)(?:hang(?:ing)? ?(?:out|around)|(?:phone|mobile|laptop|computer|system|app|pc) (?:\p{L}+ )?hang\p{L}*|hanging (?:lights?|plants?|pots?|bridge|lamps?))(?!\S)/gu,
  // What burns on a stove, and lamps that are lit.
  /(?<!\S)burn(?:t|s|ed|ing)? (?:the |my |some |a |all |off )*(?:da+l|roti\p{L}*|rice|toast|food|milk|tea|sabzi|paratha|cake|cookies|onions?|calories|fat|dinner|lunch|breakfast|candles?|incense)(?!\S)|(?<!\S)(?:da+l|roti\p{L}*|rice|toast|food|milk|sabzi|cake|dinner|lunch) (?:is |was |got |all )?burn(?:t|ed)(?!\S)/gu,
  /(?<!\S)(?:da+l|roti\p{L}*|sab[zj]i|chawal|doodh|dudh|paratha|khana|toast|chai|diy[ae]|deepa?k?|mombatti\p{L}*|agarbatti|dhoop|batti|lights?|ch(?:u|oo)lha|gas|candles?|holika|ra+va+na?|ra+wa+na?|ala+v|दाल|रोटी|सब्जी|चावल|दूध|खाना|दीय[ाे]|दिय[ाे]|दिए|दीप|दीपक|मोमबत्ती|अगरबत्ती|बत्ती|चूल्हा|गैस|रावण|अलाव)(?: (?:bhi|hi|to|ko|भी|तो|को))? (?:ja+la|जला)[\p{L}\p{M}]*/gu,
  // The sun sets, and one is lost in work.
  /(?<!\S)(?:(?:suraj|sooraj|सूरज)(?: [\p{L}\p{M}]+)? (?:doob|dub|डूब)[\p{L}\p{M}]*|drown(?:ed|ing)? in (?:work|files|emails|assignments|homework|paperwork|love)|(?:kaam|pya+r|ishq|soch|ga+n[oe]n?|music|kita+bo?n?|काम|प्यार|सोच) (?:me|mein|में) (?:doob|dub|डूब)[\p{L}\p{M}]*)/gu,
];

/** What is met with no small talk beside those: drink and smoke, the body and sex, insults, faith and birth, the law. */
const UNSMALL =
  /(?<!\S)(?:da+ru|shara+b|alcohol|drunk|cigar|smok|gaali|cancer|abort|pregnan|period|mahwari|condom|sex|nude|naked|nang[aei]|bistar|lick|boob|gaand|lund|lod[aeu]|chut(?:iya|iye|mar)|chod|bhos|bho?sd|madar|bh?ench|randi|harami|kamin|jha+n?t|fuck|shit|muslim|mull[aeo]|hindu|bhangi|chamar|chink|caste|alla+h|bhagwan|religio|pakistan|police|jail|(?:hiv|aids|tits|ass|gand|court|li meri|bed p[ae]r?|hate myself)(?!\S)|शराब|दार[ूु]|गाली|एड्स|कैंसर|गर्भ|पीरियड|कंडोम|सेक्स|नंग|भोस|चूत|लंड|गांड|रंडी|कमीन|मुसल|हिंदू|अल्लाह|भगवान|पुलिस|जेल)/u;

/** Met as any talk is, and not quoted: what may be an insult, and what leads to somebody. */
const UNQUOTED =
  /(?<!\S)(?:kutt[aei]|helpline|vandrevala|aadhaa?r|insta|whatsapp|password|(?:sa+l[aei]|ram|manas|otp|pin|upi|flat|numbers?|account)(?!\S)|कुत्त|साल[ाे](?!\S)|हेल्पलाइन|नंबर)/u;
const LEADS_SOMEWHERE = /https?|@|\p{Nd}(?:[\s.-]{0,2}\p{Nd}){3}/u;

/** Signs in place of a letter: "k!ll", "m@r". */
const MASKED = /(?<=\p{L})[013457@$!*|#](?=\p{L})/gu;

/** The words of a text as the patterns read them. */
const plain = (text: string): string =>
  writtenWords(text.replace(MASKED, (sign) => (/[*|#]/.test(sign) ? '' : plainSigns(sign))))
    .join(' ')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं');

const withoutHarmless = (words: string): string =>
  HARMLESS.reduce((left, phrase) => left.replace(phrase, ' '), words);

const has = (patterns: readonly RegExp[], words: string): boolean =>
  patterns.some((pattern) => pattern.test(words));

/** It has a word of violence, harm to a body, drugs or death, or one that may be: no part of it is said back. */
export function speaksOfHarm(text: string): boolean {
  const words = withoutHarmless(plain(text));
  return has(HARM, words) || has(DOUBTFUL, words);
}

/** It has a word of harm, or of drink, sex, faith, insults or the law: it is no small talk, whatever it means. */
export function isGrim(text: string): boolean {
  const words = plain(text);
  return UNSMALL.test(words) || has(HARM, withoutHarmless(words));
}

/** Nothing in it is grim, may be an insult, or leads to somebody: small talk may be made of it. */
export const isSmallTalk = (text: string): boolean =>
  !isGrim(text) && !UNQUOTED.test(plain(text)) && !LEADS_SOMEWHERE.test(text);

/** His words may stand in a reply of hers. */
export const maySayBack = (text: string): boolean => isSmallTalk(text) && !speaksOfHarm(text);
