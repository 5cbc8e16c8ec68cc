/** How often it looks whether the process is free. */
const TICK_MS = 100;
/** A look that is later than this comes after work that let nothing else have its turn. */
const BLOCKED_MS = 250;

let blocked = 0;
let last: number | undefined;

const blockedSince = (from: number, now: number): number =>
  Math.max(0, now - from - TICK_MS - BLOCKED_MS);

/**
 * Milliseconds, to measure by how long something waits. It stands while the process is blocked: then an answer that has
 * come cannot be read, and a timer would run out ahead of it.
 */
export function freeNow(): number {
  const now = performance.now();
  if (last === undefined) {
    last = now;
    setInterval(tick, TICK_MS).unref();
  }
  return now - blocked - blockedSince(last, now);
}

function tick(): void {
  const now = performance.now();
  blocked += blockedSince(last ?? now, now);
  last = now;
}

/**
 * Calls back once it was free for so long.
 * @returns cancels it
 */
export function whenFreeFor(ms: number, call: () => void): () => void {
  const until = freeNow() + ms;
  const look = () => {
    const left = until - freeNow();
    if (left < 1) call();
    else timer = setTimeout(look, left);
  };
  let timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
}
