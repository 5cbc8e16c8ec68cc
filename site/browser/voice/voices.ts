/** The languages that a browser has a computer voice for. */
export type Voices = readonly ('en' | 'hi')[];

/** Text in Devanagari is read by a Hindi voice, all other by an English one. */
export const languageOf = (text: string): 'en' | 'hi' =>
  /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';

/** Calls with the voices there are, and again when others come; the answer stops it. */
export const onVoices = ({ speechSynthesis: speech }: Window, call: (voices: Voices) => void) => {
  const look = () => {
    const tongues = speech.getVoices().map(({ lang }) => lang.slice(0, 2).toLowerCase());
    call((['en', 'hi'] as const).filter((tongue) => tongues.includes(tongue)));
  };
  if (!speech) return undefined;
  look();
  speech.addEventListener?.('voiceschanged', look);
  return () => speech.removeEventListener?.('voiceschanged', look);
};

type Recogniser = new () => SpeechRecogniser;

/** As far as it is used: the browsers' own type is not in every library of types. */
export interface SpeechRecogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

/** The browser's recogniser of speech; undefined where it has none. */
export const recogniserOf = (window: object): Recogniser | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Record<string, Recogniser>;
  return SpeechRecognition ?? webkitSpeechRecognition;
};
