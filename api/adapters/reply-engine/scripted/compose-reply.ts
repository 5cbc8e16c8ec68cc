import type { Voice } from '#contract/schemas/content.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { answerLanguage, type Language } from '../../../domain/text/detect-language.ts';
import { chooseLine, type LinesByType, pick } from './choose-line.ts';
import { echoWord } from './echo-word.ts';
import { canFill, type Fillings, fillLine } from './fill-line.ts';
import { type Replies, subjectChooser } from './match-subject.ts';

/** Subjects from this priority on are said as they are written: no catchphrase, no extra emoji. */
export const SERIOUS_PRIORITY = 70;

const CATCHPHRASE_SHARE = 0.12;
const EMOJI_SHARE = 0.3;

/** The voice of a companion who has none. */
const PLAIN_VOICE: Voice = { hinglish: 0.3, petNames: ['yaar'], emoji: ['😊'], catchphrases: [] };

/** What the placeholders may be filled with in this turn. */
const fillingsOf = (
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

/** Only the lines whose placeholders can all be filled. */
const fillable = (lines: LinesByType, fillings: Fillings): LinesByType =>
  Object.fromEntries(
    Object.entries(lines).map(([type, list]) => [
      type,
      list.filter((line) => canFill(line, fillings)),
    ]),
  );

/** Sometimes a catchphrase of hers before the line, or an emoji after it. */
const flavour = (
  line: string,
  voice: Voice,
  language: Language,
  sent: readonly string[],
  random: () => number,
): string => {
  const unused = voice.catchphrases.filter((phrase) => !sent.some((text) => text.includes(phrase)));
  const opener = pick(unused, random);
  if (opener !== undefined && language !== 'hindi' && random() < CATCHPHRASE_SHARE) {
    return `${opener} ${line}`;
  }
  const bare = !/\p{Extended_Pictographic}/u.test(line);
  return bare && random() < EMOJI_SHARE ? `${line} ${pick(voice.emoji, random) ?? ''}` : line;
};

/** She was asked for a picture; where she has some, `photo-shared` answers with one. */
const PHOTO_REQUEST = 'photo-request';
const PHOTO_SHARED = 'photo-shared';

/** A line of hers, and the picture that goes with it. */
export interface Composed {
  text: string;
  imagePath: string | undefined;
}

/**
 * Makes the composer of whole replies: `composer(replies)` once, then the result for each turn.
 * Pure but for `random`.
 *
 * @param replies the lines, with every subject the engine asks for by name
 * @throws when no subject has a line that fits, which valid replies rule out
 */
export const composer = (
  replies: Replies,
  isDanger: (text: string) => boolean,
): ((turn: ReplyTurn, random: () => number) => Composed) => {
  const choose = subjectChooser(replies, isDanger);
  return (turn, random) => {
    const voice = turn.companion.persona?.voice ?? PLAIN_VOICE;
    const said = turn.history.filter(({ sender }) => sender === 'user').map((m) => m.content);
    const sent = turn.history.filter(({ sender }) => sender === 'ai').map((m) => m.content);
    const text = turn.kind === 'message' ? (said.at(-1) ?? '') : '';
    const language = answerLanguage(said, voice.hinglish, random);
    const fillings = fillingsOf(turn, voice, text, language, random);
    const chosen = turn.kind === 'welcome' ? 'welcome' : choose(said, sent.at(-1));
    const imagePath =
      chosen === PHOTO_REQUEST ? pick(turn.companion.persona?.gallery ?? [], random) : undefined;
    const subject = imagePath ? PHOTO_SHARED : chosen;
    for (const name of [subject, 'fallback']) {
      const content = replies.get(name);
      if (content === undefined) continue;
      const line = chooseLine(fillable(content[language], fillings), turn.chatType, sent, random);
      if (line === undefined) continue;
      const filled = fillLine(line, fillings);
      const isPlain = content.priority >= SERIOUS_PRIORITY;
      const text = isPlain ? filled : flavour(filled, voice, language, sent.slice(-6), random);
      return { text, imagePath };
    }
    throw new Error(`no line for ${subject} in ${language}`);
  };
};
