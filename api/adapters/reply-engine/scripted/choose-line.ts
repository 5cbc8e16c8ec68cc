import type { ChatType } from '#contract/chat-types.ts';
import { isMadeFrom } from './fill-line.ts';

/** Lines of one subject in one language. */
export type LinesByType = Partial<Record<ChatType | 'any', string[]>>;

/** How often a line made for the chat type is preferred to one that suits any. */
const OWN_SHARE = 0.6;

/** One member of a list that has members. */
export const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.min(Math.floor(random() * list.length), list.length - 1)];

/** All lines that suit a chat type. */
export const linesFor = (lines: LinesByType, chatType: ChatType): string[] => [
  ...(lines[chatType] ?? []),
  ...(lines.any ?? []),
];

/** How many of her messages ago the line was last sent; Infinity when it was not. */
const ageOf = (line: string, sent: readonly string[]): number => {
  const last = sent.findLastIndex((message) => isMadeFrom(message, line));
  return last === -1 ? Number.POSITIVE_INFINITY : sent.length - last;
};

/**
 * Picks a line that was not sent lately; when all were, the one sent longest ago.
 *
 * @param lines of the subject in the answer's language
 * @param sent her messages so far, oldest first
 * @returns the line with its placeholders, or undefined when every line that suits is her last one
 */
export const chooseLine = (
  lines: LinesByType,
  chatType: ChatType,
  sent: readonly string[],
  random: () => number,
): string | undefined => {
  const aged = linesFor(lines, chatType).map((line) => ({ line, age: ageOf(line, sent) }));
  const oldest = Math.max(...aged.map(({ age }) => age), 1);
  if (oldest === 1) return undefined;
  const candidates = aged.filter(({ age }) => age === oldest).map(({ line }) => line);
  const own = candidates.filter((line) => lines[chatType]?.includes(line));
  return pick(own.length > 0 && random() < OWN_SHARE ? own : candidates, random);
};
