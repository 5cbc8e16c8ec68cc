import { type Clock, dayAfter } from './clock.ts';

/** Something that lies ahead for the visitor. */
export interface Ahead {
  topic: string;
  /** As English and Hinglish call it; `hindi` as Hindi does. */
  what: string;
  hindi: string;
  day: string;
  /** As it was said: "tomorrow", "Monday", "kal". */
  when: string;
}

const THINGS: [RegExp, string, string][] = [
  [/\binterview\b|इंटरव्यू|साक्षात्कार/iu, 'interview', 'interview'],
  [/\b(?:exams?|paper|prelims|mains|viva|test)\b|परीक्षा|एग्ज़ाम|एग्जाम|पेपर/iu, 'exam-ahead', 'exam'],
  [/\bresults?\b|रिज़ल्ट|रिजल्ट|नतीजा/iu, 'exam-result', 'result'],
  [/\b(?:presentation|demo|meeting|review|appraisal)\b|मीटिंग|प्रेज़ेंटेशन/iu, 'workday', 'meeting'],
  [
    /\b(?:operation|surgery|bypass|biopsy|scan|chemo)\b|ऑपरेशन|बाईपास/iu,
    'illness-family',
    'operation',
  ],
  [/\b(?:flight|trip|train)\b|यात्रा/iu, 'travel', 'trip'],
  [
    /\b(?:wedding|shaadi|shadi|engagement)\b(?! k[ei] (?:baat|bat|baatein|liye)| (?:cards?|album|season|cake|hall|video|photos?|kar(?:na|ni|ne|o|u|un|ke|unga|ungi|le|lo)?)\b)|शादी(?! की बात| कर(?:ना|ने|ो|ूँ|ूं|के| ले| लो)| के कार्ड)|सगाई/iu,
    'wedding',
    'wedding',
  ],
  [/\b(?:birthday|janamdin|bday|anniversary)\b|जन्मदिन|सालगिरह/iu, 'birthday', 'birthday'],
  [/\b(?:puja|pooja)\b|पूजा/iu, 'religion', 'puja'],
  [/\b(?:joining|first day)\b|जॉइनिंग/iu, 'job', 'first day'],
  [/\bmatch\b|मैच/iu, 'cricket', 'match'],
  [/\b(?:first )?date\b/iu, 'dating', 'date'],
];

const IN_HINDI: Record<string, string> = {
  interview: 'इंटरव्यू',
  exam: 'परीक्षा',
  result: 'रिज़ल्ट',
  meeting: 'मीटिंग',
  operation: 'ऑपरेशन',
  trip: 'सफ़र',
  wedding: 'शादी',
  birthday: 'जन्मदिन',
  puja: 'पूजा',
  'first day': 'पहला दिन',
  match: 'मैच',
  date: 'मुलाक़ात',
};

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const HINDI_WEEKDAYS: Record<string, number> = {
  itvaar: 0,
  itwar: 0,
  ravivar: 0,
  somvar: 1,
  somwar: 1,
  mangalvar: 2,
  mangalwar: 2,
  budhvar: 3,
  budhwar: 3,
  guruvar: 4,
  veervar: 4,
  shukravar: 5,
  shukrawar: 5,
  shanivar: 6,
  shaniwar: 6,
  रविवार: 0,
  इतवार: 0,
  सोमवार: 1,
  मंगलवार: 2,
  बुधवार: 3,
  गुरुवार: 4,
  शुक्रवार: 5,
  शनिवार: 6,
};
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const HINDI_MONTHS: Record<string, number> = {
  जनवरी: 0,
  फरवरी: 1,
  फ़रवरी: 1,
  मार्च: 2,
  अप्रैल: 3,
  मई: 4,
  जून: 5,
  जुलाई: 6,
  अगस्त: 7,
  सितंबर: 8,
  अक्टूबर: 9,
  नवंबर: 10,
  दिसंबर: 11,
};
/** "14 december", "14th of Dec", "December 14", "१४ दिसंबर". */
const DATE =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}[\p{L}\p{M}]{2,9})|(\p{L}[\p{L}\p{M}]{2,9}) (\d{1,2})(?:st|nd|rd|th)?(?!\d)/giu;

/** The next day with this date, and how it was said; undefined where there is none. */
function dateIn(text: string, day: string): { day: string; when: string } | undefined {
  for (const [when, before, month, other, after] of text.matchAll(DATE)) {
    const name = (month ?? other ?? '').toLowerCase();
    const english = name.length === 3 || /ry$|ch$|il$|^ju|ust$|ber$/.test(name);
    const which = HINDI_MONTHS[name] ?? (english ? MONTHS.indexOf(name.slice(0, 3)) : -1);
    const of = Number(before ?? after);
    if (which === -1 || of < 1 || of > 31) continue;
    const year = Number(day.slice(0, 4));
    const dated = (y: number) =>
      `${y}-${String(which + 1).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
    return { day: dated(year) >= day ? dated(year) : dated(year + 1), when: when.trim() };
  }
  return undefined;
}

const PAST =
  /\b(?:was|went|had|got|tha|thi|the|gaya|gayi|hua|hui|yesterday|last)\b|था|थी|गया|गई|हुआ|हुई/iu;

/** What the visitor says is coming, with its day; undefined where a sentence names none. */
export function aheadIn(text: string, { day, weekday }: Clock): Ahead | undefined {
  const thing = THINGS.find(([pattern]) => pattern.test(text));
  if (!thing || PAST.test(text)) return undefined;
  const [, topic, what] = thing;
  const hindi = IN_HINDI[what] ?? what;
  const on = (days: number, when: string): Ahead => ({
    topic,
    what,
    hindi,
    day: dayAfter(day, days),
    when,
  });
  const date = dateIn(text, day);
  if (date) return { topic, what, hindi, ...date };
  const later = /\b(?:day after tomorrow|parso)\b|परसों/iu.exec(text)?.[0];
  if (later) return on(2, later);
  const next = /\b(?:tomorrow|tmrw|tmr|kal)\b|(?<!आज)कल/iu.exec(text)?.[0];
  if (next) return on(1, next);
  const inDays =
    /\b(?:in|after) (\d{1,2}) days?\b|(\d{1,2}) (?:din|दिन) (?:baad|में|mein|बाद)/iu.exec(text);
  if (inDays) return on(Number(inDays[1] ?? inDays[2]), inDays[0]);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const word of words) {
    const english = WEEKDAYS.indexOf(word);
    const which = english === -1 ? HINDI_WEEKDAYS[word] : english;
    if (which === undefined) continue;
    const when =
      english === -1
        ? `${word} ${/\p{Script=Devanagari}/u.test(word) ? 'को' : 'ko'}`
        : `on ${word.replace(/^./, (letter) => letter.toUpperCase())}`;
    return on((which - weekday + 7) % 7 || 7, when);
  }
  const week = /\bnext week\b|\bagle hafte\b|अगले हफ़्ते/iu.exec(text)?.[0];
  if (week) return on(7, week);
  const today = /\b(?:tonight|today|aaj)\b(?! ?kal\b)|आज(?![\p{L}\p{M}]| ?कल)/iu.exec(text)?.[0];
  return today ? on(0, today) : undefined;
}

const WOMAN =
  /\b\w+(?:ti|rahi) (?:hu|hoon|hun)\b|\b(?:main|mai|mein) [^.?!]{0,40}\b(?:gayi|thi|rahi|karungi|jaungi|aayi|baithi|soyi|chahti)\b|\bi(?:'m| am) a (?:girl|woman|lady|wife|mother|housewife)\b|ती हू|रही हू|मैं [^।?!]{0,40}(?:गई थी|रही थी|ूँगी|ूंगी)/iu;
const MAN =
  /\b\w+(?:ta|raha) (?:hu|hoon|hun)\b|\b(?:main|mai) [^.?!]{0,40}\b(?:gaya|tha|raha|karunga|jaunga|aaya|baitha|soya|chahta)\b|\bi(?:'m| am) a (?:boy|man|guy|husband|father|widower)\b|\bmy (?:wife|gf|girlfriend)\b|\bmeri (?:wife|gf|girlfriend|biwi|patni)\b|ता हू|रहा हू|मैं [^।?!]{0,40}(?:गया था|रहा था|ूँगा|ूंगा)/iu;

/** The visitor's gender, as his or her own verbs tell it; undefined where they do not. */
export const genderIn = (text: string): 'man' | 'woman' | undefined =>
  WOMAN.test(text) ? 'woman' : MAN.test(text) ? 'man' : undefined;

/** Whether she is addressed with aap; undefined where neither is said. */
export function isAapIn(text: string): boolean | undefined {
  if (
    /\b(?:aap|aapka|aapki|aapke|aapko|aapne|aapse|bataiye|kijiye|boliye)\b|(?<!\p{L})आप|बताइए|कीजिए/iu.test(
      text,
    )
  )
    return true;
  if (
    /\b(?:tum|tumhe|tumhara|tumhari|tumhare|tumne|tumse|tu|tera|teri|tujhe|tm|batao|bolo)\b|तुम|(?<!\p{L})तू(?!\p{L})|बताओ|बोलो/iu.test(
      text,
    )
  )
    return false;
  return undefined;
}
