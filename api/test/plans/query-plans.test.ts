import { beforeAll, describe, expect, it } from 'vitest';
import { conversationOf, dueDeletions, linkOf } from '#db/queries/chat/letta.ts';
import { hasModelCall, openBudget } from '#db/queries/chat/model-calls.ts';
import { modelWelcomesToday } from '#db/queries/chat/turns.ts';
import { readStory, takeStoriesBack, textsAfter } from '#db/queries/memory/stories.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import { readOrder } from '../../domain/payment/read-order.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { requestRefund } from '../../domain/payment/request-refund.ts';
import { reinstate } from '../../domain/user/reinstate.ts';
import { buy } from '../support/buy.ts';
import { aanya } from '../support/companions.ts';
import { fillTables } from '../support/fill-tables.ts';
import { useApi } from '../support/use-api.ts';
import { watchPlans } from '../support/watch-plans.ts';

const api = useApi();

const { statementsOf, expectIndexed, pause } = watchPlans(api);

beforeAll(() => fillTables(api.db, aanya.id));

describe('every statement of the hot path uses an index and reads few rows', () => {
  it('of a turn, its repeat, a welcome, the lists, and the job that expires them', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const named = { clientMessageId: 'temp-1' };
    const statements = await statementsOf(async () => {
      await visitor.to('me');
      await visitor.to('welcome', id);
      await visitor.send(id, 'hi', named);
      await visitor.send(id, 'hi', named);
      await visitor.send(id, 'I want to kill myself');
      await visitor.send(id, 'hmm');
      await visitor.to('exportMe');
      await visitor.to('session', id);
      await visitor.to('messages', id);
      const [first] = await visitor.messages(id);
      await visitor.call('GET', `/api/chat/messages/${id}?before=${first?.id}&limit=10`);
      await visitor.startChat();
      await expireTurns(api.context);
    });
    expect(statements.length).toBeGreaterThan(20);
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of an account that is closed, opened again, and erased', async () => {
    const visitor = await api.visitor();
    const { id: userId } = (await visitor.register()).body.user;
    const id = await visitor.startChat();
    const statements = await statementsOf(async () => {
      await visitor.send(id, 'I am 16');
      await visitor.send(id, 'hi');
      await reinstate(api.context, { userId, note: 'is 34' });
      await visitor.to('eraseMe');
      await visitor.register();
    });
    expect(statements.join('\n')).toContain('`account_closures` set');
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of the end of a balance', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    for (let n = 0; n < 20; n++) await visitor.send(id, 'hi');
    const statements = await statementsOf(async () => {
      await visitor.send(id, 'hi');
      await visitor.send(id, 'hi');
    });
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of what was bought and where the messages went', async () => {
    const visitor = await api.visitor();
    await visitor.send(await visitor.startChat(), 'hi');
    const statements = await statementsOf(async () => {
      await visitor.to('account');
      await visitor.call('GET', '/api/user/me/account?before=2026-01-01');
    });
    expect(statements.length).toBeGreaterThanOrEqual(7);
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of coming back and of erasing', async () => {
    const visitor = await api.visitor();
    await visitor.startChat();
    const statements = await statementsOf(async () => {
      visitor.cookie = undefined;
      await visitor.register();
      await visitor.to('eraseMe');
    });
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of what a model costs, its stories, and agents elsewhere', async () => {
    const visitor = await api.visitor();
    const chatId = await visitor.startChat();
    const userId = (await visitor.to('me')).body.id;
    const { executor } = api.db;
    const statements = await statementsOf(async () => {
      await openBudget(executor, '2026-11-22');
      await hasModelCall(executor, chatId);
      await modelWelcomesToday(executor, userId, new Date(0));
      await readStory(executor, api.context.cipher, chatId);
      await takeStoriesBack(executor, api.context.cipher, userId);
      await textsAfter(executor, api.context.cipher, { chatId, after: chatId, limit: 40 });
      await dueDeletions(executor, 20);
      await linkOf(executor, { userId, companionId: aanya.id, chatType: 'friendly' });
      await conversationOf(executor, chatId, 'agent');
    });
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of an order, its payment, its events, its refund, the jobs, and what an operator looks up', async () => {
    const { visitor, orderId } = await buy(api);
    const pay = `/sandbox/upi/${orderId}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const due = (table: string) =>
      api.db.pool.query(`UPDATE ${table} SET next_look_at = CURRENT_TIMESTAMP(3) WHERE id = ?`, [
        orderId,
      ]);
    await due('payments');
    const statements = await statementsOf(async () => {
      await reconcilePayments(api.context);
      await visitor.call('POST', pay, 'action=hold', form);
      await visitor.to('verifyPayment', undefined, { orderId: `sandbox-${orderId}` });
      await visitor.call('POST', pay, 'action=pay', form);
      await visitor.to('verifyPayment', undefined, { orderId });
      await requestRefund(api.context, { orderId, note: 'asked for it' });
      await pause(() => due('refunds'));
      await reconcileRefunds(api.context);
      const file = await readOrder(api.context, orderId);
      await readOrder(api.context, file?.order.providerPaymentId ?? '');
      await readOrder(api.context, 'a-bank-reference');
    });
    for (const part of [
      'from `refunds` inner join',
      '`transaction_id` =',
      '`bank_reference` =',
      'from `webhook_events`',
    ]) {
      expect(statements.join('\n')).toContain(part);
    }
    for (const sql of statements) await expectIndexed(sql);
  });
});
