import type { Remembered } from '#contract/schemas/memory.ts';
import type { MemoryChange } from '../../../stores/account/memory.ts';
import you from '../you.module.css';
import { MemoryLine } from './MemoryLine.tsx';
import styles from './memory.module.css';
import { RememberedMessage } from './RememberedMessage.tsx';

export interface MemoryProps {
  /** By companion, the oldest first. */
  memory: readonly Remembered[];
  /** Each answers how it ended. */
  onCorrect: (id: string, value: string) => Promise<MemoryChange>;
  onForget: (id: string) => Promise<MemoryChange>;
  onPutBack: (id: string) => Promise<MemoryChange>;
  /** Of a message. */
  onRemember: (id: string, isWanted: boolean) => Promise<MemoryChange>;
  /** Milliseconds since 1970. */
  now: number;
}

const byCompanion = (memory: readonly Remembered[]): [string, Remembered[]][] => {
  const names = [...new Set(memory.map(({ companionName }) => companionName))];
  return names.map((name) => [name, memory.filter((line) => line.companionName === name)]);
};

/** What each companion remembers, line by line; the code is fetched once there is something. */
export const MemoryLines = ({ memory, now, onRemember, ...acts }: MemoryProps) =>
  byCompanion(memory).map(([name, lines]) => (
    <div key={name} className={styles.companion}>
      <h3 className={styles.name}>{name}</h3>
      <ul className={you.card}>
        {lines.map((line) =>
          line.message ? (
            <RememberedMessage
              key={line.id}
              line={{ ...line, message: line.message }}
              now={now}
              onRemember={onRemember}
            />
          ) : (
            <MemoryLine key={line.id} line={line} {...acts} />
          ),
        )}
      </ul>
    </div>
  ));
