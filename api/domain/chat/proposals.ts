import type { Guard } from '../safety/guard.ts';

/** As many as are shown. */
const MOST = 3;

/** Characters of one; it stands on a button. */
const LONGEST = 80;

/** Proposed replies as they may be shown: on one line, short, no two alike, nothing that the guard would stop. */
export function fitForProposing(
  guard: Pick<Guard, 'judge'>,
  proposed: readonly string[],
): string[] {
  const texts = proposed.map((text) => text.replace(/\s+/g, ' ').trim());
  const fit = texts.filter(
    (text) => text !== '' && text.length <= LONGEST && guard.judge(text) === undefined,
  );
  return [...new Set(fit)].slice(0, MOST);
}
