import { useEffect, useRef } from 'react';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import styles from './search.module.css';

/** Longest search text the server takes, in characters. */
const MAX_LENGTH = 100;

/**
 * The search for names and interests. The browser keeps the text: what was typed before the scripts,
 * or comes back with the page, is searched for as well.
 */
export const SearchBox = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.value) onSearch(box.current.value);
  }, [onSearch]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: phones from before 2023 do not know <search>
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // The answer is there already; what is in the way is the keyboard.
        box.current?.blur();
      }}
    >
      <span className={styles.icon}>
        <MoreIcon name="search" size={20} />
      </span>
      <input
        ref={box}
        className={styles.box}
        type="search"
        name="search"
        aria-label="Search companions"
        placeholder="Search by name or interests..."
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
    </form>
  );
};
