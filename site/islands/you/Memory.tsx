import type { Remembered } from '#contract/schemas/memory.ts';
import type { MemoryChange } from '../../stores/account/memory.ts';
import { MemoryLine } from './MemoryLine.tsx';
import styles from './memory.module.css';
import you from './you.module.css';

interface Props {
  /** By companion, the oldest first. */
  memory: readonly Remembered[];
  /** Each answers how it ended. */
  onCorrect: (id: string, value: string) => Promise<MemoryChange>;
  onForget: (id: string) => Promise<MemoryChange>;
}

const byCompanion = (memory: readonly Remembered[]): [string, Remembered[]][] => {
  const names = [...new Set(memory.map(({ companionName }) => companionName))];
  return names.map((name) => [name, memory.filter((line) => line.companionName === name)]);
};

/** What each companion remembers, to be corrected or forgotten. */
export const Memory = ({ memory, onCorrect, onForget }: Props) => (
  <section aria-labelledby="memory-title">
    <h2 id="memory-title" className={you.heading} tabIndex={-1}>
      What she remembers
    </h2>
    <p className={styles.about}>
      Only what you say plainly, such as your name or your city. Each companion keeps only her own.
    </p>
    {memory.length === 0 && <p className={`${you.card} ${styles.none}`}>Nothing yet.</p>}
    {byCompanion(memory).map(([name, lines]) => (
      <div key={name} className={styles.companion}>
        <h3 className={styles.name}>{name}</h3>
        <ul className={you.card}>
          {lines.map((line) => (
            <MemoryLine key={line.id} line={line} onCorrect={onCorrect} onForget={onForget} />
          ))}
        </ul>
      </div>
    ))}
  </section>
);
