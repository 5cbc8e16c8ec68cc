import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/limits.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { dayLabel } from '../../../ui/format/message-day.ts';
import styles from './search.module.css';

interface Props {
  name: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The newest first; undefined where it failed. */
  onSearch: (words: string) => Promise<Message[] | undefined>;
  onGo: (id: string) => void;
  onClose: () => void;
}

/** The server is asked once nothing was typed for this long. */
const REST_MS = 300;

type Found =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'failed' }
  | { kind: 'found'; texts: Message[] };

/** Looks for words in a chat, in either script, and leads to where they stand. */
export const SearchPanel = ({ name, now, onSearch, onGo, onClose }: Props) => {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found>({ kind: 'none' });
  const [tries, setTries] = useState(0);
  const search = useRef(onSearch);
  const box = useRef<HTMLInputElement>(null);
  const wanted = words.trim();

  // The dialog has just taken the focus; the visitor has asked for this field.
  useEffect(() => box.current?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another search
  useEffect(() => {
    if (wanted === '') {
      setFound({ kind: 'none' });
      return;
    }
    setFound({ kind: 'looking' });
    let isOver = false;
    const timer = setTimeout(async () => {
      const texts = await search.current(wanted);
      if (!isOver) setFound(texts ? { kind: 'found', texts } : { kind: 'failed' });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, tries]);

  return (
    <Dialog title="Search in this chat" onClose={onClose}>
      <input
        ref={box}
        className={styles.box}
        type="search"
        aria-label="Words to look for"
        placeholder="chai, interview, weekend..."
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className={styles.told} role="status">
        {found.kind === 'none' && 'Hindi or English letters: “chai” finds “चाय” too.'}
        {found.kind === 'looking' && 'Looking...'}
        {found.kind === 'failed' && 'That did not work.'}
        {found.kind === 'found' && countOf(found.texts.length)}
      </p>
      {found.kind === 'failed' && (
        <button type="button" className={styles.again} onClick={() => setTries(tries + 1)}>
          Try again
        </button>
      )}
      {found.kind === 'found' && found.texts.length > 0 && (
        <ul className={styles.list}>
          {found.texts.map(({ id, sender, content, timestamp }) => (
            <li key={id}>
              <button type="button" className={styles.text} onClick={() => onGo(id)}>
                <span className={styles.who}>
                  {sender === 'user' ? 'You' : name}, {dayLabel(timestamp, now)}
                </span>
                <span className={styles.words} dir="auto">
                  {content}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

const countOf = (texts: number): string => {
  if (texts === 0) return 'Nothing found. Try another word, or less of it.';
  return texts === 1 ? '1 message' : `${texts} messages, the newest first`;
};
