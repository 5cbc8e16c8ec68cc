import type { Voice } from '#content-reader/kinds/companions.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import type { Language } from '../../../domain/text/detect-language.ts';
import { pick } from './choose-line.ts';
import { echoWord } from './echo-word.ts';
import type { Fillings } from './fill-line.ts';

/** What the placeholders may be filled with in this turn. */
export const fillingsOf = (
  { companion, chatType, memory }: ReplyTurn,
  voice: Voice,
  text: string,
  language: Language,
  random: () => number,
): Fillings => {
  const { persona, interests } = companion;
  const told = new Map(memory.map(({ topic, value }) => [topic, value]));
  const [friendly] = voice.petNames;
  const all: { [K in keyof Fillings]: string | undefined } = {
    name: companion.name.split(' ')[0],
    age: persona?.age.toString(),
    city: persona?.city,
    work: persona?.work,
    interest: pick(interests, random),
    pet: chatType === 'friendly' ? friendly : pick(voice.petNames, random),
    emoji: pick(voice.emoji, random),
    echo: echoWord(text, language === 'hindi' ? 'devanagari' : 'latin'),
    visitor: inLetters(told.get('name')?.split(' ')[0], language),
    home: inLetters(told.get('home'), language),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** What the visitor told, where it is in the letters of the answer. */
const inLetters = (value: string | undefined, language: Language): string | undefined =>
  value && /\p{Script=Devanagari}/u.test(value) === (language === 'hindi') ? value : undefined;
