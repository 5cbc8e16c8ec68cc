import { foldWord } from '../../../../domain/text/fold.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const GREETING =
  /^(?:hi+|hello|hey+|namaste|salaam|adaab|arre?|haan|ok|okay|acha|accha|no|yes|ram|नमस्ते|अरे|हाँ)$/iu;
const JI = /^\s+(?:ji|jee|जी)(?![\p{L}\p{M}])/iu;

/**
 * A message without her name where she is spoken to by it: "aap kahan rehti ho, Gauri ji" asks what "aap kahan rehti
 * ho" does. A message that is nothing else stays as it is.
 * @param name in any script and case
 */
export function withoutName(text: string, name: string): string {
  const key = foldWord(name);
  let left = text;
  for (const { 0: word, index } of [...text.matchAll(WORD)].toReversed()) {
    if (foldWord(word.toLowerCase()) !== key) continue;
    const before = left.slice(0, index);
    const after = left.slice(index + word.length);
    const ji = JI.exec(after)?.[0] ?? '';
    const behind = after.slice(ji.length);
    const isFirst = before
      .split(/[\s,.!?।]+/u)
      .filter(Boolean)
      .every((one) => GREETING.test(one));
    if (!isFirst && ji === '' && !/^\s*(?:[,.!?।]|$)/u.test(behind)) continue;
    left =
      `${before.replace(/(?<![\s,])[\s,]+$/u, '')}${behind.replace(/^\s*,/u, isFirst ? ' ' : ',')}`.trim();
  }
  return /[\p{L}\p{N}]/u.test(left) ? left : text;
}

/** These soften what is said, or laugh beside it, and say nothing of what it is about. */
const SMILES = /[😀😃😄😁😆😅😂🤣🙂😊😉😇🙈🙊😋😜😝😛🤪😏☺🤭😌😎🤗🙃]\ufe0f?/gu;
const FRIEND = new Set('yaar yar yr yaara यार'.split(' '));
/** Behind a verb or a small word he speaks to her by it; "mera jigri yaar" is somebody. */
const BEFORE_FRIEND =
  /(?<!^(?:ap|pura|kit|it|अप|पुरा))(?:,|(?:^|(?<=[\p{L}\p{M}]))(?:hain?|ho|hu|hoon|hun|th[aie]|na|ta|ti|te|ga|gi|ge|y[aie]|kya|nah[i]+n?|nhi|rah[aie]|liya|diya|karo|है|हैं|हो|हूँ|था|थी|थे|ता|ती|ते|गा|गी|या|यी|ई|ना|नहीं|क्या|रहा|रही|रहे)|^h)$/iu;
/** With fewer words a smile or a "yaar" is part of what is said. */
const LEAST_WORDS = 3;

/** A sentence without the smiles in it and the "yaar" behind it, where words enough are left. */
export function withoutSmiles(text: string): string {
  const words = text
    .replace(SMILES, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const end = /[?!.।]$/u.exec(last)?.[0] ?? '';
  const isFriend =
    FRIEND.has(end ? last.slice(0, -1) : last) && BEFORE_FRIEND.test(words.at(-2) ?? '');
  const left = isFriend ? words.slice(0, -1) : words;
  if (left.filter((word) => /[\p{L}\p{N}]/u.test(word)).length < LEAST_WORDS) return text;
  const plain = left.join(' ');
  return isFriend ? `${plain.replace(/,$/u, '')}${end}` : plain;
}

const BEFORE =
  /^(?:(?:haha+|hehe+|lol|arre?|arrey|oh|oho|wow|waah?|acha+|accha+|ok|okay|so|well|btw|waise|vaise|anyway|by the way|and|aur|haan|hmm+|yaar|bhai|toh|to|but|ab|phir|theek hai|thik hai|हाहा|अरे|अच्छा|वैसे|और|तो|हाँ|हम्म|वाह)(?:[\s,.!]+|$))+/iu;
const BEHIND = new Set(
  'yaar yar na ji jee bhai bro dear jaan baby please pls plz lol btw then now phir fir haha hahaha hehe यार ना जी फिर'.split(
    ' ',
  ),
);

/** What announces something and says nothing of it: "bas ek tension hai", "good news today", "acha ye batao". */
const ANNOUNCES =
  /^(?:(?:(?:bas|and|aur|anyway|ab|par|but|waise|haan|to|bhi) )*(?:(?:(?:ek|1|one|some|a|aaj ek|mera ek|meri ek|there is one|there is a) )(?:(?:badi|bada|choti|chhoti|chota|acchi|achi|achhi|accha|acha|mast|badhiya|bura|buri|small|big|good|bad|funny) )?(?:tension|problem|dikkat|pareshani|chinta|baat|cheez|chiz|khabar|khushkhabri|worry|thing|news|issue|question|sawal|sawaal)(?: (?:bhi|hai|h|hui|hua|thi|na|yaar|also|there|is|today|happened|aaj|that|batao|bata|batau|bataun|bataiye|puchu|puchun|poochu|poochun|kehni|ki))*|(?:acchi|achi|achhi|acha|mast|buri) (?:baat|khabar|cheez)(?: (?:bhi|hai|hui|hua|ek|aaj|to|ye|ki))*|(?:good|bad|sad) (?:news|thing)(?: (?:today|also|is|that|aaj))*|(?:my|mera|meri) (?:worry|problem|tension|issue|question) (?:is|hai|ye hai)(?: that| ki)?|(?:ye|yeh|yah|ek baat|mujhe|mujhe ye) (?:batao|bata|bataiye|bataye|bolo)(?: na| ki)?|tell me(?! about)(?: (?:one thing|honestly|something|this|na))?|can i ask(?: (?:you|u))?(?: (?:something|one thing))?|koi (?:na|baat nahi|baat nahin)|no problem|never ?mind|leave it|chalo(?: (?:chhodo|chodo))?|chhodo|chodo|theek hai|thik hai)(?=[\s,.:;!-]|$)|(?:बस |और |अब )*एक (?:अच्छी |बड़ी |छोटी )?(?:टेंशन|परेशानी|चिंता|दिक्कत|बात|चीज़|खबर|ख़बर)(?: (?:है|हुई|भी|बताओ|बताइए|बताना|कि))*(?=[\s,।!-]|$)|(?:ये|यह|मुझे) (?:बताओ|बताइए|बताना)(?=[\s,।]|$)|(?:कोई बात नहीं|चलो छोड़ो|चलो|ठीक है)(?=[\s,।]|$))[\s,.:;!।-]*/iu;
/** An announcement with less behind it is what the message says. */
const LEAST_BEHIND = 3;
/** "Chalo, ye bata": one after another. */
const MOST_HEADS = 3;

/** Whether a sentence only announces what another says. */
export const isAnnouncement = (text: string): boolean => {
  const rest = text.replace(BEFORE, '');
  return ANNOUNCES.test(rest) && !/[\p{L}\p{N}]/u.test(rest.replace(ANNOUNCES, ''));
};

/** Without what comes before the matter, where a matter comes. */
function withoutHead(text: string): string {
  let left = text.replace(BEFORE, '');
  for (let time = 0; time < MOST_HEADS; time++) {
    const rest = left.replace(ANNOUNCES, '').replace(BEFORE, '');
    if (rest.split(/\s+/).length < LEAST_BEHIND) break;
    left = rest;
  }
  return left;
}

/** Word by word from the end: a pattern would go over a long run of blanks again and again. */
function withoutTail(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const plain = (word: string | undefined) => word?.toLowerCase().replace(/[?.!,।]/gu, '') ?? '';
  const end = words.at(-1)?.match(/[?!।]/u)?.[0] ?? '';
  while (words.length > 1 && (plain(words.at(-1)) === '' || BEHIND.has(plain(words.at(-1)))))
    words.pop();
  const left = words.join(' ');
  return end && !left.endsWith(end) ? `${left.replace(/,$/u, '')}${end}` : left;
}

/** A question without the small words that come before it and behind it; they say nothing of what is asked after. */
export function plainly(text: string): string {
  const plain = text.replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ').trim();
  const short = withoutTail(withoutHead(plain));
  return short.split(/\s+/).length > 1 ? short : text;
}
