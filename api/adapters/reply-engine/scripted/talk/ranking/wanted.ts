/** What a question wants to be told, as far as its form says so. */
export type Wanted = (typeof WANTED)[number];

/** All that is told apart of that. */
export const WANTED = ['hour', 'price', 'age', 'count', 'place', 'somebody'] as const;

/** Numbers in words, as English answers have them; "one" is hardly ever a count. */
const NUMBER =
  '(?:\\d[\\d,.:]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a |one )?(?:dozen|hundred|thousand))';
/** What is counted beside a number makes no hour and no age of it. */
const COUNTED =
  '(?! ?(?:minutes?|hours?|days?|years?|weeks?|months?|rupees?|rs|people|times|steps|feet|metres?|km|kilo\\w*|lines?|words|books?|cups?|plants?|students?|pupils|floors?|stairs))';

/** What asks for it, and what an English answer has to hold to tell it; the first that asks. */
const FORMS: [Wanted, asks: RegExp, tells: RegExp][] = [
  [
    'hour',
    /\b(?:what time|when do (?:you|u)|kitne baje|kis (?:time|waqt|samay)|kab (?:uth|so|khol|band|nikal|pahunch|aa|ja)\p{L}*|how (?:early|late))\b|कितने बजे|किस (?:समय|वक़्त|टाइम)|कब (?:उठ|सो|खोल|निकल)/iu,
    new RegExp(
      `\\b(?:a\\.m|p\\.m|am|pm|o'clock|midnight|noon|dawn|dusk|sunrise|half past|quarter (?:to|past))\\b|\\b(?:at|by|till|until|from|before|after|around|past|since) (?:about |nearly |half past )?${NUMBER}\\b${COUNTED}`,
      'iu',
    ),
  ],
  [
    'price',
    /\bhow much (?:is|does|do|for|did|you (?:charge|take|earn))\b|\bprice\b|\bkitne (?:k[aei]|me|mein|rupaye|paise|lagte|liye|milte)\b|\b(?:daam|kimat|keemat|kharcha|fees?|salary)\b|कितने (?:का|की|के|में|रुपय|पैसे)|दाम|क़ीमत|कीमत|फ़ीस|फीस/iu,
    /₹|\b(?:rs|rupees?|free|lakhs?|thousand)\b/iu,
  ],
  [
    'age',
    /\bhow old\b|\bwhat age\b|\b(?:umar|umr|age)\b|\bkitne saal k[aei]\b|उम्र|कितने साल क/iu,
    new RegExp(
      `\\b${NUMBER}[- ](?:years? old|year-old|now|today)|\\b(?:i am|he is|she is|they are|turned|turns|aged?|past|nearly|almost) ${NUMBER}\\b${COUNTED}|^${NUMBER}[.,]`,
      'iu',
    ),
  ],
  [
    'count',
    /\bhow (?:many|long|often|far|big)\b|\bkitn[aei]\b|कितन[ाीे]/iu,
    new RegExp(
      `\\b(?:${NUMBER}|none|nobody|once|twice|never|every (?:day|night|morning|evening|week|month|year|sunday))\\b`,
      'iu',
    ),
  ],
  [
    'place',
    /\bwhere\b|\b(?:kahan|kidhar)\b|\bkaha (?:se|pe|par|hai|h|ho|rehti|gayi|jaati)\b|\b(?:which|kaun ?s[aei]|kis) (?:city|place|town|village|area|sheher|shahar|jagah|gaon|gaanv)\b|कहाँ|कहां|किधर/iu,
    /\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Bb]ehind|[Oo]utside|[Oo]pposite|[Tt]o|[Oo]ff|[Oo]n) (?:(?:the|a|my|our|old|north|south|upper) )?(?:\p{Lu}\p{L}+|home|roof|terrace|balcony|kitchen|room|lane|street|village|hostel|shop|house|market|station|college|school|corner|floor|shelf|wall|ground|river|hill|bed|desk)\b/u,
  ],
  [
    'somebody',
    /\b(?:who|whom|whose)\b|\b(?:kaun|kon|koun)\b(?! ?s[aei]\b)|\bkis(?:ne|se|ko|ke|ka|ki)\b|कौन(?! ?स[ाीे])|किस(?:ने|से|को|के|का|की)/iu,
    /\b(?:father|mother|sister|brother|grand\p{L}+|aunt\p{L}*|uncle|friend|teacher|neighbour|nobody|myself|he|she|papa|mummy|amma|ammi|appa|abba|nani|dadi|aai|baba|maa|cousin|boss)\b/iu,
  ],
];

/** What a question wants to be told; undefined where its form does not say. */
export const wantedIn = (question: string): Wanted | undefined =>
  FORMS.find(([, asks]) => asks.test(question))?.[0];

/** Whether some answers in English hold what a question wants to be told. */
export const tellsWanted = (wanted: Wanted, answers: readonly string[]): boolean =>
  FORMS.some(([one, , tells]) => one === wanted && answers.some((answer) => tells.test(answer)));
