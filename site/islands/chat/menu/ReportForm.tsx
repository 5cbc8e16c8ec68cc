import { type FormEvent, useState } from 'react';
import button from '../../../ui/button.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './menu.module.css';

interface Props {
  name: string;
  /** The message. */
  words: string;
  onReport: (reason: string, consent: boolean) => Promise<void>;
  onClose: () => void;
}

const REASONS = [
  'It is hurtful or threatening',
  'It is sexual in a way I did not want',
  'It is untrue or dangerous advice',
  'She claims to be a person',
  'Something else',
];

const OTHER = REASONS.at(-1);

/** Says what is wrong with a message of hers, and whether the operator may read it. */
export const ReportForm = ({ name, words, onReport, onClose }: Props) => {
  const [choice, setChoice] = useState('');
  const [more, setMore] = useState('');
  const [consent, setConsent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reason = choice === OTHER ? more.trim() : choice;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '' || isBusy) return;
    setBusy(true);
    await onReport(reason, consent);
    setBusy(false);
  };
  return (
    <Dialog title={`Report a message of ${name}`} onClose={onClose}>
      <p className={styles.words} dir="auto">
        {words}
      </p>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.choices}>
          <legend>What is wrong with it?</legend>
          {REASONS.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="reason"
                checked={choice === one}
                onChange={() => setChoice(one)}
              />
              {one}
            </label>
          ))}
        </fieldset>
        {choice === OTHER && (
          <label className={styles.more}>
            In your words
            <textarea
              className={styles.text}
              rows={3}
              maxLength={500}
              value={more}
              onChange={(event) => setMore(event.target.value)}
            />
          </label>
        )}
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
          />
          The team may read this message. Without it we keep only your reason.
        </label>
        <button type="submit" className={button.button} disabled={reason === '' || isBusy}>
          {isBusy ? 'Sending...' : 'Report'}
        </button>
      </form>
    </Dialog>
  );
};
