import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { press, render } from '../../test/render.ts';
import { PlainToast } from './PlainToast.tsx';
import { Toaster } from './Toaster.tsx';
import type { ToastText } from './toast-text.ts';

const ERROR: ToastText = { title: 'Error', text: 'Try again.', isDestructive: true };
const WORD: ToastText = { title: 'Copied', text: 'Share it.' };

// Fetched before, so that a toast comes within the `act` that waits for it.
beforeAll(() => import('./Toast.tsx'));

afterEach(() => document.body.replaceChildren());

const setUp = async (notice: ToastText) => {
  const heard: string[] = [];
  const toaster = (shown: ToastText | null) => (
    <Toaster
      notice={shown}
      onHide={() => void heard.push('hide')}
      onPause={() => void heard.push('pause')}
      onResume={() => void heard.push('resume')}
    />
  );
  const screen = render(toaster(null));
  expect(document.querySelector('section')).toBeNull();
  screen.show(toaster(notice));
  await expect.poll(() => act(async () => document.querySelector('section'))).toBeTruthy();
  const region = document.querySelector('section') as HTMLElement;
  const toast = region.firstElementChild as HTMLElement;
  const point = (type: string, clientX: number) =>
    act(() => {
      toast.dispatchEvent(
        new PointerEvent(type, { clientX, bubbles: true, isPrimary: true, button: 0 }),
      );
    });
  return { ...screen, heard, region, toast, point, hide: () => screen.show(toaster(null)) };
};

test('an error interrupts, other words wait', async () => {
  const { toast } = await setUp(ERROR);
  expect(toast.getAttribute('role')).toBe('alert');
  expect(toast.textContent).toBe('ErrorTry again.');
  expect((await setUp(WORD)).toast.getAttribute('role')).toBe('status');
});

test('its cross puts it away', async () => {
  const { toast, heard } = await setUp(ERROR);
  act(() => toast.querySelector('button')?.click());
  expect(heard).toEqual(['hide']);
});

describe('a swipe', () => {
  test('of 50 pixels to the right puts it away', async () => {
    const { toast, point, heard } = await setUp(ERROR);
    point('pointerdown', 100);
    point('pointermove', 130);
    expect(toast.style.transform).toBe('translateX(30px)');
    point('pointerup', 150);
    expect(heard).toEqual(['pause', 'hide']);
  });

  test.each([
    ['a shorter one', 149],
    ['one to the left', 20],
  ])('%s leaves it', async (_what, end) => {
    const { toast, point, heard } = await setUp(ERROR);
    point('pointerdown', 100);
    point('pointermove', end);
    point('pointerup', end);
    expect(heard).toEqual(['pause', 'resume']);
    expect(toast.style.transform).toBe('');
  });

  test('that the browser takes over leaves it', async () => {
    const { point, heard } = await setUp(ERROR);
    point('pointermove', 100);
    point('pointerdown', 100);
    point('pointercancel', 190);
    expect(heard).toEqual(['pause', 'resume']);
  });
});

test('F8 focuses it, which holds its time; the focus goes back with it', async () => {
  const before = document.createElement('button');
  const { region, heard, hide } = await setUp(ERROR);
  document.body.append(before);
  before.focus();
  press(document.body, 'a');
  expect(document.activeElement).toBe(before);
  press(document.body, 'F8');
  expect(document.activeElement).toBe(region);
  expect(heard).toEqual(['pause']);
  press(region, 'Escape');
  expect(heard).toContain('hide');
  hide();
  expect(document.activeElement).toBe(before);
});

test('over an open dialog it stands inside', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  const { show } = render(null);
  document.body.append(dialog);
  show(<Toaster notice={ERROR} onHide={() => {}} onPause={() => {}} onResume={() => {}} />);
  await expect.poll(() => act(async () => dialog.querySelector('section'))).toBeTruthy();
});

test('without its code it can still be read and closed', () => {
  let closed = 0;
  const { find } = render(
    <PlainToast
      notice={ERROR}
      onHide={() => {
        closed += 1;
      }}
    />,
  );
  expect(find('[role="alert"]').textContent).toBe('ErrorTry again.');
  find('button').click();
  expect(closed).toBe(1);
});
