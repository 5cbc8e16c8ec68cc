import type { Talk } from './turn.ts';

/** His name now and then, where it is known. */
export function named(talk: Talk, text: string): string {
  const { state, memory, random, language } = talk;
  const name = memory.get('name')?.split(' ')[0];
  state.sinceName += 1;
  const fits = name && /\p{Script=Devanagari}/u.test(name) === (language === 'hindi');
  if (
    !fits ||
    state.sinceName < 7 ||
    text.includes(name) ||
    /^\p{Lu}[\p{L}\p{M}]*(?:[,.]| \p{Lu})/u.test(text) ||
    random() > 0.3
  )
    return text;
  state.sinceName = 0;
  return `${name}, ${lowerFirst(text)}`;
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|I'|[A-Z]{2}|[A-Z][a-z]+[,.] )/.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
