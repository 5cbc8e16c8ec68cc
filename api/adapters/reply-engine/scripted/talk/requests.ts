import { counsel } from './advising.ts';
import { answerAct } from './answer-act.ts';
import { isSoft } from './light.ts';
import { firstOf, type Part, sayOne, type Talk } from './turn.ts';

/** Wants a name, a tip, an idea: "help me with a name for the shop", "koi tip do na". */
const WANTS_ADVICE =
  /\b(?:(?:please |can (?:you|u) |you )?suggest(?! me nothing)(?= (?:a|an|some|any|me|one|something|good)\b)|recommend(?= (?:a|an|some|any|me|one|something)\b)|help me (?:with|in|choose|pick|think)|(?:any|one|some|a|koi|ek|kuch|kuchh) (?:good |easy |ach+h?a |small )?(?:tips?|tricks?|ideas?|upay|tari+ka|tarkeeb|salah|name|naam)|(?:tips?|ideas?|salah|sujha\p{L}*|(?:ach+h?a |koi )naam) (?:do|dijiye|dena|de do|batao|bata do|bataiye|socho))\b|\b(?:kuch|kuchh|koi) (?:\p{L}+ ){1,3}bata(?:o|iye|do| do| dijiye)\b|(?:कुछ|कोई) (?:[\p{L}\p{M}]+ ){1,3}बता(?:ओ|इए| दो| दीजिए)|(?:कोई|एक|कुछ) (?:अच्छा |आसान )?(?:टिप|उपाय|तरीक़ा|तरीका|तरकीब|सलाह|नाम)|(?:सलाह|टिप|नाम) (?:दो|दीजिए|बताओ|बताइए|सोचो|सुझा[\p{L}\p{M}]*)|सुझा(?:इए|ओ|व)/iu;

const LANGUAGES =
  'gujarati|gujrati|bengali|bangla|marathi|tamil|telugu|malayalam|kannada|punjabi|urdu|awadhi|assamese|asamiya|marwari|rajasthani|konkani|dakhni|deccani|hyderabadi';
/** "Teach me one Gujarati line", "apni bhasha ka ek shabd sikhao". */
const TEACHES = new RegExp(
  `\\bteach me (?:a |an |one |some |few |your )?(?:${LANGUAGES}|(?:small |new )?(?:word|line|phrase|sentence)s?\\b|language)|\\b(?:${LANGUAGES}|apni (?:bha+sha|boli|zuba+n)|aapki (?:bha+sha|boli|zuba+n)|tumhari (?:bha+sha|boli|zuba+n)|ek (?:shabd|line|word)) [^.?!]{0,24}\\bsikha(?:o|iye|iyega|do| do| dijiye|ogi|engi|na)\\b|(?:गुजराती|बंगाली|बांग्ला|मराठी|तमिल|तेलुगु|मलयालम|कन्नड़|पंजाबी|उर्दू|अवधी|असमिया|मारवाड़ी|कोंकणी|अपनी भाषा|अपनी बोली|एक शब्द) [^.?!।]{0,24}सिखा(?:ओ|इए| दो| दीजिए|ओगी|एँगी)`,
  'iu',
);

/** "Chalo ek shayari ya romantic baat sunao". */
const WANTS_VERSE =
  /\b(?:sher|shayari|shayri|kavita|poem|poetry|ghazal|nazm|verse)\b(?! (?:se|ne)\b)[^.?!]{0,30}\b(?:suna(?:o|iye|do|dijiye|na| do| dijiye| na)|kah?o|kahiye|bolo|boliye|likh(?:o|iye)|farma\p{L}*|recite)\b|(?<!\bi )\b(?:recite|tell me|say|write(?: me)?)\b[^.?!]{0,30}\b(?:sher|shayari|poem|poetry|verse|ghazal|couplet)\b|\bsuna(?:o|iye|iega)\b[^.?!]{0,12},? koi (?:\p{L}+ )?(?:kavita|sher|shayari|nazm)\b|(?:शेर|शायरी|कविता|ग़ज़ल|नज़्म) [^.?!।]{0,24}(?:सुना|कहिए|कहो|बोलो|फ़रमा)|सुना(?:इए|ओ)[,।]? कोई (?:[\p{L}\p{M}]+ )?(?:कविता|शेर|शायरी|नज़्म)/iu;
/** "Tell me a clean joke for my drivers", "asking for a joke!" */
const WANTS_JOKE =
  /(?:^|[,.!?] *|\b(?:please|pls|plz|(?:can|could|will|would) (?:you|u)|chalo|acha|accha|ok|okay|then|now|so|and) )(?:tell|give|crack|share)(?: me| us)?(?: (?:a|an|one|another|some|any|your))?(?: \p{L}+){0,2} jokes?\b|(?<!\bnot )\basking for a joke\b/iu;
/** "Chalo ek paheli poochho": told to ask or to tell one. */
const WANTS_RIDDLE =
  /\b(?:pahel[iy]\p{L}*|riddles?) (?:\p{L}+ ){0,3}(?:p(?:u|oo)c?hh?(?:o|iye|ie|na)|suna(?:o|iye)|batao|dijiye)\b|\bpahel[iy]\p{L}* (?:de )?(?:do|dena)(?= *(?:na\b|please|yaar|ji\b|[.!?]|$))|(?:^|[,.!?] *|\b(?:please|pls|(?:can|could) (?:you|u)|chalo|ok|then|now|so|and) )(?:ask|tell|give)(?: me| us)?(?: (?:a|an|one|another|some|your))?(?: \p{L}+)? riddles?\b|पहेली (?:[\p{L}\p{M}]+ ){0,3}(?:पूछ(?:ो|िए|ना)|सुना(?:ओ|इए)|बताओ|दीजिए)(?![\p{L}\p{M}])|पहेली (?:दे )?दो(?= *(?:ना|[।.!?]|$))/iu;
/** "Koi do line likh do nadi pe": verse, whatever it is called. */
const WANTS_LINES =
  /\b(?:do|2|two|char|chaar|four|kuch|some|a few) (?:line|lines|pankti\p{L}*) (?:\p{L}+ ){0,3}likh(?:o|iye| do| dijiye| dogi)\b|\bwrite (?:me )?(?:two|a few|some|four) lines (?:on|about)\b|(?:दो|चार|कुछ) (?:लाइन|लाइनें|पंक्तियाँ|पंक्ति) (?:[\p{L}\p{M}]+ ){0,3}लिख(?:ो|िए| दो| दीजिए)(?![\p{L}\p{M}])/iu;
/** No verse is written to the boss. */
const OF_A_LETTER =
  /\b(?:e?mails?|mail|letter|chitt?h?i|application|applic\p{L}*|message|msg|boss|office|resume|cv|bole|bola|boli|kaha)\b|मेल|चिट्ठी|अर्ज़ी|बॉस|बोले|बोला|कहा/iu;
/** A riddle that nobody knows is wanted all the same; one that is refused is not. */
const REFUSED = /\b(?:don['’]?t|do not|stop|mat|no more)\b|मत(?![\p{L}\p{M}])/iu;
/** Refused, or of others: "they crack jokes about me". */
const NOT_WANTED =
  /\b(?:don['’]?t|do not|not|stop|never|no more|mat|nahi+n?|they|friends?|people|everyone)\b|नहीं|मत(?![\p{L}\p{M}])/iu;
/** It is his, or somebody else's. */
const OF_ANOTHER =
  /\b(?:main|maine|mai|i (?:will|can|wrote|read)|usne|unhone|us(?:ko|se)|meri|mera|my|sunaun|sunau|sunata|sunati)\b|मैं(?:ने)?|मेरी|सुनाऊँ|उसने/iu;

/** "Tumhe mere baare me kya yaad hai?" */
const WANTS_KEPT =
  /\bmere ba+re (?:me|mein|m) (?:\p{L}+ )?(?:kya(?: kya)?|kitna) (?:yaad|yad|pata|jaant[ie])|\bwhat (?:all )?do (?:you|u) (?:remember|know) (?:about|of) me\b|मेरे बारे में (?:क्या(?: क्या)?|कितना) (?:याद|पता|जानत)/iu;

/** Gives what is requested in so many words, however kindly it is put; undefined where nothing was written for it. */
export function requested(talk: Talk): Part | undefined {
  const { clauses } = talk.heard;
  const advised = firstOf(
    clauses.filter(({ text }) => WANTS_ADVICE.test(text)),
    (clause) => counsel(talk, clause),
  );
  if (advised) return advised;
  const asksOfHim = clauses.find(({ text }) => WANTS_KEPT.test(text));
  const kept = asksOfHim && answerAct(talk, asksOfHim, 'ask-memory');
  if (kept) return kept;
  const joke = clauses.find(({ text }) => WANTS_JOKE.test(text) && !NOT_WANTED.test(text));
  const isCalm = !isSoft(talk.mood);
  const laughed = joke && isCalm ? answerAct(talk, joke, 'want-joke') : undefined;
  if (laughed) return laughed;
  // No game begins where somebody was lost.
  const mayPlay = isCalm && talk.state.grief === 0;
  const asksRiddle = mayPlay
    ? clauses.find(
        ({ text }) => WANTS_RIDDLE.test(text) && !OF_ANOTHER.test(text) && !REFUSED.test(text),
      )
    : undefined;
  const riddle = asksRiddle && answerAct(talk, asksRiddle, 'want-riddle');
  if (riddle) return riddle;
  const wantsLines = (text: string) => mayPlay && WANTS_LINES.test(text) && !OF_A_LETTER.test(text);
  const verse = clauses.find(
    ({ text }) => (WANTS_VERSE.test(text) && !OF_ANOTHER.test(text)) || wantsLines(text),
  );
  const recited = verse && isCalm ? answerAct(talk, verse, 'want-poem') : undefined;
  if (recited) return recited;
  const told = clauses.some(({ text }) => TEACHES.test(text) && !OF_ANOTHER.test(text))
    ? sayOne(talk, talk.voice.facts.languages, true)
    : undefined;
  return told ? { text: told, why: 'fact languages', topic: 'languages' } : undefined;
}
