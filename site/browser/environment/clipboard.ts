/** Puts a text on the clipboard. Rejects where no way of doing so works. */
export type WriteClipboard = (text: string) => Promise<void>;

/** The old way, for pages without https and browsers inside other apps. */
const copySelection = (document: Document, text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Outside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
};

/** The clipboard of the browser that a window belongs to. */
export const writeClipboard =
  ({ navigator, document }: Pick<Window, 'navigator' | 'document'>): WriteClipboard =>
  async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copySelection(document, text)) throw new Error('The clipboard is barred');
    }
  };
