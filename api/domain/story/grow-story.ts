import { changeLines, type Pair, type StoryLine } from '#db/queries/memory/pair-stories.ts';
import type { Fact } from '../memory/fact.ts';
import type { Services } from '../ports.ts';
import { today, withLine } from './lines.ts';
import { topicWords } from './topic-words.ts';

/** An answered text of the visitor, and what the engine has kept of the talk before it and after. */
export interface Told extends Pair {
  turnId: string;
  chatId: string;
  facts: readonly Fact[];
  before: string | null;
  after: string | null;
}

/**
 * Extends the story of a visitor and a companion where a text has stated something, in the background. Never throws:
 * a line that was missed is only a line.
 */
export async function growStory(
  services: Pick<Services, 'db' | 'cipher' | 'now' | 'memory' | 'notesOf' | 'runningTurns' | 'log'>,
  { turnId, chatId, facts, before, after, ...pair }: Told,
): Promise<void> {
  const { db, cipher, now, memory, notesOf, runningTurns, log } = services;
  const { topic, ahead } = notesOf(before, after);
  if (facts.length === 0 && ahead.length === 0 && topic === undefined) return;
  const day = today(now());
  const made: StoryLine[] = [
    ...facts.map((fact) => ({
      day,
      text: `You told her about yourself. ${memory.labelOf(fact.topic)}: ${fact.value}.`,
      from: `fact:${fact.topic}`,
      chatId,
    })),
    ...ahead.map(({ what, on }) => ({
      day,
      text: `You told her of what is ahead: ${what}, on ${dayInWords(on)}.`,
      from: `ahead:${what}:${on}`,
      chatId,
    })),
  ];
  const grow = (lines: StoryLine[]) => {
    const grown = made.reduce(withLine, lines);
    return topic === undefined ? grown : withTopic(grown, { topic, day, chatId });
  };
  const work = async () => {
    try {
      await changeLines(db.executor, cipher, pair, grow);
    } catch (error) {
      log.warn({ err: error, turnId }, 'a line of a story was not kept');
    }
  };
  await runningTurns.run(`story-line:${turnId}`, undefined, undefined, work);
}

/** One line a day and chat says what was talked about. */
function withTopic(
  lines: StoryLine[],
  { topic, day, chatId }: { topic: string; day: string; chatId: string },
): StoryLine[] {
  const from = `topics:${day}:${chatId}`;
  const known = lines.find((line) => line.from === from)?.topics ?? [];
  const topics = [...new Set([...known, topic])];
  return withLine(lines, {
    day,
    chatId,
    from,
    topics,
    text: `You talked about ${listOf(topics)}.`,
  });
}

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const listOf = (topics: string[]) => LIST.format(topics.map(topicWords));

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const dayInWords = (day: string) => DAY.format(new Date(day));
