import { type FormEvent, useState } from 'react';
import { LONGEST_STORY_LINE } from '#contract/limits.ts';
import button from '../../../ui/button.module.css';
import { dayLabel } from '../../../ui/format/message-day.ts';
import styles from '../memory/memory.module.css';

/** Other words, out or in again, or the words before. */
export type StoryChange = { text: string } | { isOut: boolean } | { isUndone: true };

interface Props {
  line: { day: string; text: string; isOut: boolean; before?: object | undefined };
  /** Milliseconds since 1970. */
  now: number;
  /** Answers whether that went well. */
  onChange: (change: StoryChange) => Promise<boolean>;
}

/** One dated line of a story: read, put in other words, taken out, and each of it undone. */
export const StoryLine = ({ line: { day, text, isOut, before }, now, onChange }: Props) => {
  const [words, setWords] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = async (to: StoryChange) => {
    if (isBusy) return;
    setBusy(true);
    const isSaved = await onChange(to);
    setBusy(false);
    if (isSaved) setWords(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = words?.trim() ?? '';
    if (wanted === text) setWords(undefined);
    else if (wanted !== '') void change({ text: wanted });
  };
  const short = text.slice(0, 40);
  const date = dayLabel(`${day}T12:00:00+05:30`, now);
  if (words !== undefined) {
    return (
      <li className={styles.line}>
        <form className={styles.form} onSubmit={submit}>
          <label className={styles.label} htmlFor={`story-${day}-${short}`}>
            {date}
          </label>
          <textarea
            id={`story-${day}-${short}`}
            className={styles.input}
            rows={3}
            maxLength={LONGEST_STORY_LINE}
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
            autoFocus
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setWords(undefined)}
          />
          <button type="submit" className={button.button} disabled={words.trim() === ''}>
            Save
          </button>
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => setWords(undefined)}
          >
            Cancel
          </button>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <p className={styles.tale}>
        <span className={styles.label}>{date}</span>{' '}
        {isOut ? <span role="status">Taken out.</span> : <bdi>{text}</bdi>}
      </p>
      <div className={styles.acts}>
        {before && !isOut && (
          <button
            type="button"
            className={styles.act}
            aria-label={`Undo the change: ${short}`}
            onClick={() => void change({ isUndone: true })}
          >
            Undo
          </button>
        )}
        {!isOut && (
          <button
            type="button"
            className={styles.act}
            aria-label={`Change: ${short}`}
            onClick={() => setWords(text)}
          >
            Change
          </button>
        )}
        <button
          type="button"
          className={styles.act}
          aria-label={isOut ? `Undo: ${short}` : `Take out: ${short}`}
          onClick={() => void change({ isOut: !isOut })}
        >
          {isOut ? 'Undo' : 'Take out'}
        </button>
      </div>
    </li>
  );
};
