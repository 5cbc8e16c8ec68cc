import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { wouldBeHidden } from '#db/queries/chat/clearing.ts';
import { forgetConversation } from '#db/queries/chat/letta.ts';
import {
  deleteMessage,
  insertShown,
  type MessageRow,
  newestTexts,
  type SealedText,
} from '#db/queries/chat/messages.ts';
import {
  findTurn,
  insertTurn,
  markOvertaken,
  TURN_REPLACES_KEY,
  TURN_REQUEST_KEY,
} from '#db/queries/chat/turns.ts';
import { holdVisitor } from '#db/queries/chat/variants.ts';
import { insertBalanceEntry, readBalance, takeMessage } from '#db/queries/user/balance.ts';
import { noteUse } from '#db/queries/user/use-time.ts';
import type { TurnKind } from '#db/schema/chat/turns.ts';
import type { Statement } from '#db/statement.ts';
import type { Services } from '../../ports.ts';
import { remindersDue, type UseTime, useWith } from '../../safety/use-time.ts';
import type { Credential } from '../../user/credential.ts';

/** Seconds an open turn is left open beyond the longest reply. */
export const LEASE_MARGIN = 15;

export interface TurnInput {
  /** Who sends; checked against the database together with the chat. */
  visitor: Credential;
  chatId: string;
  kind: TurnKind;
  /** The visitor's text; absent for a welcome. */
  content?: string;
  /** Names the turn within its session; null: it cannot be repeated. */
  requestKey: string | null;
  /** The visitor comes back to a chat, and wanted to be asked about this message; undefined: it is another turn. */
  back?: { asked: string | undefined } | undefined;
  /** It is an edited text. */
  replaces?: Replaced | undefined;
}

/** A text that an edited one is to take the place of. */
export interface Replaced {
  turnId: string;
  userMessageId: string;
  /** Hers, and its picture; null: not there. */
  replyMessageId: string | null;
  imageMessageId: string | null;
  /** She has not answered it: its turn ends here, and what it cost goes over. */
  isOpen: boolean;
  /** What the edited one costs. */
  cost: number;
  /** The answered turn whose place is taken in the end; null: none. */
  answeredTurnId: string | null;
}

export interface OpenTurn {
  id: string;
  kind: TurnKind;
  chatId: string;
  userId: string;
  userMessage: MessageRow | undefined;
  /** Messages that it costs. */
  cost: number;
  /** The balance after the message was taken; undefined when none was. */
  balance: number | undefined;
  replaces: Replaced | undefined;
  /** How often the visitor will have been reminded with it, where three hours of use are full; undefined: none is due. */
  remindersDue: number | undefined;
  /** What the engine is to see of the chat, the newest first; undefined: it has to be read. */
  texts: SealedText[] | undefined;
}

export type Opening =
  | { kind: 'opened'; turn: OpenTurn }
  /** No message left, though a turn of this name may be there; nothing was written. */
  | { kind: 'empty' }
  /** A turn of this name is open or answered; nothing was written. */
  | { kind: 'repeated' }
  /** The text to edit has changed meanwhile; nothing was written. */
  | { kind: 'changed' };

type Needs = Pick<
  Services,
  'db' | 'cipher' | 'now' | 'processId' | 'replyEngine' | 'replyTimeoutMs' | 'runningTurns'
>;

/**
 * Transaction 1 of a turn: take one message, open the turn with a lease, write the visitor's text. What the
 * engine is to see comes back with it: a round trip less.
 * @param used the visitor's time of use before it
 */
export async function openTurn(services: Needs, input: TurnInput, used: UseTime): Promise<Opening> {
  for (;;) {
    const id = newId();
    const opening = await services.runningTurns.open(id, () => open(services, id, input, used));
    if (opening.kind !== 'hidden') return opening;
  }
}

async function open(
  services: Needs,
  id: string,
  input: TurnInput,
  used: UseTime,
): Promise<Opening | { kind: 'hidden' }> {
  const { db, processId, replyEngine, replyTimeoutMs } = services;
  const { kind, chatId, requestKey, replaces } = input;
  const { userId } = input.visitor;
  const userMessage = userText(services, input);
  const costs = kind === 'message' && !replaces;
  const cost = replaces ? replaces.cost : costs ? 1 : 0;
  const row = insertTurn({
    id,
    chatId,
    kind,
    cost,
    requestKey,
    userMessageId: userMessage?.id ?? null,
    replyMessageId: null,
    replacesTurnId: replaces?.answeredTurnId ?? null,
    processId,
    leaseSeconds: Math.ceil(replyTimeoutMs / 1000) + LEASE_MARGIN,
  });
  const text = userMessage ? [insertShown(services.cipher, userMessage), CHANGED_ONE] : [];
  const spent = { userId, delta: -1, reason: 'message', reference: id } as const;
  const use = useWith(used, services.now());
  const statements = costs
    ? [
        takeMessage({ userId, chatId, ...use }),
        CHANGED_ONE,
        row,
        ...text,
        insertBalanceEntry(spent),
      ]
    : [
        ...(replaces ? replacing(input.visitor, replaces) : []),
        ...(userMessage ? [noteUse({ userId, ...use })] : []),
        row,
        ...text,
        ...(replaces ? [...passedOn(userId, id, replaces), ...forgetConversation(chatId)] : []),
      ];
  try {
    const batch = await inBatch(db, statements, {
      hasCommitted: async () => (await findTurn(db.executor, id)) !== undefined,
      read: newestTexts({ chatId, limit: replyEngine.historyLimit + (replaces ? 2 : 0) }),
    });
    if (!batch) {
      // The chat was cleared since its text was given an id.
      if (userMessage && (await wouldBeHidden(db.executor, userMessage))) return { kind: 'hidden' };
      return { kind: replaces ? 'changed' : 'empty' };
    }
    const seen = batch === 'unseen' ? undefined : batch;
    let balance: number | undefined;
    if (costs) {
      balance = seen ? seen.results[0]?.insertId : await readBalance(db.executor, userId);
    }
    const texts = seen?.rows as SealedText[] | undefined;
    return {
      kind: 'opened',
      turn: {
        id,
        kind,
        chatId,
        userId,
        userMessage,
        cost,
        balance,
        replaces,
        remindersDue: kind === 'message' ? remindersDue(use) : undefined,
        texts,
      },
    };
  } catch (error) {
    if (isDuplicate(error, TURN_REQUEST_KEY)) return { kind: 'repeated' };
    if (isDuplicate(error, TURN_REPLACES_KEY)) return { kind: 'changed' };
    throw error;
  }
}

function userText({ now }: Needs, { content, chatId }: TurnInput): MessageRow | undefined {
  if (content === undefined) return undefined;
  return {
    id: newId(),
    chatId,
    sender: 'user',
    content,
    messageType: 'text',
    timestamp: now(),
  };
}

/** Holds the visitor's row, and ends the turn of a text that was not answered, with the text. */
const replacing = (
  { userId }: Credential,
  { isOpen, turnId, userMessageId }: Replaced,
): Statement[] => [
  holdVisitor({ userId }),
  CHANGED_ONE,
  ...(isOpen
    ? [markOvertaken({ id: turnId }), CHANGED_ONE, deleteMessage({ id: userMessageId })]
    : []),
];

/** The cost of that turn is refunded and taken again: the balance does not change. */
const passedOn = (userId: string, id: string, { isOpen, cost, turnId }: Replaced): Statement[] =>
  isOpen && cost > 0
    ? [
        insertBalanceEntry({ userId, delta: cost, reason: 'release', reference: turnId }),
        insertBalanceEntry({ userId, delta: -cost, reason: 'message', reference: id }),
      ]
    : [];
