import type { Voice } from '#content-reader/kinds/companions.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { answerLanguage, type Language } from '../../../domain/text/detect-language.ts';
import { chooseLine, type LinesByType, pick } from './choose-line.ts';
import { canFill, fillLine, placeholdersOf } from './fill-line.ts';
import { fillingsOf } from './fillings-of.ts';
import { type Replies, subjectChooser } from './match-subject.ts';
import { hearsStop } from './matchers.ts';

/** Subjects from this priority on are said as they are written: no catchphrase, no extra emoji. */
export const SERIOUS_PRIORITY = 70;

const CATCHPHRASE_SHARE = 0.12;
const EMOJI_SHARE = 0.3;

/** After a stop she talks as a friend, whatever the chat, for this many of the visitor's messages. */
const STOP_HEARD_FOR = 8;

/** The voice of a companion who has none. */
const PLAIN_VOICE: Voice = { hinglish: 0.3, petNames: ['yaar'], emoji: ['😊'], catchphrases: [] };

/** The lines of each type for which something holds. */
const those = (lines: LinesByType, holds: (line: string) => boolean): LinesByType =>
  Object.fromEntries(Object.entries(lines).map(([type, list]) => [type, list.filter(holds)]));

/** Where she was told who asks, the answer is that, before any other line. */
const REMEMBER = 'remember';

const saysWhatWasTold = (line: string) =>
  placeholdersOf(line).some((name) => name === 'visitor' || name === 'home');

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
  const asksToStop = hearsStop(replies);
  return (asked, random) => {
    const voice = asked.companion.persona?.voice ?? PLAIN_VOICE;
    const said = asked.history.filter(({ sender }) => sender === 'user').map((m) => m.content);
    const stopped = said.slice(-STOP_HEARD_FOR).some(asksToStop);
    const turn: ReplyTurn = stopped ? { ...asked, chatType: 'friendly' } : asked;
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
      const lines = those(content[language], (line) => canFill(line, fillings));
      const told = name === REMEMBER ? those(lines, saysWhatWasTold) : {};
      const line =
        chooseLine(told, turn.chatType, sent, random) ??
        chooseLine(lines, turn.chatType, sent, random);
      if (line === undefined) continue;
      const filled = fillLine(line, fillings);
      const isPlain = stopped || content.priority >= SERIOUS_PRIORITY;
      const text = isPlain ? filled : flavour(filled, voice, language, sent.slice(-6), random);
      return { text, imagePath };
    }
    throw new Error(`no line for ${subject} in ${language}`);
  };
};
