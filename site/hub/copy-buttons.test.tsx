import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCopyButtons } from './copy-buttons.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button data-copy="a #b">\n Copy\n</button>';
});
afterEach(() => vi.useRealTimers());

const clipboard = (write: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });

const button = () => document.querySelector('button') as HTMLButtonElement;

const press = async () => {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
};

test('the button says for two seconds that it has copied', async () => {
  clipboard(async () => {});
  watchCopyButtons();
  await press();
  expect(button().textContent).toBe('Copied!');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(button().textContent).toBe('Copied!');
  await vi.advanceTimersByTimeAsync(1);
  expect(button().textContent).toBe('Copy');
});

test('a second press starts the two seconds again', async () => {
  clipboard(async () => {});
  watchCopyButtons();
  await press();
  await vi.advanceTimersByTimeAsync(1_500);
  await press();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(button().textContent).toBe('Copied!');
  await vi.advanceTimersByTimeAsync(500);
  expect(button().textContent).toBe('Copy');
});

test('when nothing can be copied it says what to do', async () => {
  clipboard(() => Promise.reject(new Error('refused')));
  document.execCommand = () => false;
  watchCopyButtons();
  await press();
  expect(button().textContent).toBe('Please copy by hand');
});
