import { busyText } from '#contract/busy-text.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { newId } from '#db/new-id.ts';
import { insertSession } from '#db/queries/chat/chat-sessions.ts';
import { insertMessage, type MessageRow } from '#db/queries/chat/messages.ts';
import { companionsFor, versionDigestOf } from '#db/queries/companion/companions.ts';
import { versionsOf } from '#db/queries/companion/prompts.ts';
import { isSuspended } from '#db/queries/user/suspensions.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import { isAvailable } from '../companion/companion-view.ts';
import { visibleCompanion } from '../companion/read-companions.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import type { Services } from '../ports.ts';
import { refusePaused } from '../steering/paused.ts';
import { accountSuspended } from '../user/account-suspended.ts';
import { introduction } from './introduction.ts';
import { versionFor } from './prompt-version.ts';

type Needs = Pick<Services, 'db' | 'cipher' | 'care' | 'limits' | 'now' | 'random' | 'steering'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Chats that one visitor may start in a day: each has free first words, and nobody keeps up with more. */
const MOST_A_DAY = 40;

/**
 * Opens a chat with the chosen companion, or with an available one that suits the chat type.
 * It starts with a system message that says who this is, so the list is never empty.
 * Throws not_found, invalid (she does not offer this chat type), conflict (she is busy), paused, too_many or underage.
 */
export async function createSession(
  services: Needs,
  input: { userId: string; chatType: ChatType; companionId: string | undefined },
): Promise<string> {
  const companion = input.companionId
    ? await chosenCompanion(services, input.companionId, input.chatType)
    : await anyCompanion(services, input.chatType);
  refusePaused(services, { companionId: companion.id, chatType: input.chatType });
  const chatId = newId();
  const { scale } = services.limits;
  const limit = {
    most: scale === 0 ? Number.POSITIVE_INFINITY : Math.ceil(MOST_A_DAY * scale),
    since: services.now().getTime() - DAY_MS,
  };
  const versions = (await versionsOf(services.db.executor, input.chatType)).filter(
    ({ promptVersion }) => !services.steering.isWithdrawn(input.chatType, promptVersion),
  );
  const promptVersion = versionFor(versions, companion.promptVersion);
  const personaDigest = await versionDigestOf(services.db.executor, companion.id);
  const isMade = await inTransaction(services.db, async (tx) => {
    const session = {
      id: chatId,
      userId: input.userId,
      companionId: companion.id,
      companionName: companion.name,
      chatType: input.chatType,
      promptVersion,
      personaDigest,
    };
    const outcome = await insertSession(tx, session, limit);
    if (outcome === 'too-many') throw tooMany(limit.most);
    if (outcome === 'refused') return false;
    const opening: MessageRow = {
      id: newId(),
      chatId,
      sender: 'system',
      content: introduction(companion.name),
      messageType: 'text',
      timestamp: services.now(),
    };
    await run(tx, insertMessage(services.cipher, opening));
    return true;
  });
  if (!isMade) throw await refusal(services, input.userId);
  return chatId;
}

const tooMany = (most: number) =>
  new DomainError(
    'too_many',
    `You have begun ${most} chats in a day. Go on with one of them, or begin another one tomorrow.`,
  );

/** The account is suspended; or its visitor was erased during this request. */
const refusal = async (services: Needs, userId: string): Promise<DomainError> =>
  (await isSuspended(services.db.executor, userId))
    ? accountSuspended(services, userId)
    : notFound('Visitor');

async function chosenCompanion({ db, now }: Needs, id: string, chatType: ChatType) {
  const companion = await visibleCompanion(db, { id });
  if (!companion.suitableForChatTypes.includes(chatType)) {
    throw invalid('chatType', `${companion.name} does not offer ${chatType} chats`);
  }
  if (!isAvailable(companion, now())) throw new DomainError('conflict', busyText(companion.name));
  return companion;
}

/** Someone free if there is one; a start without a chosen companion is never refused for being busy. */
async function anyCompanion({ db, now, random, steering }: Needs, chatType: ChatType) {
  const suitable = (await companionsFor(db.executor, chatType)).filter(
    ({ id }) => !steering.isOff(id),
  );
  const free = suitable.filter((companion) => isAvailable(companion, now()));
  const choice = free.length > 0 ? free : suitable;
  const companion = choice[Math.floor(random() * choice.length)];
  if (!companion) throw notFound('Companion');
  return companion;
}
