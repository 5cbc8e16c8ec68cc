import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { newId } from '#db/new-id.ts';
import {
  BALANCE_ENTRY_KEY,
  changeBalance,
  giveBackMessage,
  insertBalanceEntry,
} from '#db/queries/balance.ts';
import { deleteMessage, hasMessage, insertMessage, type MessageRow } from '#db/queries/messages.ts';
import { insertSuspension, suspendAccount } from '#db/queries/suspensions.ts';
import { keepTalkState } from '#db/queries/talk-states.ts';
import {
  findTurn,
  markAnswered,
  markReleased,
  markReplaced,
  markVariantsReplaced,
  noteMessagesLeft,
} from '#db/queries/turns.ts';
import { freeVariant } from '#db/queries/variants.ts';
import type { TurnKind } from '#db/schema/turns.ts';
import type { Statement } from '#db/statement.ts';
import type { Services } from '../ports.ts';
import type { Language } from '../text/detect-language.ts';
import type { OpenTurn, Replaced } from './open-turn.ts';
import { withUndo } from './talk-undo.ts';

/** What a turn is answered with. */
export interface ReplyWords extends Pick<MessageRow, 'sender' | 'content'> {
  /** Address of a picture below the words; null: none. */
  imagePath: string | null;
  /** What the visitor may tap to answer it. */
  suggestions?: string[];
  /** There can be no other reply in place of this one. */
  isFixed?: boolean;
  /** What is to be kept of the talk, by the companion it speaks for, and what was kept before it. */
  talk?: { companionId: string; state: string; before: string | null };
  /** A word of the house below it. */
  notice?: string;
  /** Of the card for someone under age: what is said of the suspended account later is in it too. */
  language?: Language;
}

/** A reply as it was written. */
export interface WrittenReply {
  reply: MessageRow;
  image?: MessageRow;
  notice?: MessageRow;
}

/**
 * Transaction 2 of a turn: close the turn as answered and write the reply, with its picture. The card for
 * someone under age closes the account with it.
 * @returns undefined when the turn was released meanwhile (nothing is written then)
 */
export async function answerTurn(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { id, kind, chatId, userId, balance, replaces }: OpenTurn,
  { sender, content, imagePath, suggestions, isFixed, language, talk, notice: said }: ReplyWords,
): Promise<WrittenReply | undefined> {
  const entry = { chatId, sender, timestamp: now() };
  const isVaried = (kind === 'message' || kind === 'welcome') && !isFixed;
  const reply: MessageRow = {
    ...entry,
    id: newId(),
    content,
    messageType: 'text',
    suggestions,
    variantCount: isVaried ? 1 : 0,
  };
  const image: MessageRow | null = imagePath
    ? { ...entry, id: newId(), content: imagePath, messageType: 'image' }
    : null;
  const notice: MessageRow | null = said
    ? { ...entry, sender: 'system', id: newId(), content: said, messageType: 'text' }
    : null;
  const close = markAnswered({ id, replyMessageId: reply.id, imageMessageId: image?.id ?? null });
  const texts = [reply, image, notice].flatMap((text) =>
    text ? [insertMessage(cipher, text)] : [],
  );
  // The chat's row before the texts that refer to it: the other order has two turns of one chat wait
  // for each other.
  const left = balance === undefined ? [] : [noteMessagesLeft({ chatId, balance })];
  const suspension = { id, userId, reason: 'underage', language: language ?? null } as const;
  const details = kind === 'underage' ? [insertSuspension(suspension)] : [];
  const first = kind === 'underage' ? [suspendAccount({ userId })] : [];
  const kept = talk ? [keepTalkState(cipher, { userId, ...keepable(talk, reply.id) })] : [];
  const old = replaces && !replaces.isOpen ? replacedTexts(chatId, replaces) : [];
  const statements = [...first, close, CHANGED_ONE, ...left, ...details, ...old, ...texts, ...kept];
  const done = await inBatch(db, statements, {
    hasCommitted: () => hasMessage(db.executor, reply.id),
  });
  return done && { reply, ...(image && { image }), ...(notice && { notice }) };
}

/** The old pair leaves the list with the turn that it was. */
const replacedTexts = (chatId: string, replaced: Replaced): Statement[] => {
  const { turnId, userMessageId, replyMessageId, imageMessageId } = replaced;
  const gone = [userMessageId, replyMessageId, imageMessageId].filter((id) => id !== null);
  return [
    markReplaced({ id: turnId }),
    CHANGED_ONE,
    ...(replyMessageId ? [markVariantsReplaced({ chatId, replyMessageId })] : []),
    ...gone.map((id) => deleteMessage({ id })),
  ];
};

const keepable = (
  { companionId, state, before }: NonNullable<ReplyWords['talk']>,
  replyId: string,
) => ({ companionId, state: withUndo(state, { replyId, before }) });

export interface ReleasableTurn {
  id: string;
  kind: TurnKind;
  cost: number;
  userId: string;
  userMessageId: string | null;
  /** Of a `variant`: the reply it was to vary. */
  replyMessageId: string | null;
}

/**
 * Gives back what it cost, takes the visitor's text out of the list, and frees the turn's name and the reply it was at.
 * @returns false when the turn was closed by someone else (nothing is changed then)
 */
export async function releaseTurn(
  { db }: Pick<Services, 'db'>,
  { id, kind, cost, userId, userMessageId, replyMessageId }: ReleasableTurn,
): Promise<boolean> {
  const close = markReleased({ id });
  const entry = { userId, delta: cost, reason: 'release', reference: id } as const;
  const text = userMessageId ? [deleteMessage({ id: userMessageId })] : [];
  const varied =
    kind === 'variant' && replyMessageId
      ? [freeVariant({ messageId: replyMessageId, turnId: id })]
      : [];
  const back =
    kind === 'message' ? giveBackMessage({ userId }) : changeBalance({ userId, delta: cost });
  // The visitor's row first, as when the turn was opened: two orders would be a deadlock.
  const statements =
    cost > 0
      ? [back, close, CHANGED_ONE, insertBalanceEntry(entry), ...text, ...varied]
      : [close, CHANGED_ONE, ...text, ...varied];
  const done = await inBatch(db, statements, {
    hasCommitted: async () => (await findTurn(db.executor, id))?.status === 'released',
    repeatKey: BALANCE_ENTRY_KEY,
  });
  return done !== undefined;
}
