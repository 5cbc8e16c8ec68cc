import { afterEach, expect, test } from 'vitest';
import { writeClipboard } from './clipboard.ts';

afterEach(() => document.body.replaceChildren());

/** A window whose newer clipboard is barred, and that notes what the older way would copy. */
const oldWindow = (isAllowed: boolean) => {
  const selected: { text: string; parent: string | undefined }[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector('textarea');
      selected.push({ text: field?.value ?? '', parent: field?.parentElement?.tagName });
      return isAllowed;
    },
  });
  return { selected, write: writeClipboard({ navigator: {} as Navigator, document }) };
};

test('the newer clipboard is tried first', async () => {
  const copied: string[] = [];
  const navigator = { clipboard: { writeText: async (text: string) => void copied.push(text) } };
  await writeClipboard({ navigator: navigator as unknown as Navigator, document })('link');
  expect(copied).toEqual(['link']);
});

test('the older method follows, leaves no trace and restores the focus', async () => {
  document.body.innerHTML = '<button></button>';
  const button = document.querySelector('button');
  button?.focus();
  const { write, selected } = oldWindow(true);
  await write('link');
  expect(selected).toEqual([{ text: 'link', parent: 'BODY' }]);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('inside an open dialog it selects there', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  const { write, selected } = oldWindow(true);
  await write('link');
  expect(selected[0]?.parent).toBe('DIALOG');
});

test('when neither works it reports so', async () => {
  await expect(oldWindow(false).write('link')).rejects.toThrow('barred');
});
