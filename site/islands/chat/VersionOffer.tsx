import { useState } from 'react';
import type { Session } from '#contract/schemas/chat.ts';
import type { VersionChoice } from '#contract/schemas/chat-actions.ts';
import { createChatActionsApi } from '../../browser/api/chat-actions-api.ts';
import button from '../../ui/button.module.css';
import { firstNameOf } from '../../ui/format/first-name.ts';
import { environment, user } from '../app.ts';
import styles from './offer.module.css';

interface Props {
  session: Session;
  /** The visitor has answered. */
  onDone: () => void;
}

/** Says once that she has changed, and lets the visitor choose; nothing changes by itself. */
export const VersionOffer = ({ session, onDone }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const name = firstNameOf(session.companionName);
  const choose = async (choice: VersionChoice) => {
    try {
      await user.asVisitor(() =>
        createChatActionsApi(environment).chooseVersion(session.id, choice),
      );
      onDone();
    } catch (error) {
      environment.log.error('Failed to choose a version', error);
      setFailed(true);
    }
  };
  return (
    <section className={styles.offer} aria-label={`${name} has changed a little`}>
      <p>
        {name} has changed a little. This chat keeps her as she was, unless you try the new one; you
        can go back.
      </p>
      {isOpen && (
        <ul className={styles.changes}>
          {session.version?.changes?.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <p role="alert">That did not work. Please check your connection and try again.</p>
      )}
      <div className={styles.answers}>
        {!isOpen && (
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => setOpen(true)}
          >
            See what
          </button>
        )}
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => choose('keep')}
        >
          Keep as she is
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => choose('try')}
        >
          Try
        </button>
      </div>
    </section>
  );
};
