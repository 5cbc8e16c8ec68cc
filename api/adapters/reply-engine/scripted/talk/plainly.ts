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
    left = `${before.replace(/[\s,]+$/u, '')}${behind.replace(/^\s*,/u, ' ')}`.trim();
  }
  return /[\p{L}\p{N}]/u.test(left) ? left : text;
}

const BEFORE =
  /^(?:(?:haha+|hehe+|lol|arre?|arrey|oh|oho|wow|waah?|acha+|accha+|ok|okay|so|well|btw|waise|vaise|anyway|by the way|and|aur|haan|hmm+|yaar|bhai|toh|to|but|ab|phir|theek hai|thik hai|हाहा|अरे|अच्छा|वैसे|और|तो|हाँ|हम्म|वाह)(?:[\s,.!]+|$))+/iu;
const BEHIND = new Set(
  'yaar yar na ji jee bhai bro dear jaan baby please pls plz lol btw then now phir fir haha hahaha hehe यार ना जी फिर'.split(
    ' ',
  ),
);

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
  const plain = text
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ')
    .trim()
    .replace(BEFORE, '');
  const short = withoutTail(plain);
  return short.split(/\s+/).length > 1 ? short : text;
}
