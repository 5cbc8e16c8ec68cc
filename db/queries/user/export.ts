import { and, asc, eq, getTableColumns, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  balanceEntries,
  chatSessions,
  messages,
  payments,
  refunds,
  users,
} from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { entryView, openMessage } from '../chat/messages.ts';
import { listReports } from '../chat/reports.ts';
import { listTalkStates } from '../chat/talk-states.ts';
import { variantsOf } from '../chat/variants.ts';
import { listMemories } from '../memory/memories.ts';
import { listPairStories } from '../memory/pair-stories.ts';
import { listRemembered } from '../memory/remembered.ts';
import { storiesOf } from '../memory/stories.ts';
import { listBrowsers } from './browsers.ts';
import { readCareState } from './care-states.ts';
import { listWishes, subscriptionsOf } from './push.ts';
import { listSuspensions } from './suspensions.ts';

/** Chats per query, enough that a visitor with many chats costs few queries. */
const CHATS = 200;
/** Rows of one look. */
const ROWS = 2_000;

// What is written is an export of long standing: its keys stay where a column is renamed in the code.

/** What is stored of a visitor and stays small: account, memory, orders; the secrets that open the account left out. */
export async function readPerson(db: Executor, cipher: ChatCipher, userId: string) {
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
  const suspensions = await listSuspensions(db, userId);
  const closures = suspensions.map(({ reinstatedAt, ...closure }) => ({
    ...closure,
    reopenedAt: reinstatedAt,
  }));
  const memory = await listMemories(db, cipher, userId);
  const remembered = (await listRemembered(db, cipher, userId)).map(({ chatId, ...row }) => ({
    ...row,
    sessionId: chatId,
  }));
  const conversations = await listTalkStates(db, cipher, userId);
  const care = await readCareState(db, cipher, userId);
  const stories = await listPairStories(db, cipher, userId);
  const reported = await listReports(db, cipher, { userId });
  const orders = await readOrders(db, userId);
  const signedIn = await listBrowsers(db, userId);
  const browsers = signedIn.map(({ credentialId: _, ...browser }) => browser);
  const wishes = (await listWishes(db, userId)).map(({ chatId, ...wish }) => ({
    ...wish,
    sessionId: chatId,
  }));
  const notified = (await subscriptionsOf(db, userId)).map(({ isDiscreet, createdAt }) => ({
    isDiscreet,
    createdAt,
  }));
  return {
    user,
    notifications: { wishes, browsers: notified },
    browsers,
    closures,
    memory,
    remembered,
    conversations,
    care,
    stories,
    reports: reported,
    ...orders,
  };
}

async function readOrders(db: Executor, userId: string) {
  const {
    checkoutToken: _,
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
  return { payments: bought, refunds: back };
}

/** A visitor's ledger, some rows at a time. */
export const ledgerPages = (db: Executor, userId: string) =>
  pages((after: string) =>
    db
      .select()
      .from(balanceEntries)
      .where(and(eq(balanceEntries.userId, userId), gt(balanceEntries.id, after)))
      .orderBy(asc(balanceEntries.id))
      .limit(ROWS),
  );

/** A visitor's chats, some at a time, by their ids, with their stories. */
export const chatPages = (db: Executor, cipher: ChatCipher, userId: string) =>
  pages(async (after: string) => {
    const chats = await db
      .select()
      .from(chatSessions)
      .where(and(eq(chatSessions.userId, userId), gt(chatSessions.id, after)))
      .orderBy(asc(chatSessions.id))
      .limit(CHATS);
    if (chats.length === 0) return [];
    const ids = chats.map(({ id }) => id);
    const stories = await storiesOf(db, cipher, ids);
    return chats.map((chat) => {
      const story = stories.get(chat.id);
      return { ...chat, ...(story !== undefined && { story }) };
    });
  });

/** The entries of these chats, in their order, some at a time whatever chat they are of. */
export async function* entryPages(db: Executor, cipher: ChatCipher, chatIds: string[]) {
  let [rest, chatId, after] = [chatIds, '', ''];
  for (;;) {
    const rows = await db
      .select(entryView)
      .from(messages)
      .where(
        or(
          and(eq(messages.chatId, chatId), gt(messages.id, after)),
          rest.length > 0 ? inArray(messages.chatId, rest) : undefined,
        ),
      )
      .orderBy(asc(messages.chatId), asc(messages.id))
      .limit(ROWS);
    const varied = rows.filter(({ variantCount }) => variantCount > 1).map(({ id }) => id);
    const variants = await variantsOf(db, cipher, varied);
    yield rows.map((row) => {
      const { chatId: sessionId, ...entry } = openMessage(row, cipher);
      const all = variants.get(row.id);
      return { ...entry, sessionId, ...(all && { variants: all }) };
    });
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    rest = rest.slice(rest.indexOf(last.chatId) + 1);
    [chatId, after] = [last.chatId, last.id];
  }
}

async function* pages<Row extends { id: string }>(read: (after: string) => Promise<Row[]>) {
  for (let after = ''; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
