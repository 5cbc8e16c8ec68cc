import { byWord } from './by-word.ts';

/** Consonants as Hinglish writes them; a nukta letter stands for the sound that people type. */
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const NUKTA: Record<string, string> = { j: 'z', ph: 'f' };
const VIRAMA = '्';

interface Sound {
  consonant: string;
  /** 'a' where no vowel sign follows the consonant: it may be silent. */
  vowel: string;
  inherent: boolean;
}

/**
 * A word of Devanagari in the Latin letters of Hinglish: नहीं is "nahin", किताबें "kitaben". The unwritten
 * vowel is left out where speech leaves it out: at the end, and between two sounded syllables.
 */
export const romanised = byWord((word) => {
  const sounds = soundsOf(word.normalize('NFD'));
  return sounds
    .map(({ consonant, vowel, inherent }, at) =>
      inherent && isSilent(sounds, at) ? consonant : consonant + vowel,
    )
    .join('');
});

function isSilent(sounds: Sound[], at: number): boolean {
  const last = at === sounds.length - 1;
  if (last) return sounds.length > 1;
  const [before, after] = [sounds[at - 1], sounds[at + 1]];
  if (!before || !after || before.vowel === '' || after.vowel === '') return false;
  return !(after.inherent && at + 1 === sounds.length - 1) && at > 0;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const last = sounds.at(-1);
    const consonant = CONSONANTS[letter];
    if (consonant) sounds.push({ consonant, vowel: 'a', inherent: true });
    else if (VOWELS[letter]) sounds.push({ consonant: '', vowel: VOWELS[letter], inherent: false });
    else if (!last) continue;
    else if (SIGNS[letter]) Object.assign(last, { vowel: SIGNS[letter], inherent: false });
    else if (letter === VIRAMA) Object.assign(last, { vowel: '', inherent: false });
    else if (letter === '़') last.consonant = NUKTA[last.consonant] ?? last.consonant;
    else if (letter === 'ं' || letter === 'ँ') {
      last.inherent = false;
      last.vowel += 'n';
    } else if (letter === 'ः') last.vowel += 'h';
  }
  return sounds;
}
