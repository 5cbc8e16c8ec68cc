import type { LedgerLine } from '#contract/schemas/account.ts';
import button from '../../../ui/button.module.css';
import { dayLabel } from '../../../ui/format/message-day.ts';
import you from '../you.module.css';
import styles from './ledger.module.css';
import { ledgerText } from './ledger-text.ts';

interface Props {
  /** Newest first. */
  lines: readonly LedgerLine[];
  /** What there is below them. */
  older: 'none' | 'rest' | 'loading' | 'failed';
  /** Milliseconds since 1970. */
  now: number;
  onOlder: () => void;
}

/** Noon in India: well within the day, whatever a browser makes of it. */
const noonOf = (day: string) => `${day}T12:00:00+05:30`;

const byDay = (lines: readonly LedgerLine[]): [string, LedgerLine[]][] => {
  const days = new Map<string, LedgerLine[]>();
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line]);
  return [...days];
};

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `\u2212${-delta}`);

/** Where the messages came from and went, day by day. */
export const Ledger = ({ lines, older, now, onOlder }: Props) => (
  <section aria-labelledby="ledger-title">
    <h2 id="ledger-title" className={you.heading}>
      Where your messages went
    </h2>
    {lines.length === 0 && <p className={you.note}>Nothing has changed your balance yet.</p>}
    {byDay(lines).map(([day, entries]) => (
      <div key={day} className={styles.day}>
        <h3 className={styles.date}>
          <time dateTime={day}>{dayLabel(noonOf(day), now)}</time>
        </h3>
        <ul className={you.card}>
          {entries.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a day never change their order
            <li key={at} className={styles.line}>
              <span>{ledgerText(line)}</span>
              <span className={styles.delta} data-gain={line.delta > 0}>
                {signed(line.delta)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {older === 'failed' && (
      <p className={you.note} role="alert">
        The older ones could not be loaded.
      </p>
    )}
    {older !== 'none' && (
      <button
        type="button"
        className={`${button.button} ${button.quiet} ${styles.older}`}
        aria-busy={older === 'loading'}
        onClick={onOlder}
      >
        {older === 'loading' ? 'Loading...' : 'Show older'}
      </button>
    )}
  </section>
);
