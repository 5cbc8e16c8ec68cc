import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { newId } from '#db/new-id.ts';
import {
  deleteMessage,
  hasMessage,
  insertMessage,
  type MessageRow,
} from '#db/queries/chat/messages.ts';
import { giveBackFreeCall } from '#db/queries/chat/model-calls.ts';
import { keepTalkState } from '#db/queries/chat/talk-states.ts';
import {
  findTurn,
  markAnswered,
  markReleased,
  markReplaced,
  markVariantsReplaced,
  noteMessagesLeft,
} from '#db/queries/chat/turns.ts';
import { freeVariant } from '#db/queries/chat/variants.ts';
import {
  BALANCE_ENTRY_KEY,
  changeBalance,
  endFallbacks,
  giveBackFallback,
  giveBackMessage,
  insertBalanceEntry,
} from '#db/queries/user/balance.ts';
import { keepCareState } from '#db/queries/user/care-states.ts';
import { insertSuspension, suspendAccount } from '#db/queries/user/suspensions.ts';
import { noteReminders } from '#db/queries/user/use-time.ts';
import type { ReplySource, TurnKind } from '#db/schema/chat/turns.ts';
import type { Statement } from '#db/statement.ts';
import type { Services } from '../../ports.ts';
import { keptVisitorCare, type VisitorCare } from '../../safety/care/visitor-care.ts';
import type { Language } from '../../text/detect-language.ts';
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
  /** The talk state to store, the companion it speaks for, and the previous state. */
  talk?: { companionId: string; state: string; before: string | null };
  /** What is to be stored for the visitor, whoever is spoken to; absent: nothing new. */
  care?: VisitorCare;
  /** A notice of ours below it. */
  notice?: string;
  /** Of the card for someone under age: what is said of the suspended account later is in it too. */
  language?: Language;
  /** Which engine wrote it; absent: none did. */
  source?: ReplySource | undefined;
  /** The day of the call of a model that its message pays for; undefined: there is none. */
  paidCallOn?: string | undefined;
}

/** Replies in a row in place of a model's that cost nothing. */
const FREE_FALLBACKS = 3;

/** A reply as written. */
export interface WrittenReply {
  reply: MessageRow;
  image?: MessageRow;
  notice?: MessageRow;
  /** Its message was given back. */
  isFree: boolean;
  /** A model has written it. */
  isModels: boolean;
}

/** What closing a turn takes. */
type Closing = OpenTurn & {
  /** Free replies in a row before it, in place of a model's. */
  freeFallbacks: number;
};

/**
 * Transaction 2 of a turn: close the turn as answered and write the reply, with its picture. The card for
 * someone under age suspends the account with it. The first replies in a row that stand in for a model's give their
 * message back.
 * @returns undefined when the turn was released meanwhile (nothing is written then)
 */
export async function answerTurn(
  services: Pick<Services, 'db' | 'cipher' | 'now'>,
  turn: Closing,
  words: ReplyWords,
): Promise<WrittenReply | undefined> {
  const standsIn = words.source === 'fallback' && turn.kind === 'message' && turn.cost > 0;
  const free = standsIn && turn.freeFallbacks < FREE_FALLBACKS;
  // Another turn of the visitor's may have been the last free one meanwhile: then this one is paid.
  const written = free ? await write(services, turn, words, true) : undefined;
  return written ?? (await write(services, turn, words, false));
}

async function write(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { id, kind, chatId, userId, balance, freeFallbacks, remindersDue, replaces }: Closing,
  words: ReplyWords,
  isFree: boolean,
): Promise<WrittenReply | undefined> {
  const { sender, content, imagePath, suggestions, isFixed, language, source, paidCallOn } = words;
  const { talk, care } = words;
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
  const notice: MessageRow | null = words.notice
    ? { ...entry, sender: 'system', id: newId(), content: words.notice, messageType: 'text' }
    : null;
  const close = markAnswered({
    id,
    replyMessageId: reply.id,
    imageMessageId: image?.id ?? null,
    source: source ?? null,
    isFree,
  });
  const texts = [reply, image, notice].flatMap((text) =>
    text ? [insertMessage(cipher, text)] : [],
  );
  // The chat's row before the texts that refer to it: the other order has two turns of one chat wait
  // for each other.
  const left =
    balance === undefined
      ? []
      : [noteMessagesLeft({ chatId, balance: isFree ? balance + 1 : balance })];
  const suspension = { id, userId, reason: 'underage', language: language ?? null } as const;
  const suspending = kind === 'underage' ? [insertSuspension(suspension)] : [];
  // The visitor's row before all others, as when the turn was opened.
  const first = [
    ...(kind === 'underage' ? [suspendAccount({ userId })] : []),
    ...(isFree ? givingBack({ id, userId }) : []),
    ...(notice && remindersDue ? [noteReminders({ userId, reminders: remindersDue })] : []),
    ...(paidCallOn && !isFree ? [giveBackFreeCall({ userId, day: paidCallOn })] : []),
    ...(isModels(source) && freeFallbacks > 0 ? [endFallbacks({ userId })] : []),
  ];
  const kept = [
    ...(talk ? [keepTalkState(cipher, { userId, ...keepable(talk, reply.id) })] : []),
    ...(care ? [keepCareState(cipher, { userId, state: keptVisitorCare(care, reply.id) })] : []),
  ];
  const old = replaces && !replaces.isOpen ? replacedTexts(chatId, replaces) : [];
  const rest = [...left, ...suspending, ...old, ...texts, ...kept];
  const statements = [...first, close, CHANGED_ONE, ...rest];
  const done = await inBatch(db, statements, {
    hasCommitted: () => hasMessage(db.executor, reply.id),
    ...(isFree && { repeatKey: BALANCE_ENTRY_KEY }),
  });
  return (
    done && {
      reply,
      isFree,
      isModels: isModels(source),
      ...(image && { image }),
      ...(notice && { notice }),
    }
  );
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

const isModels = (source: ReplySource | undefined): boolean =>
  source === 'primary' || source === 'secondary';

const givingBack = ({ id, userId }: Pick<OpenTurn, 'id' | 'userId'>) => [
  giveBackFallback({ userId, most: FREE_FALLBACKS }),
  CHANGED_ONE,
  insertBalanceEntry({ userId, delta: 1, reason: 'release', reference: id }),
];
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
