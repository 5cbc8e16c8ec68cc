import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { MESSAGE_MAX_LENGTH } from '#contract/limits.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './composer.module.css';

interface Props {
  /** Her first name; null until known. */
  name: string | null;
  draft: string;
  /** The draft is more than one message may hold. */
  tooLong: boolean;
  /** A text is on its way. */
  pending: boolean;
  /** The message whose words are being changed; null: the words are new. */
  editing: string | null;
  onCancelEdit: () => void;
  /** There is no chat to write to yet. */
  disabled: boolean;
  onWrite: (draft: string) => void;
  onSend: () => void;
  /** Begins to dictate; undefined where the browser cannot. */
  onDictate?: (() => void) | undefined;
}

/** What a key press says in a browser that has handed it to an input method. */
const HANDED_TO_INPUT_METHOD = 229;

/** While an input method is composing, Enter accepts a suggestion. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDED_TO_INPUT_METHOD;

/** Where the visitor writes. Enter sends, Shift and Enter begins a line. */
export const Composer = (props: Props) => {
  const { name, draft, tooLong, pending, editing, disabled, onWrite, onSend, onCancelEdit } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (editing !== null) input.current?.focus();
  }, [editing]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing !== null) onCancelEdit();
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) submit(event);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      {tooLong && (
        <p className={styles.tooLong} role="status">
          One message holds {MESSAGE_MAX_LENGTH} characters. Please send this in parts.
        </p>
      )}
      {editing !== null && (
        <div className={styles.editing}>
          <p role="status">Changing your last message</p>
          <button type="button" onClick={onCancelEdit}>
            Cancel
          </button>
        </div>
      )}
      <div className={styles.line}>
        <textarea
          ref={input}
          className={styles.input}
          rows={1}
          value={draft}
          placeholder={name === null ? 'Message...' : `Message ${name}...`}
          aria-label="Message"
          enterKeyHint="send"
          disabled={disabled}
          // Not `disabled`: that takes the focus, and with it a phone's keyboard, at every message.
          readOnly={pending}
          aria-disabled={pending}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {props.onDictate && draft === '' && (
          <button
            type="button"
            className={styles.mic}
            aria-label="Dictate"
            disabled={disabled || pending}
            onClick={props.onDictate}
          >
            <Icon name="mic" />
          </button>
        )}
        <button
          type="submit"
          className={styles.send}
          aria-label="Send"
          disabled={disabled || pending || tooLong || draft.trim() === ''}
          // Keeps the focus, and so the keyboard, in the input.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
};
