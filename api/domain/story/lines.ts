import { MOST_STORY_LINES } from '#contract/limits.ts';
import { openLines, type StoryLine } from '#db/queries/memory/pair-stories.ts';
import type { ChatCipher, Sealed } from '#db/sealing/cipher.ts';
import { indianDay, nameOfDay } from '../user/indian-day.ts';

/** How much of a story an engine gets at most, in characters: the newest of it. */
const MOST_TOLD = 1_500;

/** The present day in India, as YYYY-MM-DD. */
export const today = (now: Date): string => nameOfDay(indianDay(now.getTime()));

/** The story with a new line, in place of an earlier one about the same thing; where it is full, the oldest goes. */
export function withLine(lines: readonly StoryLine[], line: StoryLine): StoryLine[] {
  const others = lines.filter(({ from }) => from === undefined || from !== line.from);
  const after = others.findIndex(({ day }) => day > line.day);
  const at = after < 0 ? others.length : after;
  return [...others.slice(0, at), line, ...others.slice(at)].slice(-MOST_STORY_LINES);
}

/** The story as passed to an engine; undefined where it is empty. */
export function toldOf(lines: readonly StoryLine[]): string | undefined {
  const told: string[] = [];
  let length = 0;
  for (const { day, text } of lines.toReversed()) {
    const line = `${day}: ${text}`;
    length += line.length;
    if (length > MOST_TOLD && told.length > 0) break;
    told.unshift(line.slice(0, MOST_TOLD));
  }
  return told.length > 0 ? told.join('\n') : undefined;
}

/** The same from the setting of a turn; without the lines of a chat that was cleared. */
export function storyFor(
  cipher: ChatCipher,
  {
    userId,
    story,
    clearedBefore,
  }: {
    userId: string;
    story: (Sealed & { id: string }) | null;
    clearedBefore: string | null;
  },
  chatId: string,
): string | undefined {
  const lines = openLines(cipher, userId, story);
  return toldOf(clearedBefore === null ? lines : lines.filter((line) => line.chatId !== chatId));
}
