/** What a reply has changed in a talk's state, so that another reply can start from the same point. */
export interface Undo {
  replyId: string;
  /** What was kept before it; null: nothing. */
  before: string | null;
}

const MARK = 'undo:';

/** What is kept, and how its newest change is undone; undefined: that is not known. */
export function openUndo(kept: string | null): { now: string | null; undo: Undo | undefined } {
  if (!kept?.startsWith(MARK)) return { now: kept, undo: undefined };
  const end = kept.indexOf('\n');
  const now = kept.slice(end + 1);
  const undo = JSON.parse(kept.slice(MARK.length, end)) as Undo;
  return { now: now === '' ? null : now, undo };
}

/** Both as one text. */
export const withUndo = (now: string | null, undo: Undo): string =>
  `${MARK}${JSON.stringify(undo)}\n${now ?? ''}`;
