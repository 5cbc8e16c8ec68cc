import type { Environment } from '../environment/environment.ts';

const PIN_KEY = 'jaanu_pin';
const SEEN_KEY = 'jaanu_seen_at';
const TRIES_KEY = 'jaanu_pin_tries';

/** Slow enough to guess by hand only; a PIN of six digits is no secret to whoever can read the storage. */
const ROUNDS = 100_000;

/** Four to six digits. */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text);

/** Whether this browser can keep a PIN: it needs a secure page. */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined;

type Needs = Pick<Environment, 'local' | 'random' | 'clock'>;

export const hasPin = ({ local }: Pick<Needs, 'local'>): boolean => local.get(PIN_KEY) !== null;

/** Keeps a PIN for the screens of the app (layouts/lock-screen.ts asks for it). False where the browser keeps nothing. */
export async function keepPin({ local, random, clock }: Needs, pin: string): Promise<boolean> {
  const salt = random.hex(16);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS };
  const made = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  local.set(SEEN_KEY, `${clock.now()}`);
  local.remove(TRIES_KEY);
  return local.set(PIN_KEY, `${salt}:${ROUNDS}:${btoa(String.fromCharCode(...made))}`);
}

export const forgetPin = ({ local }: Pick<Needs, 'local'>): void => {
  for (const key of [PIN_KEY, SEEN_KEY, TRIES_KEY]) local.remove(key);
};
