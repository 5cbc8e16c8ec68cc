import { type FormEvent, useId, useRef, useState } from 'react';
import { type More, type Ran, Refusal, run } from '../api.ts';

/** A field of what is done. */
export interface Field {
  name: string;
  label: string;
  kind?: 'text' | 'number' | 'long';
  initial?: string;
  hint?: string;
  isOptional?: boolean;
  min?: number;
  max?: number;
}

/** What a filled-in form asks for. */
export interface Asked {
  command: string;
  args: string[];
  more?: Omit<More, 'reason'>;
  /** What will happen, as a sentence, to be confirmed. */
  sentence: string;
}

interface Props {
  /** On the button that opens it. */
  label: string;
  title: string;
  fields?: readonly Field[];
  /** Where the reason can be read, and by whom. */
  reasonHint?: string;
  isGrave?: boolean;
  ask: (values: Record<string, string>, reason: string) => Asked;
  /** It was done, or tried. */
  onDone: () => void;
}

type Step =
  | { kind: 'fill' }
  | { kind: 'confirm'; asked: Asked; reason: string }
  | { kind: 'running'; asked: Asked }
  | { kind: 'done'; code: number; lines: string[]; again?: () => Promise<void> };

const NO_FIELDS: readonly Field[] = [];

/** A change: filled in with a reason, confirmed, done once, and its outcome shown. */
export function Action({
  label,
  title,
  fields = NO_FIELDS,
  reasonHint,
  isGrave,
  ask,
  onDone,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [step, setStep] = useState<Step>({ kind: 'fill' });
  const [serial, setSerial] = useState(0);
  const open = () => {
    setStep({ kind: 'fill' });
    setSerial(serial + 1);
    dialog.current?.showModal();
  };
  const close = () => {
    dialog.current?.close();
    if (step.kind === 'done') onDone();
  };
  const fill = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { reason = '', ...values } = data;
    setStep({ kind: 'confirm', asked: ask(values, reason.trim()), reason: reason.trim() });
  };
  const confirm = async (asked: Asked, reason: string) => {
    setStep({ kind: 'running', asked });
    try {
      const { code, lines }: Ran<unknown> = await run(asked.command, asked.args, {
        ...asked.more,
        reason,
      });
      setStep({ kind: 'done', code, lines });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'That went wrong.';
      // It may have been done all the same: the very same again does it once.
      const isLost = error instanceof Refusal && (error.status === 0 || error.status >= 500);
      const again = isLost ? { again: () => confirm(asked, reason) } : {};
      setStep({ kind: 'done', code: 1, lines: [sentence], ...again });
    }
  };
  return (
    <>
      <button type="button" className={isGrave ? 'grave' : undefined} onClick={open}>
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        onCancel={(event) => {
          event.preventDefault();
          if (step.kind !== 'running') close();
        }}
      >
        <h2 id={heading}>{title}</h2>
        <form key={serial} onSubmit={fill} hidden={step.kind !== 'fill'}>
          {fields.map((field) => (
            <FieldInput key={field.name} {...field} />
          ))}
          <label>
            Reason
            <textarea name="reason" required maxLength={200} rows={2} />
            {reasonHint && <small>{reasonHint}</small>}
          </label>
          <p className="buttons">
            <button type="button" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="strong">
              Continue
            </button>
          </p>
        </form>
        {step.kind === 'confirm' && (
          <div>
            <p className="sentence">{step.asked.sentence}</p>
            <p className="quiet">“{step.reason}”</p>
            <p className="buttons">
              <button type="button" onClick={() => setStep({ kind: 'fill' })}>
                Back
              </button>
              <button
                type="button"
                className={isGrave ? 'grave strong' : 'strong'}
                onClick={() => void confirm(step.asked, step.reason)}
              >
                Yes, do it
              </button>
            </p>
          </div>
        )}
        {step.kind === 'running' && <p role="status">{step.asked.sentence} One moment…</p>}
        {step.kind === 'done' && (
          <div>
            <div role="alert" className={step.code === 0 ? 'good' : 'refused'}>
              {step.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="buttons">
              {step.again && (
                <button type="button" onClick={() => void step.again?.()}>
                  The same again
                </button>
              )}
              <button type="button" className="strong" onClick={close}>
                Close
              </button>
            </p>
          </div>
        )}
      </dialog>
    </>
  );
}

function FieldInput({ name, label, kind = 'text', initial, hint, isOptional, min, max }: Field) {
  const id = useId();
  const shared = { id, name, defaultValue: initial, required: !isOptional };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === 'long' ? (
        <textarea {...shared} maxLength={max ?? 200} rows={3} />
      ) : (
        <input
          {...shared}
          type={kind}
          {...(kind === 'number'
            ? { min, max, step: 1, inputMode: 'numeric' as const }
            : { maxLength: max ?? 200 })}
        />
      )}
      {hint && <small>{hint}</small>}
    </div>
  );
}
