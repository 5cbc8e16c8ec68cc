import { busyText } from '#contract/busy-text.ts';
import { PAGES } from '#contract/pages.ts';
import type { LoadingFailure } from '../../stores/start/loading-failure.ts';
import button from '../../ui/button.module.css';
import styles from './loading.module.css';

interface Props {
  failure: LoadingFailure;
  /** Of the companion that was chosen, or null. */
  name: string | null;
  /** Why no chat may be started, in the server's words. */
  text?: string | undefined;
  onRetry: () => void;
}

const textOf = (failure: LoadingFailure, name: string): string => {
  switch (failure) {
    case 'busy':
      return busyText(name);
    case 'gone':
      return `${name} is not here any more.`;
    case 'unsuited':
      return `${name} does not offer this kind of chat.`;
    case 'closed':
    case 'enough':
    case 'paused':
    case 'unknown':
      return 'We could not open a chat just now.';
  }
};

/** Why no chat was opened, and a way on: another try, or another companion. */
export const LoadingProblem = ({ failure, name, text, onRetry }: Props) => {
  const bright = `${button.button} ${button.bright}`;
  return (
    <div className={styles.failed} role="alert">
      <p>{text ?? textOf(failure, name ?? 'She')}</p>
      {failure === 'unknown' ? (
        <button type="button" className={bright} onClick={onRetry}>
          Try again
        </button>
      ) : failure === 'closed' ? (
        <a className={bright} href={PAGES.contact}>
          Write to us
        </a>
      ) : failure === 'enough' ? (
        <a className={bright} href={PAGES.chats}>
          See your chats
        </a>
      ) : (
        <a className={bright} href={PAGES.companions}>
          Choose another companion
        </a>
      )}
      <a className={`${button.button} ${button.ghost}`} href={PAGES.home}>
        Go home
      </a>
    </div>
  );
};
