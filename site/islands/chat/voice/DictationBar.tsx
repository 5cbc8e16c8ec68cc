import { useEffect, useState } from 'react';
import { languageOf, recogniserOf } from '../../../browser/voice/voices.ts';
import styles from './voice.module.css';

interface Props {
  /** The composer's text when it starts; what is heard is appended. */
  draft: string;
  onWrite: (draft: string) => void;
  onEnd: () => void;
}

type Heard = Event & { results: ArrayLike<{ 0?: { transcript: string } }> };

const PROBLEMS: Record<string, string> = {
  'not-allowed': 'The microphone is barred. Allow it in the browser’s settings for this page.',
  'audio-capture': 'No microphone was found.',
  network: 'Dictation needs a connection.',
};

/** Writes what is said into the composer, by the browser's own recogniser; nothing is sent by itself. */
export const DictationBar = ({ draft, onWrite, onEnd }: Props) => {
  const [begun] = useState(draft);
  const [language, setLanguage] = useState<'en' | 'hi'>(
    languageOf(draft) === 'hi' || navigator.language.startsWith('hi') ? 'hi' : 'en',
  );
  const [problem, setProblem] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard goes to whoever listens then
  useEffect(() => {
    const Recogniser = recogniserOf(window);
    if (!Recogniser) return onEnd();
    const recogniser = new Recogniser();
    let isOver = false;
    recogniser.lang = `${language}-IN`;
    recogniser.interimResults = true;
    recogniser.addEventListener('result', (event) => {
      const heard = Array.from((event as Heard).results, ({ 0: best }) => best?.transcript ?? '');
      const words = heard.join('').trim();
      onWrite(begun.trim() === '' ? words : `${begun.trimEnd()} ${words}`);
    });
    recogniser.addEventListener('error', (event) => {
      const { error } = event as Event & { error: string };
      if (!isOver && error !== 'aborted' && error !== 'no-speech') {
        isOver = true;
        setProblem(PROBLEMS[error] ?? 'Dictation did not work.');
      }
    });
    recogniser.addEventListener('end', () => !isOver && onEnd());
    recogniser.start();
    return () => {
      isOver = true;
      recogniser.abort();
    };
  }, [language]);

  return (
    <fieldset className={styles.bar} aria-label="Dictation">
      <p className={styles.sentence} role="status">
        {problem ?? 'Listening... Your browser may send your voice to its maker.'}
      </p>
      {!problem && (
        <label className={styles.rate}>
          <span className="visually-hidden">Language</span>
          <select
            value={language}
            onChange={(event) => setLanguage(event.target.value === 'hi' ? 'hi' : 'en')}
          >
            <option value="en">English</option>
            <option value="hi">हिन्दी</option>
          </select>
        </label>
      )}
      <button type="button" className={styles.stop} onClick={onEnd}>
        {problem ? 'Close' : 'Stop'}
      </button>
    </fieldset>
  );
};
