import { useState } from 'react';
import type { Story, StoryEntry } from '#contract/schemas/story.ts';
import styles from '../memory/memory.module.css';
import you from '../you.module.css';
import { type StoryChange, StoryLine } from './StoryLine.tsx';

interface Props {
  stories: readonly Story[];
  /** Milliseconds since 1970. */
  now: number;
  /** Puts these lines in place of a story; answers whether that went well. */
  onSave: (story: Story, entries: StoryEntry[]) => Promise<boolean>;
}

/** What the visitor and each companion have talked about, to be read, changed and erased. */
export const Stories = ({ stories, now, onSave }: Props) => (
  <>
    {stories.map((story) => (
      <OneStory
        // What was read again replaces what was started here.
        key={JSON.stringify(story)}
        story={story}
        now={now}
        onSave={(entries) => onSave(story, entries)}
      />
    ))}
  </>
);

/** A line in its place; without words where it was taken out and can be put back. */
interface Shown extends StoryEntry {
  isOut: boolean;
  /** As it was before the visitor put it in other words. */
  before?: StoryEntry | undefined;
}

const entryOf = ({ day, text, source }: StoryEntry): StoryEntry => ({ day, text, source });

/** Changed words are the visitor's own; the earlier ones can be restored. */
const changed = (line: Shown, change: StoryChange): Shown => {
  if ('isOut' in change) return { ...line, isOut: change.isOut };
  if ('text' in change) {
    return { day: line.day, text: change.text, isOut: false, before: entryOf(line) };
  }
  return { ...(line.before ?? line), isOut: false };
};

interface OneProps {
  story: Story;
  now: number;
  onSave: (entries: StoryEntry[]) => Promise<boolean>;
}

const OneStory = ({ story, now, onSave }: OneProps) => {
  const [lines, setLines] = useState<Shown[]>(() =>
    story.entries.map((entry) => ({ ...entry, isOut: false })),
  );
  const [hasFailed, setFailed] = useState(false);
  const save = async (next: Shown[]): Promise<boolean> => {
    const entries = next.filter(({ isOut }) => !isOut).map(entryOf);
    const isSaved = await onSave(entries);
    setFailed(!isSaved);
    if (isSaved) setLines(next);
    return isSaved;
  };
  const isErased = lines.every(({ isOut }) => isOut);
  return (
    <div className={styles.companion}>
      <h3 className={styles.name} id={`story-${story.companionId}`} tabIndex={-1}>
        {story.companionName}
      </h3>
      <ol className={you.card}>
        {lines.map((line, at) => (
          <StoryLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
            key={at}
            line={line}
            now={now}
            onChange={(change) =>
              save(lines.map((one, place) => (place === at ? changed(one, change) : one)))
            }
          />
        ))}
      </ol>
      <p className={styles.whole}>
        <button
          type="button"
          className={styles.act}
          aria-label={
            isErased
              ? `Put all of it back: the story with ${story.companionName}`
              : `Erase all of it: the story with ${story.companionName}`
          }
          onClick={() => void save(lines.map((line) => ({ ...line, isOut: !isErased })))}
        >
          {isErased ? 'Put all of it back' : 'Erase all of it'}
        </button>
        <span role="status">{isErased && 'Erased.'}</span>
      </p>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          That did not work. Please check your connection and try again.
        </p>
      )}
    </div>
  );
};
