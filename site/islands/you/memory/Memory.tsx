import { lazyPart } from '../../../ui/lazy-part.ts';
import you from '../you.module.css';
import type { MemoryProps } from './MemoryLines.tsx';
import styles from './memory.module.css';

const MemoryLines = lazyPart<MemoryProps>(() =>
  import('./MemoryLines.tsx').then((part) => part.MemoryLines),
);

/** What each companion remembers, to be corrected or forgotten. */
export const Memory = (props: MemoryProps) => (
  <section aria-labelledby="memory-title">
    <h2 id="memory-title" className={you.heading} tabIndex={-1}>
      What she remembers
    </h2>
    <p className={styles.about}>
      What you say plainly, such as your name or your city, and the messages you ask her to
      remember. Each companion keeps only her own.
    </p>
    {props.memory.length === 0 ? (
      <p className={`${you.card} ${styles.none}`}>Nothing yet.</p>
    ) : (
      <MemoryLines {...props} />
    )}
  </section>
);
