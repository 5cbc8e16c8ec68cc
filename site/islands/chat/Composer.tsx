import type { KeyboardEvent, SyntheticEvent } from 'react';
import { MESSAGE_MAX_LENGTH } from '#contract/limits.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './composer.module.css';

interface Props {
  name: string;
  draft: string;
  /** A text is on its way. */
  pending: boolean;
  /** There is no chat to write to yet. */
  disabled: boolean;
  onWrite: (draft: string) => void;
  onSend: () => void;
}

/** Where the visitor writes. Enter sends, Shift and Enter begins a line. */
export const Composer = ({ name, draft, pending, disabled, onWrite, onSend }: Props) => {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing, Enter accepts a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        className={styles.input}
        rows={1}
        value={draft}
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder={`Message ${name}...`}
        aria-label="Message"
        enterKeyHint="send"
        disabled={disabled}
        // Not `disabled`: that takes the focus, and with it a phone's keyboard, at every message.
        readOnly={pending}
        aria-disabled={pending}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Send"
        disabled={disabled || pending || draft.trim() === ''}
        // Keeps the focus, and so the keyboard, in the input.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </button>
    </form>
  );
};
