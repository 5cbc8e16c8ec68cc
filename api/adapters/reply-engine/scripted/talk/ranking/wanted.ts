/** What a question wants to be told, as far as its form says so. */
export type Wanted = 'hour' | 'price' | 'age' | 'count' | 'place' | 'somebody';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|none|nobody|once|twice|both|ek|do|te+n|cha+r|pa+nch|chh?[ae]h?|sa+t|aa?th|nau|das|gya+rah|ba+rah|terah|chaudah|pandrah|solah|satrah|attha+rah|unnis|bees|ik+ees|ba+is|te+is|chaubees|pachc?h?ees|chhabbees|satta+is|attha+is|unt?ees|tees|ikat+ees|chalis|pacha+s|sa+th|sattar|assi|nabbe|sau|hazaar|la+kh|koi nahi|dono|de+dh|dhai|a+dha|sa+dhe|half|dozen)\b|(?<![\p{L}\p{M}])(?:एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|इक्कीस|बाईस|तेईस|चौबीस|पच्चीस|छब्बीस|सत्ताईस|अट्ठाईस|उनतीस|तीस|इकतीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हज़ार|लाख|दोनों|डेढ़|ढाई|आधा|आधी|साढ़े)(?![\p{L}\p{M}])/iu;
const HOUR =
  /\b(?:a\.?m|p\.?m|o'?clock|baje|bajte|morning|evening|night|noon|midnight|dawn|sunrise|subah|shaam|raat|dopahar|savere|sunset|alarm)\b|बजे|सुबह|शाम|रात|दोपहर|सवेरे/iu;
const PRICE =
  /₹|\b(?:rs|rupees?|rupay[ae]|rupaiy[ae]|free|muft|lakh|hazaar|thousand)\b|रुपय|रुपए|मुफ़्त|हज़ार|लाख/iu;

/** What asks for it, and what an answer has to hold to tell it; the first that asks. */
const WANTED: [Wanted, asks: RegExp, tells: RegExp][] = [
  [
    'hour',
    /\b(?:what time|when do (?:you|u)|kitne baje|kis (?:time|waqt|samay)|kab (?:uth|so|khol|band|nikal|pahunch|aa|ja)\p{L}*|how (?:early|late))\b|कितने बजे|किस (?:समय|वक़्त|टाइम)|कब (?:उठ|सो|खोल|निकल)/iu,
    HOUR,
  ],
  [
    'price',
    /\bhow much (?:is|does|do|for|did|you (?:charge|take|earn))\b|\bprice\b|\bkitne (?:k[aei]|me|mein|rupaye|paise|lagte|liye|milte)\b|\b(?:daam|kimat|keemat|kharcha|fees?|salary)\b|कितने (?:का|की|के|में|रुपय|पैसे)|दाम|क़ीमत|कीमत|फ़ीस|फीस/iu,
    PRICE,
  ],
  [
    'age',
    /\bhow old\b|\bwhat age\b|\b(?:umar|umr|age)\b|\bkitne saal k[aei]\b|उम्र|कितने साल क/iu,
    NUMBER,
  ],
  ['count', /\bhow (?:many|long|often|far|big)\b|\bkitn[aei]\b|कितन[ाीे]/iu, NUMBER],
  [
    'place',
    /\bwhere\b|\b(?:kahan|kidhar)\b|\bkaha (?:se|pe|par|hai|h|ho|rehti|gayi|jaati)\b|\b(?:which|kaun ?s[aei]|kis) (?:city|place|town|village|area|sheher|shahar|jagah|gaon|gaanv)\b|कहाँ|कहां|किधर/iu,
    /\b(?:in|at|near|behind|under|beside|above|below|from|on|next to|outside|inside|mein|me|se|par|pe|paas|pa+s|peeche|neeche|upar|saamne|bagal|andar|bahar)\b|(?<![\p{L}\p{M}])(?:में|से|पर|पास|पीछे|नीचे|ऊपर|सामने|बगल|अंदर|बाहर)(?![\p{L}\p{M}])/iu,
  ],
  [
    'somebody',
    /\b(?:who|whom|whose)\b|\b(?:kaun|kon|koun)\b(?! ?s[aei]\b)|\bkis(?:ne|se|ko|ke|ka|ki)\b|कौन(?! ?स[ाीे])|किस(?:ने|से|को|के|का|की)/iu,
    /\b(?:father|mother|sister|brother|grand\p{L}+|aunt\p{L}*|uncle|friend|teacher|neighbour|nobody|myself|he|she|papa|mummy|amma|appa|nani|dadi|behen|bhai|dost|padosi|koi nahi|khud|usne|unhone)\b|पापा|मम्मी|अम्मा|अप्पा|नानी|दादी|बहन|भाई|दोस्त|पड़ोस|कोई नहीं|ख़ुद|उन्होंने|उसने/iu,
  ],
];

/** What a question wants to be told; undefined where its form does not say. */
export const wantedIn = (question: string): Wanted | undefined =>
  WANTED.find(([, asks]) => asks.test(question))?.[0];

/** What an answer holds of all that questions want. */
export const toldIn = (answer: string): ReadonlySet<Wanted> =>
  new Set(WANTED.filter(([, , tells]) => tells.test(answer)).map(([wanted]) => wanted));
