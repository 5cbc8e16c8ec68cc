import { useEffect, useState } from 'react';
import { piecesOf } from '../../../browser/voice/spoken-pieces.ts';
import { environment } from '../../app.ts';
import styles from './voice.module.css';

interface Props {
  /** What is read. */
  text: string;
  onEnd: () => void;
}

const RATES = [0.75, 1, 1.25, 1.5];
const RATE_KEY = 'jaanu_voice_rate';

const keptRate = (): number => {
  const kept = Number(environment.local.get(RATE_KEY));
  return RATES.includes(kept) ? kept : 1;
};

/** Reads a text out by the browser's own voice, and says that it is a computer's. Gone, it is silent. */
export const VoiceBar = ({ text, onEnd }: Props) => {
  const [rate, setRate] = useState(keptRate);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the one who listens may change without a word being read again
  useEffect(() => {
    const { speechSynthesis: speech } = window;
    const pieces = piecesOf(text);
    let isOver = false;
    const end = () => !isOver && onEnd();
    speech.cancel();
    for (const [at, piece] of pieces.entries()) {
      const spoken = new SpeechSynthesisUtterance(piece.text);
      const voices = speech.getVoices();
      spoken.lang = piece.lang;
      spoken.voice =
        voices.find(({ lang }) => lang.replace('_', '-') === piece.lang) ??
        voices.find(({ lang }) => lang.startsWith(piece.lang.slice(0, 2))) ??
        null;
      spoken.rate = rate;
      if (at === pieces.length - 1) spoken.onend = end;
      spoken.onerror = end;
      speech.speak(spoken);
    }
    if (pieces.length === 0) end();
    return () => {
      isOver = true;
      speech.cancel();
    };
  }, [text, rate]);

  const choose = (next: number) => {
    environment.local.set(RATE_KEY, String(next));
    setRate(next);
  };

  return (
    <fieldset className={styles.bar} aria-label="Reading aloud">
      <p className={styles.label}>Computer voice</p>
      <label className={styles.rate}>
        <span className="visually-hidden">Speed</span>
        <select value={rate} onChange={(event) => choose(Number(event.target.value))}>
          {RATES.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.stop} onClick={onEnd}>
        Stop
      </button>
    </fieldset>
  );
};
