import {
  listVisitorChats,
  listVisitorEntries,
  listVisitorOrders,
  readVisitor,
} from '#db/queries/figures/operator-figures.ts';
import { listActions } from '#db/queries/operations/operator-log.ts';
import { listSuspensions } from '#db/queries/user/suspensions.ts';
import { isUuid } from '../../../api/domain/is-uuid.ts';
import { findOrder } from '../../../api/domain/payment/find-order.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const LEDGER = 20;
const ACTIONS = 20;

/** What we know about a visitor, without chat texts. */
export const user: OperatorCommand = {
  atDesk: { look: 'support', act: 'support' },
  usage:
    '<user id | order id | payment id | UPI reference> — what we know of a visitor: balance, orders, ledger, chats by companion, suspensions',
  async run(call) {
    const [name = ''] = call.args;
    const { executor } = call.db;
    const known = isUuid(name) ? await readVisitor(executor, name) : undefined;
    const order = known || name === '' ? undefined : await findOrder(await call.services(), name);
    const found = known ?? (order?.userId ? await readVisitor(executor, order.userId) : undefined);
    if (!found) {
      return refuse(
        call,
        order ? 'The buyer of this order was erased.' : `There is no visitor and no order ${name}.`,
      );
    }
    const { id } = found;
    const [orders, ledger, chats] = [
      await listVisitorOrders(executor, id),
      await listVisitorEntries(executor, id, LEDGER),
      await listVisitorChats(executor, id),
    ];
    const suspensions = await listSuspensions(executor, id);
    const actions = await listActions(executor, id, ACTIONS);
    const { say } = call;
    say(`Visitor ${id}, ${found.system || 'unknown browser'}`);
    say(`  since ${instantWords(found.createdAt)}, last seen ${instantWords(found.lastSeenAt)}`);
    say(
      `  ${found.messageBalance} messages left, ${found.totalMessagesSent} sent, ${found.referralCount} friends`,
    );
    if (found.grantRefusal) say(`  began without free messages: ${found.grantRefusal}`);
    for (const { reason, createdAt, reinstatedAt, note } of suspensions) {
      say(
        `  suspended (${reason}) ${instantWords(createdAt)}${reinstatedAt ? `, reinstated ${instantWords(reinstatedAt)}: ${note}` : ''}`,
      );
    }
    for (const row of orders) {
      say(
        `  order ${row.id}: ₹${row.amount} for ${row.messageCount}, ${row.status} at ${row.provider}, made ${instantWords(row.createdAt)}, paid ${instantWords(row.paidAt)}`,
      );
    }
    for (const row of chats)
      say(
        `  chat ${row.id} with ${row.companion}, ${row.chatType} ${row.promptVersion}, ${instantWords(row.createdAt)}`,
      );
    for (const row of ledger)
      say(
        `  ${instantWords(row.createdAt)}  ${String(row.delta).padStart(5)}  ${row.reason} ${row.note ?? ''}`.trimEnd(),
      );
    for (const row of actions)
      say(
        `  ${instantWords(row.createdAt)}  ${row.doneBy ?? 'nobody named'}: ${row.command} ${row.words.slice(1).join(' ')}`.trimEnd(),
      );
    call.tell({ user: found, orders, ledger, chats, suspensions, actions });
    return 0;
  },
};
