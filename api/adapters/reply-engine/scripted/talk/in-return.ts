/** "And you?", "aur tum?", "और आप?" at the end of a message, where it stands alone behind what he tells. */
const AND_YOU =
  /(?:[.!,;।]{1,3} ?(?:(?:and|what about|how about|aur|or|और) )?| (?:and|what about|how about|aur|और) )(?:you|yours|yourself|u|urs?|tum|tumhe|tumko|tumhar[aei]|aap|aapko|aapk[aei]|तुम|तुम्हें|तुम्हार[ाीे]|आप|आपको|आपक[ाीे])(?: (?:bata[oi]\w*|बता\S*))?(?: (?:na|ना|yaar|यार|dear))? ?[?？]{1,3} ?$/iu;

/**
 * What he says of himself, and the question of the same kind; `$1` stands for what is in the first brackets. Where the
 * answer to the question says all there is to say, the question stands alone.
 */
type Turned = [told: RegExp, asked: string, stands?: 'alone'];

const TRADE =
  'teacher|driver|plumber|electrician|tailor|doctor|nurse|engineer|accountant|lineman|farmer|painter|carpenter|mechanic|cook|clerk|guard|lawyer|barber|welder|student|developer|shopkeeper|designer|writer|photographer|pharmacist';

const ENGLISH: Turned[] = [
  [/\bmy (?:good )?name(?:['’]s| is)\b|^(?:call me|myself) /iu, 'What is your name?'],
  [/\bi(?:['’]?m| am|m| come)? (?:basically |originally )?from\b/iu, 'Where are you from?'],
  [/\bi(?:['’]?m| am)? (?:live|living|stay|staying) in\b/iu, 'Where do you live?'],
  [/\bi(?:['’]?m| am)? (?:\d\d|\d\d years old)$/iu, 'How old are you?'],
  [/\bmy (?:fav\w*) ([\w ]{3,20}?) (?:is|are)\b/iu, 'What is your favourite $1?'],
  [
    /\bi have (?:an? |one |two |three |four |no |only )?((?:elder |younger |little )?(?:brother|sister|sibling|kid|child|cat|dog|pet|parrot|garden|scooter|bike)\w*)/iu,
    'Do you have a $1?',
    'alone',
  ],
  [/\bi(?:['’]?m| am) (an? [\w ]{2,20}(?:person|lover|fan|type|eater|sleeper))$/iu, 'Are you $1?'],
  [
    new RegExp(`\\bi(?:['’]?m| am|m) an? (?:\\w+ ){0,2}(?:${TRADE})\\b`, 'iu'),
    'What work do you do?',
  ],
  [/\bi(?: am|['’]?m)? (?:work|working) (?:as|in|at|for)\b/iu, 'What work do you do?'],
  [/\bi (?:wake|get) up\b/iu, 'When do you wake up?'],
  [
    /^i (?:really |also |just )?((?:like|love|enjoy|prefer|read|watch|play|cook|drink|eat|drive|sing|dance|paint|write|travel|collect|listen)\b[^.!?]{0,60})$/iu,
    'Do you $1?',
    'alone',
  ],
];

const HINGLISH: Turned[] = [
  [/\bmer[ae] naam\b/iu, 'apna naam batao?'],
  [/\bmer[aei] (?:fav\w*|pasandida) (\w+)/iu, 'tumhara favourite $1 kya hai?'],
  [/\bmer[ei] (?:\w+ )?(?:bache|bachche|beta|beti)\b/iu, 'tumhare bachche hain?'],
  [/\buth(?:ta|ti|te) (?:hu|hun|hoon|hai|hain)$/iu, 'tum kab uthti ho?'],
  [
    new RegExp(`\\bmain? (?:\\w+ ){0,2}(?:${TRADE}) (?:hu|hun|hoon)$`, 'iu'),
    'tum kya kaam karti ho?',
  ],
  [/\bmain? \d\d (?:saal )?k[ai] (?:hu|hun|hoon)$/iu, 'tum kitne saal ki ho?'],
  [/\bkaam kart[ai] (?:hu|hun|hoon)$/iu, 'tum kya kaam karti ho?'],
];

const HINDI: Turned[] = [
  [/मेरा नाम/u, 'अपना नाम बताओ?'],
  [/मेर[ाीे] (?:पसंदीदा|फ़?ेवरेट) (\S+)/u, 'तुम्हारा पसंदीदा $1 क्या है?'],
  [/उठत[ाीे] (?:हूँ|हूं|हैं)$/u, 'तुम कब उठती हो?'],
  [/काम करत[ाी] (?:हूँ|हूं)$/u, 'तुम क्या काम करती हो?'],
];

/** What weighs on him is met, and not only asked of her. */
const WEIGHS =
  /\b(?:but|jail|dead|died|die|dying|divorc\p{L}*|cancer|alone|lonely|sad|hates?|hurts?|cry\p{L}*|depress\p{L}*|drink every|lost|left me|miss|still|akel[aei]|rot[aei]|udaas|sharab|da+ru|talaa?q|guzar\p{L}*|lekin|magar|par)\b|अकेल|रोत|उदास|शराब|तलाक|लेकिन|मगर|(?<![\p{L}\p{M}])पर(?![\p{L}\p{M}])/iu;
/** "I like your smile", "I love my job": no question to her comes of it. */
const NOT_HERS = /\b(?:my|your|ur)\b/iu;
/** "I love you so much": how much is not asked of her. */
const OF_HER = /^(like|love|miss) you\b.*$/iu;

/** "I make filter coffee at five. How do you take yours?" */
const DRINK = /\b(?:coffee|tea|chai)\b/iu;
const HERS = /\b(how do you (?:take|like|make|drink|have)) yours\b/iu;

/**
 * A message that tells something of himself and ends in "and you?", with that as the full question: "I like cricket.
 * And you?" is "Do you like cricket?" Undefined where it tells nothing that can be asked of her.
 */
export function askedInReturn(text: string): string | undefined {
  const drink = DRINK.exec(text)?.[0];
  if (drink && HERS.test(text)) return text.replace(HERS, `$1 your ${drink}`);
  const told = text.replace(AND_YOU, '');
  if (told === text || told.includes('?') || WEIGHS.test(told)) return undefined;
  const sentence =
    told
      .split(/[.!।]+\s*/u)
      .findLast((one) => one.trim() !== '')
      ?.trim() ?? '';
  for (const [pattern, asked, stands] of [...ENGLISH, ...HINGLISH, ...HINDI]) {
    const match = pattern.exec(sentence);
    if (NOT_HERS.test(match?.[1] ?? '')) continue;
    const question = match && asked.replace('$1', (match[1] ?? '').trim().replace(OF_HER, '$1 me'));
    if (question) return stands ? told.replace(sentence, question) : `${told}. ${question}`;
  }
  return undefined;
}
