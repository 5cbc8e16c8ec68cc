import { counsel } from './advising.ts';
import { turnsElsewhere } from './light.ts';
import { isGrim, speaksOfHarm } from './may-say-back.ts';
import { isCommonMatter, isNotHers, WRONGED } from './no-common-matter.ts';
import { adviseOnMatter } from './particular.ts';
import type { Question } from './question.ts';
import { realise } from './realise.ts';
import { tellingWords } from './similar.ts';
import { addressOf, attempt, type Part, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';
import { turnedRound } from './uptake.ts';

/** What he weighs, as she says it to him, with marks for tum and aap. */
interface Weighed {
  first: string;
  /** Undefined where he asks whether to do the first at all. */
  second?: string | undefined;
}

const OR = /(?<!\s),?\s+(?:yaa?|or|या)\s+(?:phir |fir |फिर )?/iu;
const BREAK = /[.!?,;:।…]|\p{Extended_Pictographic}/u;
const MOST_WORDS = 12;
const LEAST_WORDS = 2;

/** "Kya kya saath le jau?", "bachchi ke liye kya le jau?": what is asked, and not whether. */
const ASKS_WHAT =
  /\bkya[- ]kya\b|क्या[- ]क्या|\bkya (?!kar(?:u|un|oo|oon)\b)(?:(?:le|la|de|kar|bana|pakka|pehen|pahan|khila|pila|bol|likh|bhej|kharid|khareed|gift|sikha|suna) )?\p{L}{1,8}(?:oon|un|oo|u) *(?:[?.!,]|$)|\bkya (?:bol|kah|keh|bata|likh|bhej|pooc?h|puch|samjha|jawab d|pehn|pahn|banau|khila|sikha|suna)\p{L}{0,4}(?:u|un|oon) (?:us|un|in|is|apn|mummy|maa|papa|boss)\p{L}*|\b(?:usko|unko|use|unhe|usse|unse|mummy ko|maa ko|papa ko|boss ko) kya \p{L}+(?:u|un|oon)\b|(?:उसे|उसको|उन्हें|उनको|उससे|उनसे|माँ को|मम्मी को|पापा को) क्या [\p{L}\p{M}]+(?:ूँ|ूं|ऊँ|ऊं)|क्या (?!कर(?:ूँ|ूं))(?:(?:ले|ला|दे|कर|बना|पहन|खिला|पिला|बोल|लिख|भेज|ख़रीद|खरीद|सिखा|सुना) )?[\p{L}\p{M}]+(?:ूँ|ूं|ऊँ|ऊं) *(?:[?।!,]|$)/iu;

/** Before what he weighs: "ab tum hi batao", "so what do you think, should I". */
const BEFORE =
  /^(?:(?:so|and|but|bas|itna|please|pls|ab|aur|to|toh|tum|tu|aap|hi|na|kya|karu|karun|batao|bata|bataiye|bolo|do|salah|matlab|waise|a(?:c+h+){1,2}a|main|mai|kaho|soch (?:raha|rahi) (?:hu|hoon|hun)|samajh (?:me |mein )?nahi a+ ?(?:raha|rahi|rha)(?: hai| h)?(?: ki)?|समझ (?:में )?नहीं आ रहा(?: है)?(?: कि)?|अब|तो|तुम|आप|ही|क्या|करूँ|बताओ|बताइए|सलाह|दो|मैं|और)\s+)+/iu;
/** Behind it: "what do you say". */
const BEHIND =
  /(?<!\s)\s+(?:tum|tu|aap|na|yaar|yar|bhai|bata\p{L}*|bolo|kya|kehti|kahti|bolti|lagta|hai|ho|hain|first|instead|then|you|think|what|do|तुम|आप|ना|यार|क्या|कहती|बोलती|बताओ|बताइए|लगता|है|हो|हैं)$/iu;
const NOT = /^(?:not|no|nahi+n?|nhi|na|नहीं|ना|rehne du|rahne du|रहने दूँ)$/iu;
/** It asks what or how, speaks to her, or of what nobody decides for him. */
const UNFIT =
  /\bbe (?:so |really |very )?(?:scared|afraid|worried|angry|sad|jealous|nervous|ashamed|happy|proud|mad|upset)\b|\b(?:what|how|why|when|where|who|which|kya|koi|jo|jise|jisko|jab|kaise|kaisi|kab|kahan|kaun|kitn\p{L}*|kyu\p{L}*|kis\p{L}*|you|your|u|tum\p{L}*|tujh\p{L}*|ter[aei]|aap\p{L}*|jaan|kud\p{L}*|nas|kalai|chh?at se|kiss|hug|sex\p{L}*|love you|chum\p{L}*|aa ja\p{L}*|aau\p{L}*)\b|बता|कोई|(?<![\p{L}\p{M}])जो(?![\p{L}\p{M}])|जिस|क्या|कैसे|कब|कहाँ|कौन|कितन|किस|क्यों|तुम|आप|तुझ|(?<![\p{L}\p{M}])नस(?![\p{L}\p{M}])|कलाई|के (?:आगे|नीचे|सामने)|छत से/iu;

const isUnfit = (option: string): boolean => UNFIT.test(option) || speaksOfHarm(option);

const ENGLISH =
  /^(?:(?!\b(?:what|how|when|where|which|who|whom|why|whose)\b)[^.?!])*\b(?:(?:should|shall) i|i should(?! have)(?=[^.?!]* or [^.?!]*\?)) (?:just |really |better )?(.+)/iu;
/** "Sell the house or stay": what may be done is said without more, where she is asked for her view of it. */
const BARE =
  /(?:^|[.!,?] *)((?:sell|buy|go|stay|leave|take|tell|ask|wait|join|quit|keep|move|talk|call|accept|refuse|marry|continue|stop|let|try|send|pay|rent|study|start|change|forgive|forget)\b(?! (?:me|us|so|what|no|which)\b)[^.?!]*?,? or [^.?!]+)/iu;
const WHETHER = /\bwhether (?:i should |to |i )(.+)/iu;

/** "Maangu", "dhundhun", "rakhoon": what he may do, by its last word. */
const MAY = /(?<=\p{L})(?:oon|un|oo|u)$/iu;
/** The stems of what people ask whether to do. */
const STEM =
  /^(?:kar|karw?a|l|d|ja|aa|kh?a|pi|bol|bata|kah|keh|ma+ng|p[ou]+ch+h?|sun|suna|samjha|mana|rok|ruk|reh|rah|rakh|chh?o[dr]|chala?|dekh|dikha|dh?[uo]+n?dh?|bula|bhej|mil|mila|kharid|khareed|bech|badal|bana|sikh|seekh|sikha|padh|pad|likh|soch|so|uth|baith|nikal|nikaal|lag|laga|hata|bacha|chuka|bhar|uda|tod|tor|jod|de|le|daal|dal|khol|band|shift|join|apply|call|message|block|resign|try|wait|change|continue|accept|refuse|propose|ignore|invest|start|chhupa|chhup|da+nt|jaga|maaf|thukra|apna|nibha|jhel|seh|sah|lad|jhagad|mod|lauta?|pehen|pahan|cut|order|book|cancel|report|complain|save|sell|buy|ga|nach|hans|jeet|haar|bhag|bhaag|ghum|ghoom|milw?a|pakad|utha|sula|khila|pila|nahla)$/iu;
const MAY_HINDI = /(?<=[\p{L}\p{M}])(?:ूँ|ूं|ऊँ|ऊं|एँ|एं)$/u;
const IRREGULAR: Record<string, string> = {
  l: '[lo|lijiye]',
  le: '[lo|lijiye]',
  de: '[do|dijiye]',
  d: '[do|dijiye]',
  kar: '[karo|kijiye]',
  ल: '[लो|लीजिए]',
  द: '[दो|दीजिए]',
  ले: '[लो|लीजिए]',
  दे: '[दो|दीजिए]',
  जा: '[जाओ|जाइए]',
  कर: '[करो|कीजिए]',
};

/** What may stand behind the verb: "phone karu usko", "ruk jau ek saal". */
const BEHIND_VERB =
  /^(?:us(?:ko|e|se)|un(?:ko|he|hein|se)|in(?:ko|he)|is(?:ko|e)|abhi|aaj|kal|phir|fir|wahan|wahin|yahan|yahin|yahi|ghar|ek|do|teen|kuch|thoda|thode|aur|sa+l|mahin[ae]|din|haft[ae]|उस(?:े|को|से)|उन(?:को|्हें|से)|इस(?:े|को)|अभी|आज|कल|फिर|वहाँ|वहीं|यहाँ|यहीं|घर|एक|दो|कुछ|थोड़ा|और|साल|महीन[ाे]|दिन|हफ़्त[ाे])$/iu;
const MOST_BEHIND = 2;

/** "Landlord se time maangu" is "landlord se time maango"; undefined where it ends in no such verb. */
function asked(option: string): string | undefined {
  const all = option.split(' ');
  let behind = 0;
  while (behind < MOST_BEHIND && BEHIND_VERB.test(all.at(-1 - behind) ?? '')) behind++;
  const tail = behind > 0 ? all.slice(-behind) : [];
  const words = all.slice(0, all.length - behind);
  const last = words.at(-1) ?? '';
  const isHindi = MAY_HINDI.test(last);
  const stem = last.replace(isHindi ? MAY_HINDI : MAY, '');
  if (stem === last || !(isHindi || STEM.test(stem))) return undefined;
  const isVowel = /[ऊए]/u.test(last.slice(stem.length));
  const regular = isHindi ? `${stem}${isVowel ? '[ओ|इए]' : '[ो|िए]'}` : `${stem}[o|iye]`;
  return [...words.slice(0, -1), IRREGULAR[stem.toLowerCase()] ?? regular, ...tail].join(' ');
}

/** "Kya mujhe use message karna chahiye?": whether he ought to. */
const OUGHT =
  /(?:^|[,.!] *)(?:(?:kya|mujhe|mujhko|ab|to|toh|(?:tumhe|tumko|aapko) kya lagta (?:hai|h)|क्या|मुझे|अब|तो|(?:तुम्हें|आपको) क्या लगता है),? +)*(?!kya|क्या)([^,.!?]{2,60} )(\p{L}{1,9}|[\p{L}\p{M}]{1,9}?)(?:n[aie] chahiye|(?:ना|नी|ने) चाहिए)(?: kya| na| क्या| ना)? *\?/iu;
/** It is his own to do, and with whom is plain. */
const HIS_OWN =
  /\b(?:mujhe|mujhko)\b|मुझे|(?:^|[, ])(?:use|usko|unhe|unko|usse|unse|उसे|उन्हें|उससे|उनसे) /iu;
/** Somebody else ought to. */
const OF_ANOTHER =
  /\b(?!us|un)\p{L}+ ko\b|\b(?:hum[ae]\p{L}*|sab\p{L}*|mujhe)\b|(?<!उस|उन)को(?![\p{L}\p{M}])|हमें|सब|मुझे/iu;
/** Nobody is told to by the way. */
const NO_OUGHT = /^(?:so|सो|mar|मर|chhod|छोड़|jeet|जीत|हार|haar|badla|lad|लड़)$/iu;

/** What he ought to do, as she would have him do it. */
function ought(text: string): string | undefined {
  const [, rest = '', stem = ''] = OUGHT.exec(text) ?? [];
  const isHindi = /[\u0900-\u097f]/.test(stem);
  if (!stem || (!isHindi && !STEM.test(stem)) || NO_OUGHT.test(stem)) return undefined;
  if (!HIS_OWN.test(text) || OF_ANOTHER.test(rest)) return undefined;
  const verb = IRREGULAR[stem.toLowerCase()] ?? (isHindi ? `${stem}[ो|िए]` : `${stem}[o|iye]`);
  return `${rest.trim()} ${verb}`;
}

/** "Saree loon ya phone?": the verb stands with the first of them alone. */
const BARE_SECOND =
  /^(?:(?:apne|mere|uske|अपने|मेरे) (?:liye|लिए) )?[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?$/iu;
const OF_PLACE =
  /(?:^|\s)(?:me|mein|pe|par|se|tak|ko|ka|ki|ke|koi|kuch|phir|bhi|hi|में|पर|पे|से|तक|को|का|की|के|कोई|कुछ)$/iu;

function withVerbOf(first: string, second: string): string | undefined {
  const verb = first.split(' ').at(-1) ?? '';
  const isThing = BARE_SECOND.test(second) && !OF_PLACE.test(second);
  return isThing && first.includes(' ') ? asked(`${second} ${verb}`) : undefined;
}

const trimmed = (option: string): string => withoutTail(option).replace(BEFORE, '').trim();

/** "Do it" is English here, and not "give". */
const withoutTail = (option: string): string =>
  option.replace(/\s+/g, ' ').trim().replace(BEHIND, '').trim();

/** The two halves around the "or", each up to where another thought begins. */
function halves(text: string): [string, string | undefined] {
  const [before = '', ...rest] = text.split(OR);
  const first = trimmed(before.split(BREAK).findLast((piece) => piece.trim() !== '') ?? '');
  const behind = rest.join(' ').split(BREAK)[0];
  return [first, rest.length > 0 ? trimmed(behind ?? '') : undefined];
}

/** "मैं पूछ रहा था, …": what he asks stands behind it. */
const WAS_ASKING =
  /^.{0,60}(?:\b(?:pu|po+)c?h+ rah?[aei] (?:tha|thi)\b|\bi (?:was|am) asking\b|पूछ रह[ाी] (?:था|थी|हूँ)|\b(?:sawa+l|question) (?:(?:ye|yeh|to|toh) )?(?:tha|hai|was|is)(?= )|सवाल (?:(?:ये|यह|तो) )?(?:था|है))(?: (?:ki|if|whether|कि))?[,:]? */iu;

/**
 * What he weighs: "should I ask for time or look for a flat", "time maangu ya naya flat dhundhu", "loan le lu?";
 * undefined where a text asks for no such decision.
 */
export function weighed(message: string): Weighed | undefined {
  const text = message.replace(WAS_ASKING, '');
  if (ASKS_WHAT.test(text)) return undefined;
  const english = (ENGLISH.exec(text) ?? WHETHER.exec(text) ?? BARE.exec(text))?.[1];
  const isShort = (option: string) => option !== '' && option.split(' ').length <= MOST_WORDS;
  const due = ought(text);
  if (due) return isUnfit(due) ? undefined : { first: due };
  if (english) {
    const [head = '', ...tail] = english.split(OR);
    const first = withoutTail(head.split(/[.!?;]/u)[0] ?? '');
    const second =
      tail.length > 0
        ? withoutTail(
            (tail.join(' ').split(BREAK)[0] ?? '').replace(/^(?:should|shall|do) i /iu, ''),
          )
        : undefined;
    if (!isShort(first) || isUnfit(first) || isUnfit(second ?? '')) return undefined;
    if (second !== undefined && !NOT.test(second) && !isShort(second)) return undefined;
    return { first, second: second !== undefined && NOT.test(second) ? undefined : second };
  }
  const [first, second] = halves(text);
  if (!isShort(first) || isUnfit(first) || isUnfit(second ?? '')) return undefined;
  if (second === undefined && !/\?/.test(text)) return undefined;
  const one = asked(first);
  const other =
    second === undefined || NOT.test(second)
      ? undefined
      : (asked(second) ?? withVerbOf(first, second));
  if (!one || (second !== undefined && !NOT.test(second) && !other)) return undefined;
  // "Karu?" names nothing.
  if (second === undefined && first.split(' ').length < LEAST_WORDS) return undefined;
  return { first: one, second: other };
}

const DEBT = /\b(?:loan|karz\p{L}*|udhaa?r|credit|emi|borrow|girvi)\b|लोन|क़र्ज़|कर्ज़?|उधार|गिरवी/iu;
/** What is not taken back easily, or helps nobody. */
const DRASTIC =
  /\b(?:quit|resign|leave|leaving|break ?up|divorce|block|ignore|lie|hide|fight|sell|band kar\p{L}*|drop|scold|shout|yell|fire|taunt|chh?o[dr]\p{L}*|to[dr](?:n[aei]|o|a|i|e|u|un|oon|d[oiu]\p{L}*|kar|ke|le\p{L}*)?|jhooth|jhuth|chhupa\p{L}*|chup|quiet|silent|lad|bhaag|bech|da+nt\p{L}*|chilla\p{L}*|nikaal|suspend)\b|छोड़|तोड़|झूठ|छिपा|छुपा|चुप|लड़|भाग|बेच|डाँट|डांट|चिल्ला|निकाल/iu;
const TALKS =
  /\b(?:ask|tell|talk|speak|call|request|discuss|apologi[sz]e|say|confess|baat|bol|bata|ma+ng|p[ou]+ch+h?|kah|keh|mana|sorry|ma+fi)\p{L}*(?![\p{L}\p{M}])|बात|बोल|बता|माँग|मांग|पूछ|कह|मना|माफ़/iu;

/** Where nothing but a mistake is at stake. */
const KIND = /\b(?:let (?:it|him|her|them) (?:go|be)|forgive|maaf|help|support)\b|माफ़|मदद/iu;
/** Whoever is wronged may always say so, and whoever is unwell be seen. */
const REPORTS =
  /\b(?:complain\p{L}*|report\p{L}*|police|fir|hr|shikayat|doctor|hospital|ambulance|clinic|daktar)\b|शिकायत|पुलिस|डॉक्टर|अस्पताल/iu;
/** Whoever is unwell had better rest. */
const UNWELL =
  /\b(?:moch|sprain\p{L}*|dard|pain|bukhar|fever|chot|injur\p{L}*|ulti|chakkar|bimar|sick|unwell|swollen|sujan)\b|मोच|दर्द|बुख़ार|बुखार|चोट|बीमार|चक्कर|सूजन/iu;
const REST = /\b(?:chh?utti|leave|rest|aa?ra+m|off|home|ghar)\b|छुट्टी|आराम|घर/iu;
const OF_REST = 5;

const wisdom = (option: string): number =>
  (REPORTS.test(option) ? 6 : 0) +
  (KIND.test(option) ? 1 : 0) +
  (TALKS.test(option) ? 2 : 0) -
  (DRASTIC.test(option) ? 2 : 0) -
  (DEBT.test(option) ? 3 : 0);

/** "Good plan?", "what you say?", "theek rahega na?" */
const ASKS_LEAVE =
  /\b(?:(?:is (?:it|that|this) )?(?:a )?(?:good|nice|right) (?:plan|idea|decision)(?: (?:na|no|right))? ?\?|(?:what|wat) (?:do )?(?:you|u) (?:say|think)(?: of (?:it|this|that))? ?\?|how(?: is|['’]s| does) (?:it|that|this)(?: sound| idea| plan)? ?\?|(?:theek|thik|sahi|a(?:c+h+){1,2}a) (?:rahega|rhega|hoga)(?: (?:na|kya))? ?\?|(?:kaisa|kaisi) (?:rahega|rahegi|rhega|idea hai|plan hai) ?\?|(?:kya (?:kehti|kahti|bolti)) ?(?:ho|hai|hain)? ?\?)|(?:ठीक|सही|अच्छा) (?:रहेगा|होगा)(?: ना| न| क्या)? ?\?|कैसा (?:रहेगा|विचार है) ?\?|क्या (?:कहती|बोलती) (?:हो|हैं) ?\?/iu;
const OWN_PEOPLE =
  'mother|mom|mummy|maa|father|dad|papa|parents|daughter|beti|son|beta|bete|brother|bhai|sister|behen|behan|friend|dost|grandmother|nani|dadi|nana|dada|माँ|मम्मी|पापा|बेटी|बेटे|भाई|बहन|दोस्त|नानी|दादी';
/** What nobody regrets, as he means to do it himself; of nothing else she says that it is a good plan. */
const HARMLESS_PLAN = new RegExp(
  [
    String.raw`\b(?:i['’]?ll|i will|i am going to|i['’]m going to|i plan to|i am thinking to|i think i will) (?:\p{L}+ ){0,3}(?:visit|call|phone|write to|apologi[sz]e|say sorry|apply|cook|bake|make (?:tea|dinner|lunch|kheer|dosa|biryani|pasta)|wear|learn|practise|practice|walk|study|rest|sleep early|book (?:the |a )?tickets?|clean|plant|join a class)\b`,
    String.raw`\b(?:thought of|thinking of|plan(?:ning)? (?:to|on)|idea (?:is to|of)|i(?:['’]ll| will|['’]m going to)) (?:tak(?:e|ing)|bring(?:ing)?) (?:(?:her|him|them|my \p{L}+|the (?:kids|children)|mary|some|a box of) ){1,2}(?:\p{L}+ ){0,4}(?:beach|park|temple|market|film|movie|dinner|lunch|breakfast|fair|zoo|walk|garden|river|sweets?|cake|flowers?|poha|jalebi|tea|chai|tiffin|books?)\b`,
    String.raw`\b(?:poha|jalebi|samose?|mithai|ladd?u|cake|phool|flowers|gajra|chai|tiffin|kheer|kitaab)(?: \p{L}+){0,3} (?:le|laa?)(?: \p{L}+)? ?ja(?:u|un|oon|unga|ungi)\b`,
    String.raw`(?:पोहा|जलेबी|समोसे?|मिठाई|लड्डू|केक|फूल|गजरा|चाय|टिफ़िन|खीर|किताब)(?: [\p{L}\p{M}]+){0,3} (?:ले|ला)(?: [\p{L}\p{M}]+)? ?जा(?:ऊँ|ऊं|ऊँगा|ऊँगी|ऊंगा|ऊंगी)`,
    String.raw`\b(?:${OWN_PEOPLE})(?: \p{L}+){0,2} (?:se |ko |ke paas )?(?:milne|phone|call|dekhne)(?: \p{L}+){0,2} \p{L}{1,9}(?:unga|ungi|oonga|oongi)\b`,
    String.raw`\b(?:sorry|maa?fi|khana|kheer|chai|sair|walk|yoga|kasrat|safai|padhai|riyaz|apply|ticket|chhutti)(?: \p{L}+){0,3} \p{L}{1,9}(?:unga|ungi|oonga|oongi)\b`,
    String.raw`(?:${OWN_PEOPLE})(?: [\p{L}\p{M}]+){0,2} (?:से |को )?(?:मिलने|फ़ोन|फोन|देखने)(?: [\p{L}\p{M}]+){0,2} [\p{L}\p{M}]{1,12}(?:ूँगा|ूँगी|ूंगा|ूंगी|ऊँगा|ऊँगी|ऊंगा|ऊंगी)`,
    String.raw`(?:माफ़ी|माफी|खाना|खीर|चाय|सैर|योग|सफ़ाई|पढ़ाई|रियाज़|टिकट|छुट्टी)(?: [\p{L}\p{M}]+){0,3} [\p{L}\p{M}]{1,12}(?:ूँगा|ूँगी|ूंगा|ूंगी|ऊँगा|ऊँगी|ऊंगा|ऊंगी)`,
  ].join('|'),
  'iu',
);
/** With one of these no plan is as harmless as it sounds. */
const BUT_NOT =
  /\b(?:not|never|without|secretly|alone|stranger|hotel|night|midnight|ex|married|doctor|lawyer|police|online|app|nahi|nhi|bina|akel[aei]|chupke|chhup\p{L}*|raat|ajnabi|zabardasti|all my|whole|saari|poor[aie]|chh?o[dr]\p{L}*|band|stop\p{L}*|skip\p{L}*|quit\p{L}*|give up|days without|bhook\p{L}*|sugar|diabet\p{L}*|powder|tips[yi]|flood\p{L}*|ba+dh|mila (?:du|dun|ke|kar)\p{L}*|phek\p{L}*|push\p{L}*|dhakk?a)\b|\d|नहीं|छोड़|बंद|भूख|शुगर|मिला दू|फेंक|धक्का|बाढ़|बिना|अकेल|चुपके|रात|अजनबी|सारी|पूरी/iu;

/** Gives her word to a harmless plan of his; undefined where he asks for none, or means anything else. */
export function approve(talk: Talk, { clause }: Pick<Question, 'clause'>): Part | undefined {
  const mayApprove = isCommonMatter(talk) && asksLeave(talk.heard.text) && !weighed(clause.text);
  const told = mayApprove ? sayTurn(talk, 'approve-plan') : undefined;
  return told ? { text: told, why: 'decides approve-plan' } : undefined;
}

/** He tells of a harmless plan of his, and asks what she says to it. */
export const asksLeave = (text: string): boolean => {
  const asking = ASKS_LEAVE.exec(text);
  const plan = asking && HARMLESS_PLAN.exec(text);
  if (!plan || BUT_NOT.test(text) || isNotHers(text)) return false;
  const behind = text.slice(plan.index + plan[0].length, asking.index);
  return !GOES_ON.test(behind);
};

/** Behind a plan stand a day or a place, and nothing more that he means to do. */
const GOES_ON =
  /\b(?:and|then(?! (?:come back|back|return))|so that|to|aur|phir|fir|taaki|jab|if|but|lekin|par|while|s?he|they|us(?:ko|ke|ki|se|me)|un(?:ko|ke|ki|se))\b|(?<![\p{L}\p{M}])(?:और|फिर|ताकि|जब|लेकिन|पर|उस(?:को|के|की|से|में)|उन(?:को|के|की|से))(?![\p{L}\p{M}])/iu;

/** "But why?", and nothing else. */
const BARE_WHY =
  /^(?:(?:ok|okay|hmm+|but|par|lekin|and|aur|so|to|toh|achha|acha|accha)[,.]? )*(?:why|ky(?:u|un|o|on)|क्यों|क्यूँ)(?: (?:so|that|this|though|bhala|aisa|ऐसा))?[ ?!.]*$/iu;
const WHY = /\b(?:why|ky(?:u|un|o|on))\b(?! ?ki\b)|क्यों(?!कि)|क्यूँ/iu;
const MOST_WHY = 8;
/** Of two things she took one. */
const OF_TWO = /^decides (?:decide(?:-gently|-ask)?|\+)$/;

/** "Why scold her?", of what she has just decided: he knows more of it than she does. */
export function whyDecided(talk: Talk, { text, words }: Clause): Part | undefined {
  if (!OF_TWO.test(talk.state.source ?? '') || words > MOST_WHY) return undefined;
  const hers = new Set(tellingWords(talk.her));
  const isOfIt =
    BARE_WHY.test(text) || (WHY.test(text) && tellingWords(text).some((key) => hers.has(key)));
  const told = isOfIt ? sayTurn(talk, 'why-decided') : undefined;
  return told ? { text: told, why: 'why decided' } : undefined;
}

/** As near as this, what was written for the matter follows the decision. */
const NEAR_MATTER = 0.82;
const LONGEST = 250;

/**
 * Takes a side where he weighs one thing against another, and names it in his words: what can be asked for goes
 * first, what cannot be taken back last. Undefined where he weighs nothing, or mourns.
 */
export function decide(talk: Talk, { clause }: Pick<Question, 'clause'>): Part | undefined {
  const { state, mood, language, heard } = talk;
  const found = weighed(clause.text);
  const mourns = state.grief > 0 && !turnsElsewhere(heard);
  if (!found || mourns || mood !== undefined) return undefined;
  const { first, second } = found;
  if (isNotHers(heard.text) || isGrim(heard.text)) return undefined;
  // Of two debts neither is advised.
  if (second !== undefined && DEBT.test(first) && DEBT.test(second)) return undefined;
  const reports = REPORTS.test(first) || REPORTS.test(second ?? '');
  if (!reports && WRONGED.test(heard.text)) return undefined;
  const rest = UNWELL.test(heard.text) ? REST : undefined;
  const worth = (option: string) => wisdom(option) + (rest?.test(option) ? OF_REST : 0);
  const isFirst = second === undefined || worth(first) >= worth(second);
  const [taken, left] = isFirst ? [first, second] : [second, first];
  const isUnwise = wisdom(taken) < 0;
  const key =
    isUnwise && DEBT.test(taken)
      ? 'decide-no-debt'
      : second === undefined
        ? isUnwise
          ? 'decide-not-yet'
          : 'decide-yes'
        : TALKS.test(taken)
          ? 'decide-ask'
          : left !== undefined && wisdom(left) < 0
            ? 'decide-gently'
            : 'decide';
  const a = realise(turnedRound(taken, language), addressOf(talk));
  const withMatter = attempt(
    talk,
    () => {
      const matter = isUnwise
        ? undefined
        : (counsel(talk, clause) ?? adviseOnMatter(talk, clause, NEAR_MATTER));
      const brief = matter && sayTurn(talk, 'decide-first', { a });
      return brief
        ? { ...matter, text: `${brief} ${matter.text}`, why: `decides + ${matter.why}` }
        : undefined;
    },
    (part) => part.text.length <= LONGEST,
  );
  if (withMatter) return withMatter;
  const text = sayTurn(talk, REPORTS.test(taken) ? 'decide-first' : key, { a });
  return text ? { text, why: `decides ${key}` } : undefined;
}
