import type { Device } from '../browser/environment/device.ts';
import type { Environment } from '../browser/environment/environment.ts';
import type { Shared } from '../browser/environment/handover.ts';
import type { KeyValueStore } from '../browser/environment/storage.ts';
import { FINGERPRINT_KEY } from '../browser/visitor/fingerprint.ts';
import { KNOWN_KEY } from '../stores/visitor/user.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeInView } from './fake-in-view.ts';
import { fakePresence } from './fake-presence.ts';

/** A phone as it might come along. */
export const PHONE: Device = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A045F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  language: 'en-IN',
  platform: 'Linux armv8l',
  cookiesEnabled: true,
  touchPoints: 5,
  screenWidth: 360,
  screenHeight: 800,
  colourDepth: 24,
  timezoneOffset: -330,
  timezone: 'Asia/Kolkata',
  canvas: 'data:image/png;base64,AAAA',
};

/** What identifies the fake browser to the server. */
export const FINGERPRINT = 'traits-salt';

const KNOWN = { [KNOWN_KEY]: 'yes', [FINGERPRINT_KEY]: FINGERPRINT };

/** A storage that is a map. */
export const memoryStore = (entries: Record<string, string> = {}): KeyValueStore => {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    clear: (except = []) => {
      for (const key of values.keys()) if (!except.includes(key)) values.delete(key);
    },
  };
};

/** A browser that records where it was sent and what it logged. */
export const fakeEnvironment = (
  page: {
    path?: string;
    query?: string;
    referrer?: string;
    local?: Record<string, string>;
    /** A first visit: nothing here knows of an earlier one. */
    isNew?: boolean;
    /** In a browser's tab instead of the installed app's window: false. */
    isApp?: boolean;
  } = {},
) => {
  const went: string[] = [];
  const logged: string[] = [];
  const returns = new Set<() => void>();
  const leaves = new Set<() => void>();
  const copied: string[] = [];
  const beacons: string[] = [];
  const vibrations: number[] = [];
  const visited = new Set(['/companion/profile/noor']);
  const clock = fakeClock();
  const presence = fakePresence();
  const inView = fakeInView();
  let query = page.query ?? '';
  let serial = 0;
  let shared: Shared | null = null;
  const environment: Environment = {
    fetch: () => Promise.reject(new TypeError('offline')),
    local: memoryStore({ ...(!page.isNew && KNOWN), ...page.local }),
    session: memoryStore(),
    navigation: {
      origin: () => 'https://jaanu.test',
      path: () => page.path ?? '/',
      query: () => query,
      referrer: () => page.referrer ?? '',
      assign: (path) => void went.push(`assign ${path}`),
      replace: (path) => void went.push(`replace ${path}`),
      replaceQuery: (next) => {
        query = next;
      },
    },
    clock,
    random: {
      number: () => 0.5,
      hex: (bytes) => {
        serial += 1;
        return serial.toString(16).padStart(bytes * 2, '0');
      },
    },
    presence,
    inView: inView.inView,
    onReturn: (call) => {
      returns.add(call);
      return () => void returns.delete(call);
    },
    onLeave: (call) => {
      leaves.add(call);
      return () => void leaves.delete(call);
    },
    clipboard: async (text) => void copied.push(text),
    handover: {
      read: async () => shared,
      forget: async () => {
        shared = null;
      },
    },
    forgetVisited: async () => {
      visited.clear();
    },
    isApp: () => page.isApp ?? true,
    beacon: (url) => void beacons.push(url),
    vibrate: (ms) => void vibrations.push(ms),
    busy: { show: () => () => {} },
    device: () => PHONE,
    log: {
      error: (text: string) => void logged.push(`error: ${text}`),
      warn: (text: string) => void logged.push(`warn: ${text}`),
    },
  };
  return {
    visited,
    environment,
    clock,
    presence,
    inView,
    went,
    logged,
    copied,
    beacons,
    vibrations,
    /** As the service worker does when another app shares something. */
    share: (words: string) => {
      shared = { words, at: clock.now() };
    },
    leave: () => {
      for (const call of leaves) call();
    },
    comeBack: () => {
      for (const call of returns) call();
    },
  };
};
