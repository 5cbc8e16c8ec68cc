import { type FormEvent, useState } from 'react';
import { isPin } from '../../../browser/phone/pin.ts';
import button from '../../../ui/button.module.css';
import you from '../you.module.css';
import styles from './pin.module.css';
import { Switch } from './Switch.tsx';

interface Props {
  isOn: boolean;
  /** The browser can check a PIN. */
  canLock: boolean;
  /** Answers whether the browser has kept it. */
  onKeep: (pin: string) => Promise<boolean>;
  onForget: () => void;
}

const ABOUT =
  'Asks for 4 to 6 digits before any screen of the app is shown, and again after a minute away. Articles stay open. It locks the screen and no more: it does not encrypt anything. Forgotten, your recovery code opens it; without one the chats of this browser stay closed.';

/** A PIN for a shared phone: chosen twice, taken away at once. */
export const PinSetting = ({ isOn, canLock, onKeep, onForget }: Props) => {
  const [isChoosing, setChoosing] = useState(false);
  const [pins, setPins] = useState(['', '']);
  const [problem, setProblem] = useState<string | null>(null);
  const [pin = '', again = ''] = pins;
  const switchTo = (wanted: boolean) => {
    setProblem(wanted && !canLock ? 'This needs a secure connection (https).' : null);
    if (!wanted) onForget();
    setChoosing(wanted && canLock);
    setPins(['', '']);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin)) setProblem('Choose 4 to 6 digits.');
    else if (pin !== again) setProblem('The two are not the same.');
    else if (await onKeep(pin)) {
      setProblem(null);
      setChoosing(false);
    } else setProblem('Your browser keeps nothing, so there can be no PIN.');
  };
  const field = (label: string, value: string, change: (text: string) => void) => (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
  return (
    <>
      <Switch
        id="pin"
        label="PIN on this phone"
        about={ABOUT}
        isOn={isOn || isChoosing}
        obstacle={isChoosing ? null : problem}
        onSwitch={switchTo}
      />
      {isChoosing && (
        <form className={`${you.card} ${styles.form}`} onSubmit={submit}>
          {field('New PIN', pin, (text) => setPins([text, again]))}
          {field('The same again', again, (text) => setPins([pin, text]))}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className={button.button}>
            Set the PIN
          </button>
        </form>
      )}
    </>
  );
};
