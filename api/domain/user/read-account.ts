import type { Account, LedgerLine, Purchase, TaxDocument } from '#contract/schemas/account.ts';
import type { Remembered } from '#contract/schemas/memory.ts';
import { timeOfId } from '#db/id-time.ts';
import { listMemories } from '#db/queries/memory/memories.ts';
import { listRemembered } from '#db/queries/memory/remembered.ts';
import { documentsOf, type TaxDocumentRow } from '#db/queries/payment/tax-documents.ts';
import { entryBelow, listLedger, listOwnOrders } from '#db/queries/user/account.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { documentNumber } from '../payment/tax.ts';
import type { Services } from '../ports.ts';
import { readStories } from '../story/change-story.ts';
import { beginOfDay, dayNamed, INDIAN_DAY_BEGINS, indianDay, nameOfDay } from './indian-day.ts';

/** Orders in one answer. */
const MOST_ORDERS = 100;

/** Ledger rows behind one answer, at least; the oldest day is always whole. */
const ROWS = 100;

type Needs = Pick<Services, 'db' | 'cipher' | 'memory' | 'now'>;

/**
 * What a visitor has bought, where the messages went, and what the companions remember.
 * @param before the ledger is that of days before this one (YYYY-MM-DD)
 */
export async function readAccount(
  { db, cipher, memory, now }: Needs,
  { userId, before }: { userId: string; before?: string | undefined },
): Promise<Account> {
  const { executor } = db;
  // Tomorrow is in it: the clock that made an id may be ahead of this one.
  const end = before ? dayNamed(before) : indianDay(now().getTime()) + 2;
  const to = beginOfDay(end);
  const bottom = await entryBelow(executor, userId, to, ROWS - 1);
  const first = bottom ? indianDay(timeOfId(bottom)) : 0;
  const from = beginOfDay(first);
  const [messageBalance, orders, lines, older, kept, texts, stories] = await Promise.all([
    readBalance(executor, userId),
    listOwnOrders(executor, userId, MOST_ORDERS),
    listLedger(executor, userId, { from, to, dayBegins: INDIAN_DAY_BEGINS }),
    bottom ? entryBelow(executor, userId, from, 0) : undefined,
    listMemories(executor, cipher, userId),
    listRemembered(executor, cipher, userId),
    readStories({ db, cipher }, userId),
  ]);
  const documents = await documentsOf(
    executor,
    orders.map(({ orderId }) => orderId),
  );
  return {
    messageBalance,
    purchases: orders.map(
      (order): Purchase => ({
        ...order,
        createdAt: order.createdAt.toISOString(),
        documents: documents.filter(({ orderId }) => orderId === order.orderId).map(documentView),
      }),
    ),
    ledger: lines.map(lineView),
    nextBefore: older ? nameOfDay(first) : null,
    memory: [
      ...kept.map(({ id, companionName, topic, value }) => ({
        id,
        companionName,
        label: memory.labelOf(topic),
        value,
      })),
      ...texts.map(rememberedView),
    ],
    stories,
  };
}

const documentView = ({
  orderId: _,
  source: __,
  createdAt: ___,
  series,
  number,
  ...document
}: TaxDocumentRow): TaxDocument => ({ ...document, number: documentNumber({ series, number }) });

type Row = Awaited<ReturnType<typeof listLedger>>[number];

const lineView = ({ day, reason, isVariant, delta, companionName, note }: Row): LedgerLine => ({
  day: nameOfDay(day),
  delta,
  kind: kindOf(reason, isVariant),
  companionName,
  note,
});

function kindOf(reason: Row['reason'], isVariant: boolean): LedgerLine['kind'] {
  if (isVariant || reason === 'variant') return 'replies';
  return reason === 'message' || reason === 'release' ? 'messages' : reason;
}

type Text = Awaited<ReturnType<typeof listRemembered>>[number];

const rememberedView = ({
  id,
  chatId,
  companionName,
  sender,
  content,
  timestamp,
}: Text): Remembered => ({
  id,
  companionName,
  label: sender === 'user' ? 'You said' : 'She said',
  value: content,
  message: {
    sessionId: chatId,
    sender: sender === 'user' ? 'user' : 'ai',
    timestamp: timestamp.toISOString(),
  },
});
