import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Remembered } from '#contract/schemas/memory.ts';
import type { MemoryChange } from '../../../stores/account/memory.ts';
import { MemoryForm } from './MemoryForm.tsx';
import styles from './memory.module.css';

interface Props {
  line: Remembered;
  onCorrect: (id: string, value: string) => Promise<MemoryChange>;
  onForget: (id: string) => Promise<MemoryChange>;
  onPutBack: (id: string) => Promise<MemoryChange>;
}

/** 'busy': on its way to the server; the others are how that ended, and are shown. */
type Phase = 'rest' | 'busy' | 'refused' | 'failed';

const TOLD = {
  refused: 'She would not say that. Please choose other words.',
  failed: 'That did not work. Please check your connection and try again.',
};

/** One thing she remembers; forgetting it can be undone for some seconds. */
export const MemoryLine = ({ line, onCorrect, onForget, onPutBack }: Props) => {
  const { id, label, value } = line;
  const [phase, setPhase] = useState<Phase>('rest');
  const [text, setText] = useState<string>();
  const [isForgotten, setForgotten] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);

  const isEdited = text !== undefined;
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  // Where the line goes, and the focus with it, the next key continues from the heading.
  useLayoutEffect(() => {
    const shown = item.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('memory-title')?.focus();
    };
  }, []);

  const close = () => {
    setText(undefined);
    setPhase('rest');
  };
  const attempt = async (change: Promise<MemoryChange>, done: () => void) => {
    setPhase('busy');
    const ended = await change;
    if (ended === 'done') done();
    setPhase(ended === 'done' || ended === 'gone' ? 'rest' : ended);
  };
  const save = async () => {
    const wanted = text?.trim() ?? '';
    if (wanted === '' || phase === 'busy') return;
    if (wanted === value) close();
    else await attempt(onCorrect(id, wanted), close);
  };
  /** Forgets it, or takes that back; the same button, so the focus stays. */
  const turn = () =>
    phase !== 'busy' &&
    attempt(isForgotten ? onPutBack(id) : onForget(id), () => setForgotten(!isForgotten));

  return (
    <li ref={item} className={styles.line} aria-busy={phase === 'busy'}>
      {!isEdited ? (
        <>
          <p className={styles.fact}>
            <span className={styles.label}>{label}</span>{' '}
            {isForgotten ? <span role="status">Forgotten.</span> : value}
          </p>
          <div className={styles.acts}>
            {!isForgotten && (
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
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={`${isForgotten ? 'Undo:' : 'Forget'} ${label}: ${value}`}
              aria-disabled={phase === 'busy'}
              onClick={() => void turn()}
            >
              {isForgotten ? 'Undo' : 'Forget'}
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
