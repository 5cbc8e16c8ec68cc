import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScreen } from './lock-screen.ts';

const NOW = 1_800_000_000_000;
let visibility = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as never);
  document.documentElement.removeAttribute('data-locked');
  localStorage.setItem('jaanu_pin', 'salt:1:digest');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  visibility = 'visible';
  document.body.replaceChildren();
  localStorage.clear();
});

const seenAt = (at?: number) => {
  if (at !== undefined) localStorage.setItem('jaanu_seen_at', `${at}`);
  return Number(localStorage.getItem('jaanu_seen_at'));
};
const isLocked = () => document.documentElement.hasAttribute('data-locked');
const turn = (to: string) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('closes what is open in front of it', () => {
  seenAt(NOW);
  lockScreen();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  turn('hidden');
  vi.setSystemTime(NOW + 61_000);
  turn('visible');
  expect(isLocked()).toBe(true);
  expect(dialog.open).toBe(false);
});

it('closes what opens in front of it later', async () => {
  seenAt(NOW - 61_000);
  lockScreen();
  expect(isLocked()).toBe(true);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await vi.advanceTimersByTimeAsync(1);
  expect(dialog.open).toBe(false);
});

it('closing a page long after it was hidden does not count as seen', () => {
  seenAt(NOW);
  lockScreen();
  turn('hidden');
  vi.setSystemTime(NOW + 600_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(seenAt()).toBe(NOW);
});

it('leaving a visible page counts as seen', () => {
  seenAt(NOW);
  lockScreen();
  vi.setSystemTime(NOW + 5_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(seenAt()).toBe(NOW + 5_000);
});

it('a time in the future counts as now', () => {
  seenAt(NOW + 3_600_000);
  visibility = 'hidden';
  lockScreen();
  expect(seenAt()).toBe(NOW);
});
