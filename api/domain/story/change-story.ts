import type { Story, StoryEntry } from '#contract/schemas/story.ts';
import {
  changeLines,
  listPairStories,
  type Pair,
  readLines,
  type StoryLine,
} from '#db/queries/memory/pair-stories.ts';
import { emptyStories } from '#db/queries/memory/stories.ts';
import { visibleCompanion } from '../companion/read-companions.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'cipher'>;

const view = ({ id, name }: { id: string; name: string }, lines: readonly StoryLine[]): Story => ({
  companionId: id,
  companionName: name,
  entries: lines.map(({ day, text, from, chatId, topics }) => ({
    day,
    text,
    ...(from !== undefined && { source: { from, chatId, topics } }),
  })),
});

/** The story of a visitor and a companion. Throws not_found where there is no such companion. */
export async function readStory({ db, cipher }: Needs, pair: Pair): Promise<Story> {
  const companion = await visibleCompanion(db, { id: pair.companionId });
  return view(companion, await readLines(db.executor, cipher, pair));
}

/** All of a visitor's stories that are not empty. */
export async function readStories({ db, cipher }: Needs, userId: string): Promise<Story[]> {
  const stories = await listPairStories(db.executor, cipher, userId);
  return stories
    .filter(({ lines }) => lines.length > 0)
    .map(({ companionId: id, companionName: name, lines }) => view({ id, name }, lines));
}

/**
 * Puts the visitor's words in place of a story. Lines of a model's that the visitor has changed or removed are not
 * written again. Throws not_found where there is no such companion.
 */
export async function changeStory(
  { db, cipher }: Needs,
  { entries, ...pair }: Pair & { entries: readonly StoryEntry[] },
): Promise<Story> {
  const companion = await visibleCompanion(db, { id: pair.companionId });
  let gone: StoryLine[] = [];
  const lines = await changeLines(db.executor, cipher, pair, (known) => {
    const left = [...known];
    const kept = entries.map((entry) => {
      const at = left.findIndex(({ day, text }) => day === entry.day && text === entry.text);
      const { day, text, source } = entry;
      return left.splice(at, at < 0 ? 0 : 1)[0] ?? { day, text, ...source };
    });
    gone = left;
    return kept.toSorted((a, b) => a.day.localeCompare(b.day));
  });
  const chatIds = gone.flatMap(({ from, chatId }) => (from?.startsWith('chat:') && chatId) || []);
  await emptyStories(db.executor, cipher, chatIds);
  return view(companion, lines);
}

/** Erases a story; again changes nothing. Throws not_found where there is no such companion. */
export async function eraseStory(needs: Needs, pair: Pair): Promise<void> {
  await changeStory(needs, { ...pair, entries: [] });
}
