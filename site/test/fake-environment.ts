import type { Device } from '../browser/device.ts';
import type { Environment } from '../browser/environment.ts';
import type { KeyValueStore } from '../browser/storage.ts';
import { fakeClock } from './fake-clock.ts';
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

/** A storage that is a map. */
export const memoryStore = (entries: Record<string, string> = {}): KeyValueStore => {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};

/** A browser that keeps a record of where it was sent and what it was told. */
export const fakeEnvironment = (
  page: { path?: string; query?: string; referrer?: string; local?: Record<string, string> } = {},
) => {
  const went: string[] = [];
  const logged: string[] = [];
  const returns = new Set<() => void>();
  const clock = fakeClock();
  const presence = fakePresence();
  let serial = 0;
  const environment: Environment = {
    fetch: () => Promise.reject(new TypeError('offline')),
    local: memoryStore(page.local),
    session: memoryStore(),
    navigation: {
      origin: () => 'https://jaanu.test',
      path: () => page.path ?? '/',
      query: () => page.query ?? '',
      referrer: () => page.referrer ?? '',
      assign: (path) => void went.push(`assign ${path}`),
      replace: (path) => void went.push(`replace ${path}`),
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
    onReturn: (call) => {
      returns.add(call);
      return () => void returns.delete(call);
    },
    device: () => PHONE,
    log: {
      error: (text: string) => void logged.push(`error: ${text}`),
      warn: (text: string) => void logged.push(`warn: ${text}`),
    },
  };
  return {
    environment,
    clock,
    presence,
    went,
    logged,
    comeBack: () => {
      for (const call of returns) call();
    },
  };
};
