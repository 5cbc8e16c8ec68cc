/**
 * What operators tell everybody, above each page of the app: asked for when the page is at rest, when it is looked at again, and once
 * a minute meanwhile. It is inlined in every page of the app, so it uses nothing from outside itself.
 */
export function noticeBar(): void {
  const MINUTE_MS = 60_000;
  let askedAt = 0;
  const ask = async () => {
    const bar = document.getElementById('notice');
    if (!bar || document.hidden || !navigator.onLine || Date.now() - askedAt < MINUTE_MS / 2)
      return;
    askedAt = Date.now();
    try {
      const { text } = await (await fetch('/api/notice')).json();
      // The same words again would be read out again.
      if (bar.textContent !== (text ?? '')) bar.textContent = text ?? '';
      bar.hidden = !text;
    } catch {
      // Without a network what was told last still stands.
    }
  };
  addEventListener('load', () => void ask());
  document.addEventListener('visibilitychange', () => void ask());
  setInterval(() => void ask(), MINUTE_MS);
}
