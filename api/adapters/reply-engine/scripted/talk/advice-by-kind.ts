import type { Counsel } from './bank.ts';
import { speaksOfHarm } from './may-say-back.ts';
import { isCommonMatter, isNotHers } from './no-common-matter.ts';
import { adviseOnSubject } from './on-subject.ts';
import { asksOfHisMatter, TO_HER } from './question-form.ts';
import { tellingWords } from './similar.ts';
import { firstOf, hasFresh, type Part, sayFresh, sayKnown, sayTurn, type Talk } from './turn.ts';

/** What kind of advice is asked for, and what in `turns.yaml` fits any matter of that kind. */
const KINDS: [RegExp, string][] = [
  [
    /\b(?:kya|what|which|kaunsa|kaunsi|konsa) (?:\p{L}+ ){0,2}(?:gift|present|tohfa)|\b(?:gift|present|tohfa) (?:kya|idea|du|doon|dun)\b|(?:क्या|कौन सा) (?:गिफ़्ट|गिफ्ट|तोहफ़ा|तोहफा|उपहार)/iu,
    'advise-gift',
  ],
  [
    /\b(?:kaise|how (?:do|should|can|to) i?) ?(?:\p{L}+ ){0,2}(?:ma+ng(?!o)\p{L}*|vasool\p{L}*|(?:recover|get)(?: back)? (?:my |the )?(?:money|rent|share|dues|loan))\b|कैसे (?:माँग|मांग|वसूल)/iu,
    'advise-money',
  ],
  [
    /\b(?:how (?:do|should|can|to) i? ?(?:convince|persuade|stop) \p{L}+|\bhow (?:do|should|can|to) i? ?(?:make|get) (?:him|her|them|my \p{L}+) (?:to )?\p{L}+|kaise (?:\p{L}+ )?(?:mana|rok|samjha|chhud|chud|sikha)\p{L}*)\b|कैसे (?:मना|रोक|समझा|छुड़ा|सिखा)/iu,
    'advise-persuade',
  ],
  [
    /\b(?:how (?:do|should|can|to) i? ?(?:tell|face|talk|say|ask|approach)|kaise (?:\p{L}+ )?(?:bol|bata|kah|baat kar|puch|poochh?|samna)\p{L}*)\b|कैसे (?:बोल|बता|कह|बात कर|पूछ)/iu,
    'advise-tell',
  ],
  [/(?<=[\p{L}\p{M}] )(?:ya|yaa|or|या)(?= [\p{L}\p{M}])/iu, 'advise-choice'],
];

const PERSON =
  /\b(?:papa|mummy|mumma|maa|mom|mum|dad|father|mother|wife|husband|pati|patni|biwi|beti|beta|bete|son|daughter|bhai|brother|behen|behan|didi|sister|dadi|nani|dada|nana|saas|sasur|boss|manager|landlord|makan malik|malik|flatmate|roommate|roomie|dost|friend|principal|teacher|colleague|neighbour|padosi|uncle|aunty|chacha|chachi|mama|mami|bua)\b|(?<![\p{L}\p{M}])(?:पापा|पिताजी|माँ|मां|मम्मी|बेटी|बेटे|सास|सासू माँ|सासू मां|ससुर|भाई|बहन|पति|पत्नी|दोस्त|बॉस|दादी|नानी|दादा|नाना|मालिक|मकान मालिक|चाचा|बुआ)(?![\p{L}\p{M}])/giu;
const ROLE =
  /\b(?:driver|tutor|sir|madam|cousin|in-?laws?|neighbou?rs?|pa?dosi\p{L}*|guard|watchman|doctor|boyfriend|girlfriend|bf|gf|ex|man|men|guy|ladk[aei]\p{L}*|aadmi|jija|devar|jeth|stepfather|colleagues?|senior|staff)\b|पड़ोसी|ड्राइवर|सर(?![\p{L}\p{M}])|लड़क[ाेी]|आदमी|जीजा|देवर|जेठ/iu;
const OF_ANOTHER = new RegExp(
  `(?:${PERSON.source})(?:'s|’s| k[aei]| का| की| के) (?:\\p{L}+ )?(?:${PERSON.source})`,
  'iu',
);
const OBLIQUE: Record<string, string> = { beta: 'bete' };

/** Of whom his message speaks last, as she calls them to him. */
function whom({ heard, language }: Talk): string | undefined {
  const { text } = heard.whole;
  const named = text.match(PERSON)?.at(-1)?.toLowerCase();
  // "My friend's wife" is nobody of his.
  if (!named || OF_ANOTHER.test(text)) return undefined;
  return language === 'english' ? `your ${named}` : (OBLIQUE[named] ?? named);
}

const kindIn = ({ heard }: Talk): string | undefined =>
  KINDS.find(([pattern]) => pattern.test(heard.whole.text))?.[1];

/** What fits any matter of the kind that he asks advice on with somebody, whom it names; undefined where he names none. */
export function adviseWith(talk: Talk): Part | undefined {
  const kind = kindIn(talk);
  const who = whom(talk);
  const key = kind && `${kind}-whom`;
  if (!key || !who || talk.state.grief > 0 || !hasFresh(talk, talk.turns[key])) return undefined;
  const text = sayTurn(talk, key, { who });
  return text ? { text, why: `improvised ${key}` } : undefined;
}

/**
 * What fits any matter of the kind he asks advice on, else a plain step on the thing it is about, and at last what fits
 * every matter; undefined where all was said. It is nobody's own: readers took pictures of her trade for no advice.
 */
export function adviseAnything(talk: Talk): Part | undefined {
  if (talk.state.grief > 0) return undefined;
  const improvised = (key: string | undefined) => {
    const text = key && sayFresh(talk, talk.turns[key]);
    return text ? { text, why: `improvised ${key}` } : undefined;
  };
  return (
    adviseInField(talk) ??
    (isNotHers(talk.heard.text) || speaksOfHarm(talk.heard.text)
      ? undefined
      : improvised(kindIn(talk))) ??
    adviseOnThing(talk) ??
    (TELLS_APART.test(talk.heard.text)
      ? undefined
      : improvised(isHisCommonMatter(talk) ? 'advise-common' : 'advise-any'))
  );
}

/** "How do you know if it is fresh?": known or not, and nothing that was tried so far. */
const TELLS_APART =
  /\bhow (?:do|does|can|would|to) ?(?:you|one|i|we)? (?:know|tell|recogni[sz]e|check|spot) (?:if|whether|fake|real)\b|\bkaise (?:pe?hchan\p{L}*|pata (?:chal|kar|lag)\p{L}*)|कैसे (?:पहचान|पता (?:चल|कर|लग))/iu;

/** A message of no more telling words has no matter of its own. */
const MOST_BARE = 2;
/** It is his own, says what it is, and is nothing grave. */
const isHisCommonMatter = (talk: Talk): boolean =>
  isCommonMatter(talk) &&
  !TO_HER.test(talk.heard.text) &&
  tellingWords(talk.heard.whole.text).length > MOST_BARE;

/** "Koi thriller batao": a film or a book is wanted, and nothing of his to be advised on. */
const RECOMMENDS =
  /\b(?:films?|movies?|thrillers?|series|kita+b\p{L}*|books?|novels?|upanya+s|ga+n[aei]|songs?|ghazal\p{L}*|podcasts?)\b[^.?!]{0,30}\b(?:bata\p{L}*|suggest\p{L}*|recommend\p{L}*|puch\p{L}*|po+ch\p{L}*)\b|\b(?:suggest|recommend|which|what)\b[^.?!]{0,20}\b(?:films?|movies?|thrillers?|series|books?|novels?|songs?|ghazals?)\b|(?:फ़िल्म|फिल्म|किताब|उपन्यास|गाना|गाने|ग़ज़ल|सीरीज़)[^।?!]{0,30}(?:बता|सुझा|पूछ)/iu;

/** So many sentences before the question may tell its matter. */
const BESIDE = 2;

/**
 * What helps in nearly any matter of the field that he asks about; undefined where its words name none.
 * @param earlier what he had asked before, where he says that it was missed
 * @param isOfIt whether a phrase that a field is known by has a word of what he names: that field comes first
 */
export function adviseInField(
  talk: Talk,
  earlier?: string,
  isOfIt?: (phrase: string) => boolean,
): Part | undefined {
  const { heard, find, said } = talk;
  if (!isCommonMatter(talk) || RECOMMENDS.test(`${earlier ?? ''} ${heard.text}`)) return undefined;
  const { clauses } = heard;
  const at = clauses.findLastIndex(({ text }) => asksOfHisMatter(text));
  const asked = clauses[at]?.text ?? heard.whole.text;
  const isBare = tellingWords(heard.whole.text).length <= MOST_BARE;
  // "Koi tip do na": of what stands right before it, or of what he told just before.
  const near = clauses.slice(Math.max(0, at - BESIDE), at).map(({ text }) => text);
  const before = near.length > 0 ? near.join(' ') : isBare ? said.at(-1) : undefined;
  // "What shall I do with such a customer? Two thousand are stuck": the matter stands behind it.
  const whole = [asked, clauses[at + 1]?.text].filter(Boolean).join(' ');
  const texts = [whole, ...[before, earlier].flatMap((text) => (text ? `${text} ${whole}` : []))];
  // What was said of its field already is not replaced by another one's.
  const isNamed = ({ when }: Counsel) => isOfIt !== undefined && when.flat().some(isOfIt);
  const fields = texts.map((text) => find.broadCounsels([text]));
  const field = firstOf(fields, (of) => of.find(isNamed)) ?? firstOf(fields, ([first]) => first);
  return field && sayKnown(talk, field);
}

/** A plain step on the thing it is about. What is said of a neighbour takes him for harmless: of people there is none. */
export function adviseOnThing(talk: Talk): Part | undefined {
  const isOfSomebody = talk.heard.text.search(PERSON) >= 0 || ROLE.test(talk.heard.text);
  return isOfSomebody ? undefined : adviseOnSubject(talk);
}
