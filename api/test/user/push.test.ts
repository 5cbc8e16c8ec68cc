import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushState } from '#contract/schemas/push.ts';
import { dayOf } from '../../domain/push/hours.ts';
import { forgetAsked, sendDue } from '../../domain/push/send-due.ts';
import { startPushService } from '../support/push-service.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const service = await startPushService(publicKey);
afterAll(() => service.stop());

/** How far ahead of the true time the API thinks it is. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

const api = useApi(
  { now },
  {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:operator@jaanu.example',
    PUSH_SERVICES: service.origin,
  },
);

/** Moves the clock to an hour in India, some days from today. */
const goTo = (days: number, hour: number) => {
  const midnight = Date.parse(`${dayOf(new Date())}T00:00:00+05:30`);
  ahead = midnight + days * DAY + hour * HOUR - Date.now();
};
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY));

beforeEach(() => {
  ahead = 0;
  service.manner = 'takes';
});

async function chatter(isDiscreet?: boolean) {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  await visitor.send(id, 'The interview is on Friday');
  const said = (await visitor.messages(id)).find(({ sender }) => sender === 'user')?.id ?? '';
  const { subscription, received } = service.subscribe();
  const start = () => visitor.to('startPush', '', { subscription, isDiscreet });
  expect((await start()).status).toBe(204);
  return { visitor, id, said, received, start, subscription };
}

const ask = (visitor: Visitor, message: string, on: string) =>
  visitor.to('askLater', message, { on });
const stateOf = async (visitor: Visitor): Promise<PushState> => (await visitor.to('push')).body;
const send = () => sendDue(api.context);

describe('a notification', () => {
  it('arrives on the chosen evening, once, encrypted for the browser, and reveals nothing', async () => {
    const { visitor, id, said, received } = await chatter();
    expect((await ask(visitor, said, dayIn(2))).status).toBe(204);
    expect((await stateOf(visitor)).wishes).toMatchObject([{ messageId: said, on: dayIn(2) }]);
    goTo(2, 17);
    await send();
    expect(received).toEqual([]);
    goTo(2, 18.5);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(received.map(({ note }) => note)).toEqual([
      {
        title: 'A reminder',
        body: 'You asked for it. Tap to open.',
        path: `/chat/${id}?message=${said}`,
      },
    ]);
    // Held by the service no longer than until ten in the evening.
    expect(received[0]?.ttl).toBeLessThanOrEqual(3.5 * 3600);
    expect(received[0]?.claims.sub).toBe('mailto:operator@jaanu.example');
    expect((await stateOf(visitor)).wishes).toEqual([]);
  });

  it('contains her name if the visitor wants that, and never what was said', async () => {
    const { visitor, said, received } = await chatter(false);
    await ask(visitor, said, dayIn(1));
    goTo(1, 19);
    await send();
    expect(received).toHaveLength(1);
    expect(received[0]?.note.title).toMatch(/^Aanya|^Bela/);
    expect(JSON.stringify(received)).not.toContain('interview');
  });

  it('arrives only between 9:00 and 22:00 in India', async () => {
    const { visitor, said, received } = await chatter();
    await ask(visitor, said, dayIn(1));
    for (const [days, hour] of [
      [1, 22],
      [1, 23.9],
      [2, 0.1],
      [2, 8.9],
    ] as const) {
      goTo(days, hour);
      await send();
      expect(received).toEqual([]);
    }
    goTo(2, 9.1);
    await send();
    expect(received).toHaveLength(1);
  });

  it('arrives once a day at most, the next one a day later', async () => {
    const { visitor, id, said, received } = await chatter();
    await visitor.send(id, 'And the exam');
    const all = await visitor.messages(id);
    const second = all.findLast(({ sender }) => sender === 'user')?.id ?? '';
    await ask(visitor, said, dayIn(1));
    await ask(visitor, second, dayIn(1));
    goTo(1, 18.2);
    await Promise.all([send(), send()]);
    expect(received).toHaveLength(1);
    goTo(2, 10);
    await send();
    expect(received).toHaveLength(2);
  });

  it('is dropped after three days, in a muted chat, and for a browser that was signed out', async () => {
    const late = await chatter();
    await ask(late.visitor, late.said, dayIn(1));
    const muted = await chatter();
    await ask(muted.visitor, muted.said, dayIn(5));
    await muted.visitor.to('muteChat', muted.id);
    const left = await chatter();
    await ask(left.visitor, left.said, dayIn(5));
    await left.visitor.to('signOut');
    goTo(5, 19);
    await send();
    for (const { received } of [late, muted, left]) expect(received).toEqual([]);
  });

  it('is no longer sent when the browser has unsubscribed, and a failing service blocks nobody else', async () => {
    const gone = await chatter();
    await ask(gone.visitor, gone.said, dayIn(1));
    service.manner = 'gone';
    goTo(1, 19);
    await send();
    ahead = 0;
    expect((await stateOf(gone.visitor)).isOn).toBe(false);
    const other = await chatter();
    await ask(other.visitor, other.said, dayIn(1));
    service.manner = 'redirects';
    goTo(1, 19);
    await send();
    expect(other.received).toEqual([]);
    ahead = 0;
    expect((await stateOf(other.visitor)).isOn).toBe(true);
  });
});

describe('notifications', () => {
  it('are offered from the third visit on', async () => {
    const visitor = await api.visitor();
    for (const isOffered of [false, false, true]) {
      expect(await stateOf(visitor)).toMatchObject({ publicKey, isOffered, isOn: false });
      await api.db.pool.query(
        'update users set last_seen_at = last_seen_at - interval 1 hour where id = ?',
        [(await visitor.to('me')).body.id],
      );
      await visitor.to('me');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  it('end everywhere with one call, together with pending questions', async () => {
    const { visitor, said, received } = await chatter();
    await ask(visitor, said, dayIn(1));
    for (const _ of [1, 2]) expect((await visitor.to('endPush')).status).toBe(204);
    expect(await stateOf(visitor)).toMatchObject({ isOn: false, wishes: [] });
    goTo(1, 19);
    await send();
    expect(received).toEqual([]);
  });

  it('are exported without their keys, and deleted with the account', async () => {
    const { visitor, said, subscription } = await chatter();
    await ask(visitor, said, dayIn(1));
    const file = await visitor.exported<{ notifications: object }>();
    expect(file.notifications).toMatchObject({
      wishes: [{ messageId: said }],
      browsers: [{ isDiscreet: true }],
    });
    expect(JSON.stringify(file)).not.toContain(subscription.keys.auth);
    await visitor.to('eraseMe');
    const [rows] = await api.db.pool.query(
      'select count(*) as n from push_wishes where message_id = ? union all select count(*) from push_subscriptions where endpoint = ?',
      [said, subscription.endpoint],
    );
    expect(rows).toEqual([{ n: 0 }, { n: 0 }]);
  });

  it('are sent only to push services', async () => {
    const visitor = await api.visitor();
    const { keys } = service.subscribe().subscription;
    for (const [endpoint, status] of [
      ['https://fcm.googleapis.com/fcm/send/abc', 204],
      ['https://updates.push.services.mozilla.com/wpush/v2/abc', 204],
      ['https://web.push.apple.com/abc', 204],
      ['https://wns2-pn1p.notify.windows.com/w/?token=abc', 204],
      ['https://fcm.googleapis.com.evil.test/abc', 422],
      ['https://evil.test/?fcm.googleapis.com', 422],
      ['http://fcm.googleapis.com/abc', 422],
      ['https://fcm.googleapis.com:8443/abc', 422],
      ['http://127.0.0.1:9/abc', 422],
      ['https://169.254.169.254/latest', 422],
    ] as const) {
      const answer = await visitor.to('startPush', '', { subscription: { endpoint, keys } });
      expect([endpoint, answer.status]).toEqual([endpoint, status]);
    }
  });

  it("accept only the visitor's own texts, and a future evening", async () => {
    const { visitor, id, said } = await chatter();
    const hers = (await visitor.messages(id)).find(({ sender }) => sender === 'ai')?.id ?? '';
    const other = await api.visitor();
    expect((await ask(other, said, dayIn(1))).status).toBe(404);
    expect((await ask(visitor, hers, dayIn(1))).status).toBe(404);
    expect((await ask(visitor, 'nonsense', dayIn(1))).status).toBe(404);
    for (const on of [dayIn(-1), dayIn(61), 'someday']) {
      expect((await ask(visitor, said, on)).status).toBe(422);
    }
    await ask(visitor, said, dayIn(1));
    await other.to('askNoMore', said);
    expect((await stateOf(visitor)).wishes).toHaveLength(1);
    await visitor.to('askNoMore', said);
    expect((await stateOf(visitor)).wishes).toEqual([]);
  });

  it('delete a wish with its message, and after a month', async () => {
    const { visitor, said } = await chatter();
    await ask(visitor, said, dayIn(1));
    goTo(40, 12);
    await forgetAsked(api.context);
    ahead = 0;
    expect((await stateOf(visitor)).wishes).toEqual([]);
  });
});

describe('a returning visitor', () => {
  it('is asked the pending question once, free, in the chat', async () => {
    const { visitor, id, said } = await chatter();
    await ask(visitor, said, dayIn(1));
    goTo(1, 19);
    await send();
    const answers = await Promise.all([
      visitor.to('welcome', id, {}),
      visitor.to('welcome', id, {}),
    ]);
    const texts = answers.map(({ body }) => body.aiMessage?.content);
    expect(texts[0]).toContain('“The interview is on Friday”');
    expect(texts[1]).toBe(texts[0]);
    const asked = (await visitor.messages(id)).filter(({ content }) => content === texts[0]);
    expect(asked).toHaveLength(1);
    expect(await visitor.balance()).toBe(19);
  });

  it('is greeted after half a day, once a day, unless nothing was ever written', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.to('welcome', id, {});
    const count = async () => (await visitor.messages(id)).length;
    const silent = await count();
    ahead = 13 * HOUR;
    await visitor.to('welcome', id, {});
    expect(await count()).toBe(silent);
    ahead = 0;
    await visitor.send(id, 'tea');
    const before = await count();
    ahead = HOUR;
    await visitor.to('welcome', id, {});
    expect(await count()).toBe(before);
    ahead = 13 * HOUR;
    const greeted = await Promise.all([
      visitor.to('welcome', id, {}),
      visitor.to('welcome', id, {}),
    ]);
    expect(greeted.map(({ body }) => body.aiMessage?.content)).toEqual(['Welcome!', 'Welcome!']);
    expect(await count()).toBe(before + 1);
  });
});
