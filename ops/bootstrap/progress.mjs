/** @typedef {{ write(text: string): unknown, isTTY?: boolean | undefined, columns?: number }} Output */
/** @typedef {(text: string) => void} Note */
/** @typedef {ReturnType<typeof createProgress>} Progress */

const LABEL_WIDTH = 30;
const LIVE_EVERY_MS = 250;
const PLAIN_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\u001b[2K';

/** @param {number} startedAt milliseconds */
const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Reports steps, one line each when it ends. A long step shows its elapsed seconds: on a terminal
 * in one line that is overwritten, elsewhere as a line every ten seconds.
 * @param {Output} out
 */
export function createProgress(out = process.stdout) {
  const live = out.isTTY === true;
  /** @type {Map<string, number>} */
  const running = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  const show = () => {
    const text = [...running].map(([label, at]) => `${label} ${seconds(at)}`).join(' · ');
    if (text === '') return;
    // A line that wraps could not be overwritten.
    out.write(live ? CLEAR_LINE + text.slice(0, (out.columns ?? 80) - 1) : `${text}\n`);
  };
  const enter = (/** @type {string} */ label) => {
    running.set(label, Date.now());
    timer ??= setInterval(show, live ? LIVE_EVERY_MS : PLAIN_EVERY_MS);
    if (live) show();
  };
  const leave = (/** @type {string} */ label) => {
    running.delete(label);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const line = (/** @type {string} */ text) => {
    out.write(live ? `${CLEAR_LINE}${text}\n` : `${text}\n`);
    if (live) show();
  };

  return {
    /** Prints a separate line. */
    line,
    /**
     * Runs one step and says how long it took; followed by the last text passed to `note`.
     * @template T
     * @param {string} label
     * @param {(note: Note) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(label, work) {
      const at = Date.now();
      let remark = '';
      enter(label);
      try {
        const result = await work((text) => {
          remark = `  ${text}`;
        });
        leave(label);
        line(`${label.padEnd(LABEL_WIDTH)}${seconds(at).padStart(7)}${remark}`);
        return result;
      } catch (error) {
        leave(label);
        line(`${label.padEnd(LABEL_WIDTH)} failed`);
        throw error;
      }
    },
  };
}
