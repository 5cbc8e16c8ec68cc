import { realise } from '../realise.ts';
import { addressOf, type Talk } from '../turn.ts';

/** His words as she says them: "my new job" is "your new job", and "your mother" is hers. */
const TURNED: Record<string, string> = {
  i: 'you',
  my: 'your',
  mine: 'yours',
  our: 'your',
  me: 'you',
  am: 'are',
  "i'm": "you're",
  you: 'I',
  your: 'my',
  ur: 'my',
  mera: '[tumhara|aapka]',
  meri: '[tumhari|aapki]',
  mere: '[tumhare|aapke]',
  hamara: '[tumhara|aapka]',
  hamari: '[tumhari|aapki]',
  hamare: '[tumhare|aapke]',
  apna: '[tumhara|aapka]',
  apni: '[tumhari|aapki]',
  apne: '[tumhare|aapke]',
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
  हमारा: '[तुम्हारा|आपका]',
  हमारी: '[तुम्हारी|आपकी]',
  हमारे: '[तुम्हारे|आपके]',
  अपना: '[तुम्हारा|आपका]',
  अपनी: '[तुम्हारी|आपकी]',
  अपने: '[तुम्हारे|आपके]',
  मुझे: '[तुम्हें|आपको]',
  आपका: 'मेरा',
  आपकी: 'मेरी',
  आपके: 'मेरे',
  तुम्हारा: 'मेरा',
  तुम्हारी: 'मेरी',
  तुम्हारे: 'मेरे',
};

/** Words that name nobody but the two of them: "yours". */
export const isOnlyTurned = (words: string): boolean =>
  words.split(' ').every((word) => word.toLowerCase() in TURNED);

export function turned(talk: Talk, words: string): string {
  const all = words.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word);
  return realise(all.join(' '), addressOf(talk));
}
