/**
 * The screen lock of a shared phone: asks for the PIN before anything of the app is shown, and again after a minute away.
 * It is a screen lock only: what is stored is no key. It is inlined in every page of the app, so it uses nothing
 * from outside itself. What is kept is written by browser/phone/pin.ts.
 */
export function lockScreen(): void {
  const AWAY_MS = 60_000;
  const PIN = 'jaanu_pin';
  const SEEN = 'jaanu_seen_at';
  const TRIES = 'jaanu_pin_tries';
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {}
  };
  const isLocked = () => root.hasAttribute('data-locked');
  const field = () => document.querySelector<HTMLInputElement>('#lock input');
  // Beside a modal dialog nothing takes a word.
  const closeDialogs = () => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  };
  const look = () => {
    const now = Date.now();
    const seenAt = Number(read(SEEN));
    // A clock that was set back must not keep the screen open for hours.
    if (seenAt > now) write(SEEN, `${now}`);
    if (read(PIN) === null) root.removeAttribute('data-locked');
    else if (now - seenAt > AWAY_MS) {
      root.setAttribute('data-locked', '');
      closeDialogs();
      field()?.focus();
    }
  };
  const note = () => {
    if (!isLocked() && read(PIN) !== null) write(SEEN, `${Date.now()}`);
  };
  look();
  note();
  // A reply, a notice or an offer may open one while it is locked.
  new MutationObserver(() => {
    if (!isLocked()) return;
    closeDialogs();
    field()?.focus();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  setInterval(() => document.visibilityState === 'visible' && note(), 15_000);
  // A page that was hidden has noted when, and may be closed much later.
  let isHidden = document.visibilityState === 'hidden';
  window.addEventListener('pagehide', () => isHidden || note());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  window.addEventListener('storage', ({ key }) => (key === PIN || key === null) && look());
  document.addEventListener('visibilitychange', () => {
    isHidden = document.visibilityState === 'hidden';
    if (isHidden) note();
    else look();
  });

  /** When the next try counts, in milliseconds since 1970: after three wrong ones later and later. */
  const opensAt = (): number => {
    const [tries = 0, at = 0] = (read(TRIES) ?? '').split(',').map(Number);
    return tries < 3 ? 0 : at + Math.min(5_000 * 2 ** (tries - 3), 300_000);
  };
  const isRight = async (pin: string): Promise<boolean> => {
    const [salt = '', rounds = '', digest] = (read(PIN) ?? '').split(':');
    const bytes = (text: string) => new TextEncoder().encode(text);
    const key = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: Number(rounds) };
    const made = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
    return btoa(String.fromCharCode(...made)) === digest;
  };
  /** The recovery code of the account that is open here takes the PIN away; of another account it is asked about on its own page. */
  const openByWords = async (recovery: HTMLFormElement) => {
    const found = recovery.querySelector('[role=status]');
    const words = recovery.querySelector('textarea');
    if (!found || !words) return;
    found.textContent = 'Looking...';
    const answer = await fetch('/api/user/recover', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      // Who is signed in here stays the same browser.
      body: JSON.stringify({ code: words.value, browserFingerprint: `lock-${Math.random()}` }),
    }).catch(() => undefined);
    if (answer?.ok) {
      for (const key of [PIN, SEEN, TRIES]) localStorage.removeItem(key);
      location.reload();
      return;
    }
    const status = answer?.status;
    const isWrong = status === 401 || status === 409 || status === 422;
    if (isWrong) found.textContent = 'These words do not open this account.';
    else if (status === 429) found.textContent = 'Too many tries. Please wait a while.';
    else found.textContent = 'That did not work. Please check your connection and try again.';
  };
  window.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('#lock form');
    const recovery = document.querySelector<HTMLFormElement>('#lock [data-recovery]');
    const told = document.querySelector('#lock [role=status]');
    const input = field();
    recovery?.addEventListener('submit', (event) => {
      event.preventDefault();
      void openByWords(recovery);
    });
    if (!form || !told || !input) return;
    if (isLocked()) input.focus();
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const wait = Math.ceil((opensAt() - Date.now()) / 1000);
      if (wait > 0) {
        told.textContent = `Too many wrong tries. Try again in ${wait} seconds.`;
        return;
      }
      const pin = input.value;
      input.value = '';
      if (await isRight(pin)) {
        write(TRIES, '0,0');
        root.removeAttribute('data-locked');
        told.textContent = '';
        note();
        document.querySelector<HTMLElement>('h1')?.focus();
        return;
      }
      const tries = Number((read(TRIES) ?? '').split(',')[0]) + 1;
      write(TRIES, `${tries},${Date.now()}`);
      told.textContent = 'That is not the PIN.';
      input.focus();
    });
  });
}
