import { useState } from 'react';
import { STATES_BY_NAME } from '#contract/indian-states.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './state.module.css';

interface Props {
  onChoose: (state: string) => void;
  onClose: () => void;
}

/** Where the buyer lives: asked once, where the tax on a purchase is paid by State. */
export const StateSheet = ({ onChoose, onClose }: Props) => {
  const [state, setState] = useState('');
  return (
    <Dialog title="Where do you live?" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(state);
        }}
      >
        <p>The tax in the price goes to your State. We ask this once, and for nothing else.</p>
        <label className={styles.label}>
          Your State
          <select
            className={styles.select}
            value={state}
            required
            onChange={(event) => setState(event.target.value)}
          >
            <option value="">Choose...</option>
            {STATES_BY_NAME.map(([digits, name]) => (
              <option key={digits} value={digits}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={button.button} disabled={state === ''}>
          Go on to pay
        </button>
      </form>
    </Dialog>
  );
};
