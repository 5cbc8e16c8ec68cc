import type { Page } from '@playwright/test';

/** Gives a browser voices of these languages; it reads nothing, and ends nothing on its own. */
export const giveVoices = (page: Page, languages: string[]): Promise<unknown> =>
  page.addInitScript((langs) => {
    let queue: SpeechSynthesisUtterance[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ lang, name: lang })),
      speak: (one: SpeechSynthesisUtterance) => queue.push(one),
      cancel: () => {
        queue = [];
      },
      queue: () => queue.map(({ lang, rate, text }) => ({ lang, rate, text })),
    });
    class Utterance {
      lang = '';
      rate = 1;
      voice = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: Utterance,
      configurable: true,
    });
  }, languages);

/** What waits to be read. */
export const spoken = (page: Page): Promise<{ lang: string; rate: number; text: string }[]> =>
  page.evaluate(() => (window.speechSynthesis as unknown as { queue(): never[] }).queue());

/** Gives a browser a recogniser controlled by `sayAloud` and `barMicrophone`. */
export const giveEars = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        Object.assign(window, { listening: this });
      }
      stop() {
        Object.assign(window, { listening: undefined });
      }
      abort() {
        this.stop();
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recogniser, configurable: true });
  });

/** Sends these words to the recogniser, once it listens. */
export const sayAloud = (page: Page, words: string): Promise<unknown> =>
  tellRecogniser(page, 'result', { results: [[{ transcript: words }]] });

/** Bars the recogniser, once it listens, as a browser does where the microphone is not allowed. */
export const barMicrophone = (page: Page): Promise<unknown> =>
  tellRecogniser(page, 'error', { error: 'not-allowed' });

const tellRecogniser = (page: Page, type: string, detail: object): Promise<unknown> =>
  page.waitForFunction(
    ([name, fields]) => {
      const { listening } = window as unknown as { listening?: EventTarget };
      return listening?.dispatchEvent(Object.assign(new Event(name), fields)) === true;
    },
    [type, detail] as const,
  );
