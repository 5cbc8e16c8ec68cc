import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { forgetHandoffs } from '#db/queries/user/account-codes.ts';
import { askedLately, claimWish } from '#db/queries/user/push.ts';
import { tax } from '../../../ops/operator/orders/tax.ts';
import { issueDocuments, LOOKS_BACK_MS } from '../../domain/payment/issue-documents.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { dayOf } from '../../domain/push/hours.ts';
import { forgetAsked, sendDue } from '../../domain/push/send-due.ts';
import { aanya } from '../support/companions.ts';
import { fillAccounts, fillTables } from '../support/fill-tables.ts';
import { startPushService } from '../support/push-service.ts';
import { TAX_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';
import { watchPlans } from '../support/watch-plans.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const service = await startPushService(publicKey);
afterAll(() => service.stop());

/** All that was bought long ago: what a pass over everything that may have been missed finds. */
const EVERYTHING = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next noon in India: notifications go out then, and what is given until a time is good until the server has it. */
const today = Date.parse(`${dayOf(new Date())}T12:00:00+05:30`);
const noon = today < Date.now() ? today + DAY_MS : today;
let ahead = noon - Date.now();
const api = useApi(
  { now: () => new Date(Date.now() + ahead) },
  {
    ...TAX_ENVIRONMENT,
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:operator@jaanu.example',
    PUSH_SERVICES: service.origin,
  },
);
const { statementsOf, expectIndexed } = watchPlans(api);

beforeAll(async () => {
  await fillTables(api.db, aanya.id);
  await fillAccounts(api.db);
});

/** A visitor with a chat in which something was said; the text's id. */
async function chatter() {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  await visitor.send(chatId, 'The interview is on Friday');
  const said = (await visitor.messages(chatId)).find(({ sender }) => sender === 'user')?.id ?? '';
  const { id: userId } = (await visitor.to('me')).body;
  return { visitor, chatId, said, userId };
}

/** Presses the button of a link from another browser. */
const press = (visitor: Visitor, path: string) =>
  fetch(visitor.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `jaanu_go=${randomBytes(16).toString('base64url')}`,
      origin: 'null',
    },
    body: '',
  });

describe('every account query uses an index and reads few rows', () => {
  it('of a link to another browser, a recovery code, joined accounts, browsers, and signing out', async () => {
    const [{ visitor }, { visitor: other }] = [await chatter(), await chatter()];
    const statements = await statementsOf(async () => {
      const { url } = (await visitor.to('handoff', '', {})).body;
      const { pathname } = new URL(url);
      const { cookie } = other;
      await other.call('GET', pathname);
      other.cookie = cookie;
      expect((await press(api.browser(), pathname)).status).toBe(303);
      const { code } = (await visitor.to('makeRecovery')).body;
      const body = { browserFingerprint: other.fingerprint, code };
      expect((await other.to('recover', '', body)).status).toBe(409);
      expect((await other.to('recover', '', { ...body, own: 'join' })).status).toBe(200);
      const { browsers } = (await visitor.to('browsers')).body;
      const another = browsers.find(({ isThis }: { isThis: boolean }) => !isThis);
      expect((await visitor.to('signOutBrowser', another?.id)).status).toBe(204);
      expect((await visitor.to('signOutEverywhere')).status).toBe(204);
      visitor.cookie = undefined;
      expect((await visitor.register()).status).toBe(201);
      expect((await visitor.to('signOut')).status).toBe(204);
      await forgetHandoffs(api.db.executor);
    });
    for (const part of ['`recovery_codes`', 'update `handoff_codes`', 'delete from `push_sub']) {
      expect(statements.join('\n')).toContain(part);
    }
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of notifications: taken, wished for, due, sent, ended and forgotten', async () => {
    const { visitor, chatId, said, userId } = await chatter();
    const { subscription, received } = service.subscribe();
    const statements = await statementsOf(async () => {
      expect((await visitor.to('startPush', '', { subscription })).status).toBe(204);
      const on = dayOf(new Date(noon + DAY_MS));
      expect((await visitor.to('askLater', said, { on })).status).toBe(204);
      expect((await visitor.to('push')).body.wishes).toHaveLength(1);
      ahead += DAY_MS + 7 * 60 * 60 * 1000;
      await sendDue(api.context);
      expect(received).toHaveLength(1);
      const now = api.context.now();
      const since = new Date(now.getTime() - DAY_MS);
      expect(await askedLately(api.db.executor, { userId, chatId, since, now })).toBe(said);
      await claimWish(api.db.executor, said, dayOf(now));
      await visitor.to('askNoMore', said);
      await visitor.to('endPush');
      await forgetAsked(api.context);
    });
    ahead = noon - Date.now();
    for (const sql of statements) await expectIndexed(sql);
  });

  it('of invoices and credit notes, a receipt, and the operator’s list of a month', async () => {
    const { visitor, chatId, userId } = await chatter();
    const pack = { sessionId: chatId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const pass = async (lookBackMs: number) => {
      const { orderId } = (await visitor.to('createPayment', '', { ...pack, state: '29' })).body;
      const paid = "update sandbox_orders set state = 'paid', payment_id = id where id = ?";
      await api.db.pool.query(paid, [orderId]);
      await verifyPayment(api.context, { orderId, userId, token: undefined });
      await refundOrder(api.context, { orderId, note: 'asked for it' });
      return statementsOf(() => issueDocuments(api.context, undefined, lookBackMs));
    };
    ahead = 0;
    const lately = await pass(LOOKS_BACK_MS.lately);
    expect(lately.join('\n')).toContain('update `tax_series`');
    for (const sql of lately) await expectIndexed(sql);
    for (const sql of await pass(LOOKS_BACK_MS.everMissed)) await expectIndexed(sql, EVERYTHING);
    const receipt = await statementsOf(async () => {
      expect((await visitor.to('account')).body.purchases[0]?.documents).toHaveLength(2);
    });
    for (const sql of receipt) await expectIndexed(sql);
    const month = dayOf(new Date()).slice(0, 7);
    const listed = await statementsOf(async () => {
      const call = { db: api.db, args: [month, 'csv'], say() {}, tell() {} };
      expect(await tax.run(call as never)).toBe(0);
    });
    for (const sql of listed) await expectIndexed(sql);
  });
});
