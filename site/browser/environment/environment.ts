import { type BusySign, busySign } from './busy-sign.ts';
import { type WriteClipboard, writeClipboard } from './clipboard.ts';
import { browserClock, type Clock } from './clock.ts';
import { type Device, readDevice } from './device.ts';
import { type Handover, handover } from './handover.ts';
import { browserInView, type InView } from './in-view.ts';
import { type Presence, pagePresence } from './presence.ts';
import { type KeyValueStore, keyValueStore } from './storage.ts';
import { forgetVisited } from './visited.ts';

/** Randomness that cannot be guessed. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  number(): number;
  /** `bytes` random bytes in lower case hexadecimal. */
  hex(bytes: number): string;
}

/** Where the page is, and ways to leave it. */
export interface Navigation {
  origin(): string;
  path(): string;
  /** The query with its question mark, or empty. */
  query(): string;
  /** The page that led here, or empty. */
  referrer(): string;
  /** Goes to a page; "back" returns here. */
  assign(path: string): void;
  /** Goes to a page that takes this one's place in the history. */
  replace(path: string): void;
  /** Changes the query (with its question mark, or empty) of this page in place, without loading. */
  replaceQuery(query: string): void;
}

/** Everything the app uses of the browser, so that a test can replace it. */
export interface Environment {
  fetch(path: string, init: RequestInit): Promise<Response>;
  local: KeyValueStore;
  session: KeyValueStore;
  navigation: Navigation;
  clock: Clock;
  random: Random;
  presence: Presence;
  inView: InView;
  /** Calls when the page comes back from the back/forward cache; the answer stops it. */
  onReturn(call: () => void): () => void;
  /** Calls when the page is left, wherever to; the answer stops it. */
  onLeave(call: () => void): () => void;
  clipboard: WriteClipboard;
  /** What another app has shared with this one. */
  handover: Handover;
  /** Forgets which profiles and pictures were opened in this browser. */
  forgetVisited(): Promise<void>;
  /** Whether the page is in a window of the installed app. */
  isApp(): boolean;
  /** Fetches a third party's URL and ignores the response; it learns our origin and nothing else. */
  beacon(url: string): void;
  /** A short vibration, for so many milliseconds, where the device can and the visitor has touched the page. */
  vibrate(ms: number): void;
  /** Says that the server asked us to wait. */
  busy: BusySign;
  device(): Device;
  log: Pick<Console, 'error' | 'warn'>;
}

const random: Random = {
  number: () => Math.random(),
  hex: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
};

const navigation: Navigation = {
  origin: () => window.location.origin,
  path: () => window.location.pathname,
  query: () => window.location.search,
  referrer: () => document.referrer,
  assign: (path) => window.location.assign(path),
  replace: (path) => window.location.replace(path),
  replaceQuery: (query) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + query),
};

/** The real browser. Nothing of it is touched before it is used, so pre-rendering may import it. */
export const browserEnvironment: Environment = {
  fetch: (path, init) => window.fetch(path, init),
  local: keyValueStore(() => window.localStorage),
  session: keyValueStore(() => window.sessionStorage),
  navigation,
  clock: browserClock,
  random,
  presence: pagePresence,
  inView: browserInView,
  onReturn: (call) => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) call();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  },
  onLeave: (call) => {
    window.addEventListener('pagehide', call);
    return () => window.removeEventListener('pagehide', call);
  },
  clipboard: (text) => writeClipboard(window)(text),
  handover,
  forgetVisited,
  isApp: () => window.matchMedia('(display-mode: standalone)').matches,
  beacon: (url) => {
    const image = new Image();
    image.referrerPolicy = 'strict-origin-when-cross-origin';
    image.src = url;
  },
  // Before a first touch a browser refuses, and complains.
  vibrate: (ms) => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
  },
  busy: busySign,
  device: () => readDevice(window),
  log: console,
};
