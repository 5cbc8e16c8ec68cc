import { eq, getTableColumns } from 'drizzle-orm';
import type { ChatCipher } from '../cipher.ts';
import type { Executor } from '../client.ts';
import { balanceEntries, chatSessions, payments, refunds, users } from '../schema/index.ts';
import { listMemories } from './memories.ts';
import { listOwnMessages } from './messages.ts';
import { listRemembered } from './remembered.ts';
import { readStory } from './stories.ts';
import { listSuspensions } from './suspensions.ts';
import { listTalkStates } from './talk-states.ts';
import { listVariants } from './variants.ts';

const EVERYTHING = 1_000_000;

/**
 * Everything that is stored of a visitor, but for the secrets that open the account. What is written is an
 * export of long standing: its keys stay where a column is renamed in the code.
 */
export async function readEverything(db: Executor, cipher: ChatCipher, userId: string) {
  const {
    browserFingerprint: _,
    credentialId: __,
    lastChatId,
    suspendedAt,
    ...columns
  } = getTableColumns(users);
  const [user] = await db
    .select({ ...columns, lastChatSessionId: lastChatId, closedAt: suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  const sessions = await db.select().from(chatSessions).where(eq(chatSessions.userId, userId));
  const chats = [];
  for (const session of sessions) {
    const page = { chatId: session.id, userId, limit: EVERYTHING };
    const entries = await listOwnMessages(db, cipher, page);
    const messages = [];
    for (const { chatId, ...entry } of entries) {
      const isVaried = (entry.variantCount ?? 0) > 1;
      const variants = isVaried ? await listVariants(db, cipher, entry.id) : undefined;
      messages.push({ ...entry, sessionId: chatId, ...(variants && { variants }) });
    }
    const story = await readStory(db, cipher, session.id);
    chats.push({ ...session, ...(story && { story: story.text }), messages });
  }
  const closures = (await listSuspensions(db, userId)).map(({ reinstatedAt, ...closure }) => ({
    ...closure,
    reopenedAt: reinstatedAt,
  }));
  const memory = await listMemories(db, cipher, userId);
  const remembered = (await listRemembered(db, cipher, userId)).map(({ chatId, ...row }) => ({
    ...row,
    sessionId: chatId,
  }));
  const conversations = await listTalkStates(db, cipher, userId);
  const ledger = await db.select().from(balanceEntries).where(eq(balanceEntries.userId, userId));
  const {
    checkoutToken: ___,
    chatId,
    nextPollAt,
    polls,
    providerPaymentId,
    ...order
  } = getTableColumns(payments);
  const bought = await db
    .select({
      ...order,
      sessionId: chatId,
      transactionId: providerPaymentId,
      nextLookAt: nextPollAt,
      looks: polls,
    })
    .from(payments)
    .where(eq(payments.userId, userId));
  const { orderId, nextPollAt: nextTry, polls: tries, ...refund } = getTableColumns(refunds);
  const back = await db
    .select({ ...refund, paymentId: orderId, nextLookAt: nextTry, looks: tries })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.orderId))
    .where(eq(payments.userId, userId));
  return {
    user,
    closures,
    chats,
    memory,
    remembered,
    conversations,
    balanceEntries: ledger,
    payments: bought,
    refunds: back,
  };
}
