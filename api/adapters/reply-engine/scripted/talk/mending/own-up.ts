import { realise } from '../realise.ts';
import { tellingWords } from '../similar.ts';
import { addressOf, type Part, sayTurn, type Talk } from '../turn.ts';
import type { Missed } from './missed.ts';

/** Owns up before what she has to say now. */
export const sorryFirst = (opening: string | undefined, part: Part, why: string): Part => ({
  ...part,
  text: [opening, part.text].filter(Boolean).join(' '),
  why,
});

/** Owns up and names what it was about; undefined where it does not read well. */
export const naming = (talk: Talk, { earlier, matter }: Missed): string | undefined =>
  earlier && isNameable(matter)
    ? sayTurn(talk, 'mend-matter', { matter: turned(talk, matter) })
    : undefined;

/** One or two telling words that read well behind "it was about". */
const isNameable = (matter: string): boolean => {
  const words = matter.split(' ').length;
  return (
    words <= 2 &&
    tellingWords(matter).length === words &&
    !/(?:ta|ti|te|na|ne|[iu]ng|ed)$/iu.test(matter)
  );
};

/** His words as she says them: "my new job" is "your new job". */
const TURNED: Record<string, string> = {
  i: 'you',
  my: 'your',
  mine: 'yours',
  me: 'you',
  am: 'are',
  "i'm": "you're",
  you: 'I',
  your: 'my',
  ur: 'my',
  mera: '[tumhara|aapka]',
  meri: '[tumhari|aapki]',
  mere: '[tumhare|aapke]',
  mujhe: '[tumhe|aapko]',
  tumhara: 'mera',
  aapka: 'mera',
  tera: 'mera',
  tumhari: 'meri',
  aapki: 'meri',
  teri: 'meri',
  tumhare: 'mere',
  aapke: 'mere',
  मेरा: '[तुम्हारा|आपका]',
  मेरी: '[तुम्हारी|आपकी]',
  मेरे: '[तुम्हारे|आपके]',
  मुझे: '[तुम्हें|आपको]',
  आपका: 'मेरा',
  आपकी: 'मेरी',
  आपके: 'मेरे',
  तुम्हारा: 'मेरा',
  तुम्हारी: 'मेरी',
  तुम्हारे: 'मेरे',
};

/** What he named, as she says it to him. */
function turned(talk: Talk, matter: string): string {
  const words = matter.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word);
  return realise(words.join(' '), addressOf(talk));
}
