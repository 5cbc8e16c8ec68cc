import type { FormEvent } from 'react';
import button from '../../../ui/button.module.css';
import styles from './memory.module.css';

interface Props {
  /** Of the field. */
  id: string;
  label: string;
  text: string;
  onType: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Corrects one thing she remembers. */
export const MemoryForm = ({ id, label, text, onType, onSave, onCancel }: Props) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        maxLength={60}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
        autoFocus
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <button type="submit" className={button.button} disabled={text.trim() === ''}>
        Save
      </button>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
};
