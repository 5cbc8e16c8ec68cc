import { counsel } from './advising.ts';
import { answerAct } from './answer-act.ts';
import { makeFor } from './making.ts';
import { firstOf, type Part, sayOne, type Talk } from './turn.ts';
import { OF_ANOTHER, wantsStory } from './wants.ts';

/** Wants a name, a tip, an idea: "help me with a name for the shop", "koi tip do na". */
const WANTS_ADVICE =
  /\b(?:which|what) (?:\p{L}+ ){0,3}(?:films?|movies?|books?|novels?|songs?|series) (?:should|shall|can) (?:i|we)\b|\b(?:kauns[aei]|kons[aei]) (?:film|movie|kitaa?b|book|gaana|gana|series) (?:dekh|padh|sun)\p{L}*|\b(?:(?:please |can (?:you|u) |you )?suggest(?! me nothing)(?= (?:a|an|some|any|me|one|something|good)\b)|recommend(?= (?:a|an|some|any|me|one|something)\b)|help me (?:with|in|choose|pick|think)|(?:any|one|some|a|koi|ek|kuch|kuchh) (?:good |easy |a(?:c+h+){1,2}a |small )?(?:tips?|tricks?|ideas?|upay|tari+ka|tarkeeb|salah|name|naam)|(?:tips?|ideas?|salah|sujha\p{L}*|(?:a(?:c+h+){1,2}a |koi )naam) (?:do|dijiye|dena|de do|batao|bata do|bataiye|socho))\b|\b(?:dish|menu|recipe|sabzi|nashta) (?:\p{L}+ )?(?:bata(?:o|iye| do| dijiye)|suggest)\b|\b(?:kuch|kuchh|koi) (?:\p{L}+ ){1,3}bata(?:o|iye|do| do| dijiye)\b|(?:कुछ|कोई) (?:[\p{L}\p{M}]+ ){1,3}बता(?:ओ|इए| दो| दीजिए)|(?:कोई|एक|कुछ) (?:अच्छा |आसान )?(?:टिप|उपाय|तरीक़ा|तरीका|तरकीब|सलाह|नाम)|(?:सलाह|टिप|नाम) (?:दो|दीजिए|बताओ|बताइए|सोचो|सुझा[\p{L}\p{M}]*)|सुझा(?:इए|ओ|व)/iu;

const LANGUAGES =
  'gujarati|gujrati|bengali|bangla|marathi|tamil|telugu|malayalam|kannada|punjabi|urdu|awadhi|assamese|asamiya|marwari|rajasthani|konkani|dakhni|deccani|hyderabadi';
/** "Teach me one Gujarati line", "apni bhasha ka ek shabd sikhao". */
const TEACHES = new RegExp(
  `\\bteach me (?:a |an |one |some |few |your )?(?:${LANGUAGES}|(?:small |new )?(?:word|line|phrase|sentence)s?\\b|language)|\\b(?:${LANGUAGES}|apni (?:bha+sha|boli|zuba+n)|aapki (?:bha+sha|boli|zuba+n)|tumhari (?:bha+sha|boli|zuba+n)|ek (?:shabd|line|word)) [^.?!]{0,24}\\bsikha(?:o|iye|iyega|do| do| dijiye|ogi|engi|na)\\b|(?:गुजराती|बंगाली|बांग्ला|मराठी|तमिल|तेलुगु|मलयालम|कन्नड़|पंजाबी|उर्दू|अवधी|असमिया|मारवाड़ी|कोंकणी|अपनी भाषा|अपनी बोली|एक शब्द) [^.?!।]{0,24}सिखा(?:ओ|इए| दो| दीजिए|ओगी|एँगी)`,
  'iu',
);

/** "Tumhe mere baare me kya yaad hai?" */
const WANTS_KEPT =
  /\bmere ba+re (?:me|mein|m) (?:\p{L}+ )?(?:kya(?: kya)?|kitna) (?:yaad|yad|pata|jaant[ie])|\bwhat (?:all )?do (?:you|u) (?:remember|know) (?:about|of) me\b|मेरे बारे में (?:क्या(?: क्या)?|कितना) (?:याद|पता|जानत)/iu;

/** So near to something of hers, a story is that one. */
const ITS_OWN = 0.6;

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
  const made = makeFor(talk);
  if (made) return made;
  const story = clauses.find(({ text }) => wantsStory(text));
  // "A story of your first trek" may be told as that.
  const isItsOwn = story && (talk.find.own(story.text)?.score ?? 0) >= ITS_OWN;
  const aStory = story && !isItsOwn ? answerAct(talk, story, 'want-story') : undefined;
  if (aStory) return aStory;
  const told = clauses.some(({ text }) => TEACHES.test(text) && !OF_ANOTHER.test(text))
    ? sayOne(talk, talk.voice.facts.languages, true)
    : undefined;
  return told ? { text: told, why: 'fact languages', topic: 'languages' } : undefined;
}
