import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { press, render } from '../../test/render.ts';
import { PlainToast } from './PlainToast.tsx';
import { PATIENCE_MS, Toaster } from './Toaster.tsx';
import { TOAST_MS, type ToastText } from './toast-text.ts';

const ERROR: ToastText = { title: 'Error', text: 'Try again.', isDestructive: true };
const WORD: ToastText = { title: 'Copied', text: 'Share it.' };

// Fetched before, so that a toast comes within the `act` that waits for it.
beforeAll(() => import('./Toast.tsx'));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const toasts = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
const announced = () => [...document.querySelectorAll('[aria-live]')];

/** Waits for everything that was started. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

const setUp = async (first: ToastText) => {
  let hidden = 0;
  const toaster = (shown: ToastText | null) => (
    <Toaster
      notice={shown}
      onHide={() => {
        hidden += 1;
      }}
    />
  );
  const screen = render(toaster(null));
  const show = async (notice: ToastText | null) => {
    screen.show(toaster(notice));
    await settle();
  };
  await show(first);
  const [toast] = toasts();
  if (!toast) throw new Error(document.body.innerHTML);
  toast.setPointerCapture = () => {};
  toast.hasPointerCapture = () => false;
  const point = (type: string, clientX: number) =>
    act(() => {
      toast.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, button: 0 }));
    });
  const swipe = (to: number) => {
    point('pointerdown', 100);
    for (const x of [110, to]) point('pointermove', x);
    point('pointerup', to);
  };
  return { show, toast, swipe, hidden: () => hidden };
};

test('it is announced once: an error interrupts, other notices wait', async () => {
  const { toast, show } = await setUp(ERROR);
  expect(toast.textContent).toBe('ErrorTry again.');
  const [alert, ...others] = announced();
  await expect.poll(() => act(async () => alert?.textContent)).toBe('Notification ErrorTry again.');
  expect(alert?.getAttribute('aria-live')).toBe('assertive');
  expect(others).toEqual([]);
  await show(WORD);
  expect(announced().map((word) => word.getAttribute('aria-live'))).toEqual(['polite']);
});

test('one is shown at a time, each for its whole time', async () => {
  const { show, hidden } = await setUp(ERROR);
  await act(() => vi.advanceTimersByTimeAsync(TOAST_MS - 100));
  await show(WORD);
  expect(toasts().map(({ textContent }) => textContent)).toEqual(['CopiedShare it.']);
  await act(() => vi.advanceTimersByTimeAsync(TOAST_MS - 100));
  expect(hidden()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(hidden()).toBe(1);
  await show(null);
  expect(toasts()).toEqual([]);
});

test('its cross dismisses it', async () => {
  const { toast, hidden } = await setUp(ERROR);
  act(() => toast.querySelector('button')?.click());
  expect(hidden()).toBe(1);
});

describe('a swipe', () => {
  test('of more than 50 pixels to the right dismisses it', async () => {
    const { swipe, hidden } = await setUp(ERROR);
    swipe(151);
    expect(hidden()).toBe(1);
  });

  test.each([
    ['a shorter one', 149],
    ['one to the left', 20],
  ])('%s leaves it', async (_what, end) => {
    const { swipe, hidden } = await setUp(ERROR);
    swipe(end);
    expect(hidden()).toBe(0);
  });
});

test('F8 focuses it, which pauses its timer; the focus is restored with it', async () => {
  const { toast, hidden, show } = await setUp(ERROR);
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  press(document.body, 'a', { code: 'KeyA' });
  expect(document.activeElement).toBe(before);
  press(document.body, 'F8', { code: 'F8' });
  expect(document.activeElement).toBe(toast.parentElement);
  await act(() => vi.advanceTimersByTimeAsync(2 * TOAST_MS));
  expect(hidden()).toBe(0);
  press(toast, 'Escape');
  expect(hidden()).toBe(1);
  await show(null);
  expect(document.activeElement).toBe(before);
});

test('over an open dialog it is rendered inside, and Escape in it leaves the dialog open', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const { show } = render(null);
  document.body.append(dialog);
  show(<Toaster notice={ERROR} onHide={() => {}} />);
  await settle();
  const toast = dialog.querySelector('li');
  expect(toast).not.toBeNull();
  expect(dialog.querySelector('[aria-live]')).not.toBeNull();
  expect(toast && press(toast, 'Escape')).toBe(false);
});

test('when its code does not load in time, the notice is shown in another way', async () => {
  vi.doMock('./Toast.tsx', () => new Promise(() => {}));
  try {
    const { show, find, container } = render(
      <Toaster notice={null} isExpected onHide={() => {}} />,
    );
    await act(() => vi.advanceTimersByTimeAsync(2 * PATIENCE_MS));
    show(<Toaster notice={ERROR} isExpected onHide={() => {}} />);
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS - 1));
    expect(container.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(find('[role="alert"]').textContent).toBe('ErrorTry again.');
  } finally {
    vi.doUnmock('./Toast.tsx');
  }
});

describe('without its code', () => {
  const plain = () => {
    let closed = 0;
    const screen = render(
      <PlainToast
        notice={ERROR}
        isOpen
        onHide={() => {
          closed += 1;
        }}
      />,
    );
    return { ...screen, closed: () => closed };
  };

  test('the notice can still be read and closed', () => {
    const { find, closed } = plain();
    expect(find('[role="alert"]').textContent).toBe('ErrorTry again.');
    find('button').click();
    expect(closed()).toBe(1);
  });

  test('the notice disappears by itself', () => {
    const { closed } = plain();
    vi.advanceTimersByTime(TOAST_MS);
    expect(closed()).toBe(1);
  });
});
