import type { findTurnSetting } from '#db/queries/chat/chat-sessions.ts';
import { openTalkState } from '#db/queries/chat/talk-states.ts';
import { openCareState } from '#db/queries/user/care-states.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import { type CareState, openKept } from '../../safety/care/state.ts';
import { openVisitorCare, together, type VisitorCare } from '../../safety/care/visitor-care.ts';
import { openUndo, type Undo } from './talk-undo.ts';

type Setting = NonNullable<Awaited<ReturnType<typeof findTurnSetting>>>;

/** What a turn starts from. */
export interface KeptState {
  /** What is stored of the two, with what holds for the visitor everywhere. */
  care: CareState;
  /** The engine's state; null: there is none. */
  talk: string | null;
}

/** What is stored of a talk and of its visitor. */
export interface Kept {
  /** Now, or as it was before `undone`. */
  before: KeptState;
  now: KeptState;
  /** The newest change, where it is to be undone. */
  undone: Undo | undefined;
  /** What is stored for the visitor; undefined: nothing. */
  visitor: VisitorCare | undefined;
}

/**
 * Opens what is stored.
 * @param replyId a reply that another one is to take the place of: that starts from where the first one did, if
 *   nothing has been said since
 */
export function openKeptState(
  cipher: ChatCipher,
  userId: string,
  { talkState, careState }: Pick<Setting, 'talkState' | 'careState'>,
  replyId: string | undefined,
): Kept {
  const { now: stored, undo } = openUndo(openTalkState(cipher, userId, talkState));
  const visitor = openVisitorCare(openCareState(cipher, userId, careState));
  const undone = undo !== undefined && undo.replyId === replyId ? undo : undefined;
  const [own, first] = [openKept(stored), openKept(undone?.before ?? null)];
  // What a reply has changed for the visitor is undone with it; what has come from elsewhere since stays.
  const isVisitorsUndone = undone !== undefined && visitor?.replyId === replyId;
  const now = { ...own, care: together(own.care, visitor) };
  const before = isVisitorsUndone ? first : { ...first, care: together(first.care, visitor) };
  return { before: undone ? before : now, now, undone, visitor };
}
