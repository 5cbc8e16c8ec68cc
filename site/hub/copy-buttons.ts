import { writeClipboard } from '../browser/environment/clipboard.ts';

const COPIED_MS = 2000;

/** Every button with `data-copy` copies that text and says so for two seconds. */
export const watchCopyButtons = (): void => {
  const write = writeClipboard(window);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const label = button.textContent.trim();
    let timer = 0;
    const say = (text: string) => {
      button.textContent = text;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        button.textContent = label;
      }, COPIED_MS);
    };
    button.onclick = () =>
      write(button.dataset.copy ?? '').then(
        () => say('Copied!'),
        () => say('Please copy by hand'),
      );
  }
};
