import type { SignedIn } from '#contract/schemas/sign-in.ts';
import button from '../../ui/button.module.css';
import { dayLabel } from '../../ui/format/message-day.ts';
import styles from './keep.module.css';

interface Props {
  browsers: SignedIn['browsers'];
  isBusy: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onSignOut: (id: string) => void;
  onSignOutEverywhere: () => void;
  onSignOutHere: () => void;
}

/** Where the account is signed in, and how to end that. */
export const Browsers = ({ browsers, isBusy, now, ...props }: Props) => (
  <div className={styles.card}>
    <div className={styles.part}>
      <h3 className={styles.title}>Signed in</h3>
      <ul className={styles.browsers}>
        {browsers.map(({ id, system, isThis, firstSeenAt, lastSeenAt }) => (
          <li key={id} className={styles.browser}>
            <p className={styles.system}>
              {system || 'A browser'}
              {isThis && <strong> (this one)</strong>}
            </p>
            <p className={styles.seen}>
              Last seen: {dayLabel(lastSeenAt, now)}. First: {dayLabel(firstSeenAt, now)}.
            </p>
            {!isThis && (
              <button
                type="button"
                className={styles.link}
                aria-label={`Sign out ${system || 'this browser'}`}
                disabled={isBusy}
                onClick={() => props.onSignOut(id)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          disabled={isBusy}
          onClick={props.onSignOutEverywhere}
        >
          Sign out everywhere else
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          disabled={isBusy}
          onClick={props.onSignOutHere}
        >
          Sign out here
        </button>
      </div>
    </div>
  </div>
);
