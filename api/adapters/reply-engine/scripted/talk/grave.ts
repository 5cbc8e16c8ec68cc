import type { Clause, Understood } from './understand.ts';

/** Somebody or some animal that a visitor has, or had. */
const OWN =
  /\b(?:wife|husband|mother|father|mom|mum|mummy|dad|papa|maa|ammi|abbu|amma|appa|son|daughter|brother|sister|grand(?:mother|father|ma|pa)|nana|nani|dada|dadi|uncle|aunt|chacha|chachi|mama|bua|friend|dost|biwi|patni|pati|beta|beti|bhai|behen|didi|child|baby|dog|cat|kutta|billi|he|she|they)\b|माँ|मां|पापा|पिता|पत्नी|पति|बीवी|बेटा|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|दोस्त|चाचा|अम्मी|अब्बू/iu;

const DEATH =
  /\b(?:died|passed away|passed on|expired|is no more|are no more|lost my (?:wife|husband|mother|father|mom|dad|son|daughter|brother|sister|friend)|funeral|barsi|terhavi|tehravi|chaleeswan|chalisa ceremony|guzar ga(?:ye|yi|ya)|chal base|chal basi|nahi rahe|nahi rahi|nahin rahe|nahin rahi|mar ga(?:ye|yi|ya)|death anniversary|late (?:wife|husband|mother|father|son|daughter|brother|sister))\b|गुज़र ग|गुजर ग|चल बसे|चल बसी|नहीं रहे|नहीं रहीं|देहांत|मृत्यु|निधन|बरसी/iu;
const NO_DEATH =
  /\b(?:phone|battery|laptop|bike|engine|plant|network|laughing|hunger|boredom|barish|rain|naukri|umeed)\b/i;

const ILLNESS =
  /\b(?:hospital|icu|admit(?:ted)?|operation|surgery|angiography|chemo|cancer|heart attack|stroke|dialysis|ventilator|bimar|beemar|aspatal|hosp|very ill|is ill|is sick)\b|अस्पताल|ऑपरेशन|बीमार|भर्ती|कैंसर/iu;

const meant = (clause: Clause, topic: string): Clause => ({
  ...clause,
  acts: [{ label: 'bad', p: 0.95 }],
  topics: [{ label: topic, p: 0.97 }],
});

function graver(clause: Clause): Clause {
  const { text } = clause;
  if (clause.isQuestion && text.includes('?')) return clause;
  if (DEATH.test(text) && !NO_DEATH.test(text)) return meant(clause, 'loss');
  const others = OWN.test(text) && !/\bi (?:work|am a (?:doctor|nurse))\b/i.test(text);
  return ILLNESS.test(text) && others ? meant(clause, 'illness-family') : clause;
}

/** What was heard, a death or an illness in it before anything else that its words may look like. */
export function withGravity(heard: Understood): Understood {
  const clauses = heard.clauses.map(graver);
  const grave = clauses.find((clause, at) => clause !== heard.clauses[at]);
  return grave ? { ...heard, clauses, whole: graver(heard.whole) } : heard;
}
