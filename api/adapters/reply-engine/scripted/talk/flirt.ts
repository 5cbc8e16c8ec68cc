import { TO_HER } from './question-form.ts';
import { tellingOf } from './telling.ts';
import { actOf, firstOf, type Part, sayAct, sayFresh, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** Acts of one family: to mistake one for another matters little. */
const FLIRTING = [
  'flirt',
  'imagine-us',
  'kiss-hug',
  'want-flirt',
  'compliment-looks',
  'compliment-talk',
  'miss-you',
  'want-compliment',
];
const SURE_OF_FAMILY = 0.45;
/** A question that flirts less than this wants an answer. */
export const LEAST_FLIRTING = 0.2;

const WINKS = /[😏😉😜😘😚😍🥰🔥👀🙈💋❤💕]/u;
const IMAGINES =
  /\b(?:if (?:i|you|we)|would you|let'?s|come (?:with|to|closer|here)|take me|imagine|suppose|agar|kaash|chalo|saath|hota toh?|hoti toh?|hote toh?)\b|अगर|काश|चलो|साथ/iu;
/** Asked so, a plain answer is wanted. */
const PLAIN =
  /\b(?:what|which|who|where|when|how|why|kaun\w*|kons[aei]|kya (?:hai|naam|kaam|kar\w*)|kab|kahan|kaha|kaise|kitna|kitne|kyun|kyu)\b|कौन|कब|कहाँ|कैसे|कितन|क्यों/iu;

/** Whether this chat is one for flirting, and he has not asked to leave it. */
export const mayFlirt = ({ type, state, mood }: Talk): boolean =>
  type !== 'friendly' &&
  mood === undefined &&
  !state.bounds.includes('flirt') &&
  state.heavy === 0 &&
  state.grief === 0;

/** By its name, what is written of her own flirts: `own/x-flirt-say-romantic`. */
const WRITTEN_TO_FLIRT = /^(?:own|follow-up)\/\S*(?:flirt|kiss|blush)/;

const quiet = (ranked: Talk['ranked']) => () =>
  ranked().filter(({ written }) => !WRITTEN_TO_FLIRT.test(written.id));

/** The same talk, in which nothing that flirts is found where there is to be none. */
export function withoutFlirts(talk: Talk): Talk {
  if (mayFlirt(talk)) return talk;
  const { find, ranked, weighing } = talk;
  return {
    ...talk,
    find: {
      ...find,
      own(text) {
        const found = find.own(text);
        return found && WRITTEN_TO_FLIRT.test(found.id) ? undefined : found;
      },
    },
    ranked: quiet(ranked),
    weighing(heard) {
      const weighed = weighing(heard);
      return { ...weighed, ranked: quiet(weighed.ranked) };
    },
  };
}

/** How sure it is that a sentence flirts, whichever way. */
export const flirtingIn = (clause: Clause): number => actOf(clause, ...FLIRTING);

/** Plays along with a sentence that flirts more than it says anything else; undefined where it does not. */
export function playAlong(talk: Talk, clause: Clause, isCertain = false): Part | undefined {
  const winks = WINKS.test(talk.heard.text);
  // Whoever winks is no longer in the heavy mood of before.
  if (winks && talk.state.grief === 0) talk.state.heavy = 0;
  if (!mayFlirt(talk)) return undefined;
  const asksPlainly = talk.heard.clauses.some(
    (one) =>
      one.isQuestion &&
      flirtingIn(one) < SURE_OF_FAMILY &&
      (PLAIN.test(one.text) || actOf(one, 'asks-her') > 0.5),
  );
  if (asksPlainly && !isCertain) return undefined;
  const p = flirtingIn(clause) + (winks ? 0.2 : 0);
  if (!isCertain && p < SURE_OF_FAMILY) return undefined;
  const best = clause.acts.find(({ label, p }) => FLIRTING.includes(label) && p > 0.25)?.label;
  const act = best ?? (IMAGINES.test(clause.text) ? 'imagine-us' : 'flirt');
  const text = sayAct(talk, act) ?? sayAct(talk, 'flirt');
  return text ? { text, why: `plays along: ${act}` } : undefined;
}

/** "My boss said so", "does she like it?": somebody else does or says it. */
const OF_OTHERS =
  /\b(?:he|she|they|him|wo|woh|usne|unhone|boss|manager|landlord|sir|teacher|uncle|chacha|aadmi|man|husband|wife|pati|patni|biwi|mummy|maa|mom|papa|dad|ex|sister|brother|behen|didi|bhai|office|team|said|asked|told|bol[aie]|keh\p{L}*|kaha)\b|(?<![\p{L}\p{M}])(?:वो|वह|उसने|उन्होंने|बॉस|मम्मी|पापा|माँ|पति|पत्नी|भाई|बहन|बोल[ाीे]|कहा)(?![\p{L}\p{M}])/iu;

/** What others do or say is neither said to her nor an invitation. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

/** What others say is told, whoever is meant by "you" in it. */
const REPORTS =
  /\b(?:said|says|asked|asks|told|tells|bol(?:a|i|e|ti|ta|te)|keh\p{L}*|kaha|puch\p{L}*|poochh?\p{L}*)\b|(?<![\p{L}\p{M}])(?:बोल(?:ा|ी|े|ता|ती|ते)|कह(?:ा|ता|ती|ते)|पूछ[\p{L}\p{M}]*)/iu;

/** "If you were my boss", "can I call you didi?": others are only spoken of, and it is put to her. */
export const isPutToHer = (text: string): boolean =>
  !isOfOthers(text) || (TO_HER.test(text) && !REPORTS.test(text));

/** "Hum doston ke saath", "take her along": no invitation either. */
const WITH_OTHERS =
  /\b(?:her|them|usk[aei]|usko|use|usse|unk[aei]|unko|gf|bf|girlfriend|boyfriend|beti|beta|son|daughter|friends?|dost\p{L}*)\b|(?<![\p{L}\p{M}])(?:उस(?:का|की|के|को|से)|उन(?:का|की|के|को)|बेटी|बेटा|दोस्त)/iu;
/** Whatever place it happened in, a fall is no invitation. */
const HURT =
  /\b(?:accident|gir ga\p{L}*|gire|fell|hurt|chot|toot\p{L}*|broke\p{L}*|hospital|fight|jhagd\p{L}*|ro(?:ya|yi|na)|cried)\b|एक्सीडेंट|गिर ग|चोट|टूट|अस्पताल|झगड़/iu;

/** Plays the scene of the two of them that he invites her into; undefined where he does not, or this is no chat for it. */
export function playScene(talk: Talk): Part | undefined {
  if (!mayFlirt(talk)) return undefined;
  const { clauses, whole } = talk.heard;
  if (tellingOf(whole).telling === 'bad' || clauses.some(({ isGrave }) => isGrave))
    return undefined;
  const invites = clauses.filter(
    (one) =>
      !isOfOthers(one.text) &&
      !WITH_OTHERS.test(one.text) &&
      !HURT.test(one.text) &&
      tellingOf(one).telling !== 'bad',
  );
  return firstOf(talk.find.scenes(invites.map(({ text }) => text)), ({ id }) => {
    const lines = talk.voice.lines[id];
    const text = sayFresh(talk, lines);
    return text ? { text, why: `plays along: ${id}` } : undefined;
  });
}

/** "Will you come for a ghee roast with me?", "can I stand there too", "if you were near me", "momo khilaogi?" */
const INVITES = new RegExp(
  [
    String.raw`\b(?:will|would|can|could|shall|won['’]?t) (?:you|u|we) (?:\p{L}+ ){0,3}(?:come|join|sit|walk|dance|ride|lean|have|eat|drink|share|stay)\b[^.?!]{0,40}\b(?:with (?:me|us)|together|(?:beside|behind|near) me|next to me|as my date|for (?:a |an |the |some )?(?:\p{L}+ )?(?:chai|tea|coffee|walk|ride|drive|movie|dinner|lunch|dosa|roast))\b`,
    String.raw`\b(?:can|could|may) (?:i|we) (?:\p{L}+ ){0,3}(?:come|join|sit|stand|walk|dance|ride|lean)\b[^.?!]{0,30}\b(?:with (?:you|u)|beside (?:you|u)|next to (?:you|u)|under (?:your|ur)|there|too)\b`,
    String.raw`\bhow (?:do|can|shall|should) i (?:\p{L}+ ){0,4}(?:for|on) (?:a |an |some )?(?:coffee|tea|chai|dinner|walk|ride|date|drive)\b`,
    String.raw`\b(?:are you |r u |you )?(?:coming|riding|sitting) (?:along )?(?:with me|beside me)(?= *[?!]|$)|\bwould you come(?= *[?!]|$)`,
    String.raw`\bcome (?:along )?with me\b|\bjoin me\b|\b(?:as|be) my date\b|\bimaginary date\b|(?:^|[,.!?] *|\b(?:please|pls|so|ok|will you|can you|would you) )keep me company\b`,
    String.raw`\bif (?:you|u) (?:ever |will )?come (?:to|here)\b[^.?!]{0,30}\bi(?:['’]ll| will| would)\b|\bcome to \p{L}+,? (?:and )?i(?:['’]ll| will| would)\b`,
    String.raw`\bif (?:i|we|you|u) (?:was|were|am|are|came|come) (?:there|here|with (?:me|you|u)|near(?: me| you| u)?|beside (?:me|you|u)|next to (?:me|you|u)|at (?:your|ur) (?:door|place|window))\b|\bif an? (?:\p{L}+ ){1,5}came (?:with|to|by)\b|\bwould (?:you|u) open(?: (?:it|the door|for me))?[?!. ]*$`,
    String.raw`\bp[ie]+chh?e (?:\p{L}+ )?baith(?:ogi|engi)\b|पीछे (?:[\p{L}\p{M}]+ )?बैठ(?:ोगी|ेंगी)`,
    String.raw`\b(?:mere|mer[ei]) sa+th (?:\p{L}+ ){0,3}(?:chalogi|chalengi|aaogi|aayengi|baithogi|ghumogi|nachogi|piyogi|khaogi|jaogi)\b`,
    String.raw`\b(?:mujhe|humko|hume|mujhko) (?:\p{L}+ ){0,3}(?:le (?:chalogi|chalengi|jaogi|jayengi)|bulaogi|bulayengi|khilaogi|khilayengi|pilaogi|pilayengi)\b|\ble (?:chalogi|jaogi) (?:mujhe|humko)\b`,
    String.raw`\b(?:momos?|cake|chai|khana|poha|dosa|biryani|kheer|coffee|gol ?gapp\p{L}+) (?:\p{L}+ ){0,2}(?:khilaogi|khilayengi|pilaogi|pilayengi)\b|\bhaa?th (?:se|ki|ka|ke) (?:\p{L}+ ){0,2}(?:khila|pila)(?:ogi|engi|yengi|o|do|dogi)\b|\b(?:paas|sa+th|yaha+n?) hot[ie]n? (?:to+h?|na+)\b|\bkaa?sh (?:tum|aap)\b`,
    String.raw`मेरे साथ (?:[\p{L}\p{M}]+ ){0,3}(?:चलोगी|चलेंगी|आओगी|आएँगी|आएंगी|बैठोगी|घूमोगी|नाचोगी|पियोगी|खाओगी|जाओगी)`,
    String.raw`(?:मुझे|हमें) (?:[\p{L}\p{M}]+ ){0,3}(?:ले (?:चलोगी|चलेंगी|जाओगी|जाएँगी)|बुलाओगी|बुलाएँगी|खिलाओगी|खिलाएँगी|पिलाओगी|पिलाएँगी|दिखाओगी|दिखाएँगी)`,
    String.raw`(?:पास|साथ|यहाँ) होतीं?(?: तो| ना|[।?! ]|$)|(?<![\p{L}\p{M}])काश (?:तुम|आप)`,
  ].join('|'),
  'iu',
);
/** "Nobody keeps me company", "I don't want you to join me": none. */
const REFUSES =
  /\b(?:nobody|no ?one|never|not|don['’]?t|didn['’]?t|won['’]?t|cancel\p{L}*|koi nahi+n?|mat|nahi+n?)\b|कोई नहीं|नहीं|(?<![\p{L}\p{M}])मत(?![\p{L}\p{M}])/iu;
/** Elders are wished for when they are gone. */
const KIN =
  /\b(?:bachch?e|bacche|beti|dada|dadi|nana|nani|maa|amma|papa|baba|bhaiya|didi|uncle|aunty)(?:ji)?\b|(?<![\p{L}\p{M}])(?:दादा|दादी|नाना|नानी|माँ|पापा|भैया|दीदी)/iu;

/** Whether a sentence asks her along, or what she would do with him there, and nobody else. */
export const invitesAlong = (text: string): boolean =>
  // "Would... you... have... coffee... with me": said slowly.
  INVITES.test(text.replace(/(?:\.{2,}|…)\s*/g, ' ')) &&
  ![REFUSES, KIN, WITH_OTHERS, HURT].some((pattern) => pattern.test(text)) &&
  !isOfOthers(text);

/** For a question that has no answer: where the chat is one for it and no plain answer is wanted, she plays along. */
export const playInstead = (talk: Talk, clause: Clause): Part | undefined =>
  flirtingIn(clause) >= LEAST_FLIRTING ||
  WINKS.test(talk.heard.text) ||
  (asksOfTheTwo(clause.text) && !isOfOthers(clause.text) && !WITH_OTHERS.test(clause.text))
    ? playAlong(talk, clause, true)
    : undefined;

/** Said to her of the two of them, in so many words. */
const AT_HER =
  /;-?\)|\b(?:flirt\p{L}*|you and (?:me|i)|me and you|us two|hum dono|tumse milne|aapse milne|milne ka mann?|(?:mere|humare) ba+re me(?:in)?|i (?:am |think i am |think i )?(?:liking|like|love) (?:you|u)|fall(?:ing)? for (?:you|u)|fida|muska+n|(?:your|ur) (?:smile|eyes)|close the gap|pa+s aa\p{L}*|ishq kar\p{L}*)\b|हम दोनों|आपसे मिलने|तुमसे मिलने|मिलने का मन|मेरे बारे में|मुस्कान|फ़िदा|फिदा|पास आ|इश्क़ कर|इश्क कर|आप होतीं|तुम होतीं/iu;
/** What is less likely right than this is worse than playing along. */
const WEAK = 0.4;
const LIKELY = /likely (0\.\d+)/;
const FLIRTS = 0.3;

/** Plays along where he flirts, and what was found for his words is hardly likely to be right; undefined where not. */
export function flirtInstead(talk: Talk, { why }: Part): Part | undefined {
  const p = Number(LIKELY.exec(why)?.[1] ?? 1);
  if (p >= WEAK || !mayFlirt(talk)) return undefined;
  const { clauses, text } = talk.heard;
  const winks = WINKS.test(text);
  const isOfTheTwo = (one: Clause) =>
    AT_HER.test(one.text) || (winks && asksOfTheTwo(one.text) && !PLAIN.test(one.text));
  const asksOfHer = clauses.some(
    (one) =>
      one.isQuestion && !isOfTheTwo(one) && (PLAIN.test(one.text) || actOf(one, 'asks-her') > 0.5),
  );
  if (asksOfHer) return undefined;
  const flirts = clauses.findLast(
    (one) => !isOfOthers(one.text) && (isOfTheTwo(one) || flirtingIn(one) >= FLIRTS),
  );
  return flirts && playAlong(talk, flirts, true);
}

/** "Kabhi mere saath ginogi?", "what do I get from you?": what the two might do. */
export const asksOfTheTwo = (text: string): boolean => OF_THE_TWO.test(text);
const OF_THE_TWO =
  /\b(?!bata|bol|sikha|hogi\b|hongi\b|yogi\b|rogi\b)\p{L}+(?:ogi|engi)\b|\b(?:will|would) (?:you|u)\b|\bdo i get\b|(?<![\p{L}\p{M}])(?!बता|बोल|सिखा|होगी|होंगी|योगी|रोगी)[\p{L}\p{M}]+(?:ओगी|ोगी|ेंगी|एँगी|एंगी)(?![\p{L}\p{M}])/iu;
