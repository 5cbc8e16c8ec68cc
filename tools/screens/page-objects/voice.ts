import type { Page } from '@playwright/test';

/** Gives a browser voices of these languages; it reads nothing, and ends nothing by itself. */
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

/** Gives a browser a recogniser that hears what a `heard` event tells it, and is `barred` by another. */
export const giveEars = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        addEventListener('heard', (event) => {
          const transcript = (event as CustomEvent<string>).detail;
          this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        });
        addEventListener('barred', () => {
          this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
        });
      }
      stop() {}
      abort() {}
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recogniser, configurable: true });
  });
