import { useEffect, useRef, useState } from 'react';
import type { Remembered } from '#contract/schemas/memory.ts';
import type { MemoryChange } from '../../stores/account/memory.ts';
import { MemoryForm } from './MemoryForm.tsx';
import styles from './memory.module.css';

interface Props {
  line: Remembered;
  onCorrect: (id: string, value: string) => Promise<MemoryChange>;
  onForget: (id: string) => Promise<MemoryChange>;
}

/** 'busy': on its way to the server; the others are how that ended, and are told. */
type Phase = 'rest' | 'busy' | 'refused' | 'failed';

const TOLD = {
  refused: 'She would not say that. Please choose other words.',
  failed: 'That did not work. Please check your connection and try again.',
};

/** One thing she remembers. */
export const MemoryLine = ({ line: { id, label, value }, onCorrect, onForget }: Props) => {
  const [phase, setPhase] = useState<Phase>('rest');
  const [text, setText] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);

  const isEdited = text !== undefined;
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  const close = () => {
    setText(undefined);
    setPhase('rest');
  };
  /** The line goes, and the focus with it; the next key goes on from the heading. */
  const leave = () => document.getElementById('memory-title')?.focus();
  const save = async () => {
    const wanted = text?.trim() ?? '';
    if (wanted === '' || phase === 'busy') return;
    setPhase('busy');
    const ended = wanted === value ? 'done' : await onCorrect(id, wanted);
    if (ended === 'done') close();
    else if (ended === 'gone') leave();
    else setPhase(ended);
  };
  const forget = async () => {
    setPhase('busy');
    const ended = await onForget(id);
    if (ended === 'done' || ended === 'gone') leave();
    else setPhase(ended);
  };

  return (
    <li className={styles.line} aria-busy={phase === 'busy'}>
      {!isEdited ? (
        <>
          <p className={styles.fact}>
            <span className={styles.label}>{label}</span> {value}
          </p>
          <div className={styles.acts}>
            <button
              ref={edit}
              type="button"
              className={styles.act}
              aria-label={`Correct ${label}: ${value}`}
              onClick={() => {
                setText(value);
                setPhase('rest');
              }}
            >
              Correct
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={`Forget ${label}: ${value}`}
              disabled={phase === 'busy'}
              onClick={forget}
            >
              Forget
            </button>
          </div>
        </>
      ) : (
        <MemoryForm
          id={`memory-${id}`}
          label={label}
          text={text}
          onType={setText}
          onSave={save}
          onCancel={close}
        />
      )}
      {(phase === 'failed' || phase === 'refused') && (
        <p className={styles.failed} role="alert">
          {TOLD[phase]}
        </p>
      )}
    </li>
  );
};
