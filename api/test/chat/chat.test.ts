import { describe, expect, it } from 'vitest';
import {
  message,
  messageList,
  rechargeRequired,
  replied,
  sendMessageResponse,
  session,
  sessionList,
  welcomeResponse,
} from '#contract/schemas/chat.ts';
import { errorResponse } from '#contract/schemas/error.ts';
import { user } from '#contract/schemas/user.ts';
import { aanya, bela } from '../support/companions.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

describe('a chat', () => {
  it('starts with the chosen companion and a system message', async () => {
    const visitor = await api.visitor();
    const made = await visitor.to('createSession', undefined, {
      chatType: 'romantic',
      companionId: aanya.id,
      browserFingerprint: visitor.fingerprint,
      userId: null,
    });
    expect(made.status).toBe(201);
    const { id } = session.parse(made.body);
    const own = session.parse((await visitor.to('session', id)).body);
    expect(own.companion.imagePath).toBe(aanya.imagePath);
    expect(own.messagesLeft).toBe(20);
    const list = messageList.parse(await visitor.messages(id));
    expect(list.map(({ sender }) => sender)).toEqual(['system']);
    expect(list[0]?.content).toContain('AI companion');
    expect(user.parse((await visitor.to('me')).body).lastChatSession).toEqual({
      id,
      companionName: aanya.name,
      chatType: 'romantic',
    });
  });

  it('is in the list of the visitor’s chats, the most recent first, and in nobody else’s', async () => {
    const [visitor, other] = [await api.visitor(), await api.visitor()];
    const ids = [await visitor.startChat(), await visitor.startChat()];
    const mine = sessionList.parse((await visitor.to('sessions')).body);
    expect(mine.map(({ id }) => id)).toEqual(ids.toReversed());
    await visitor.send(ids[0] ?? '', 'hi');
    const after = sessionList.parse((await visitor.to('sessions')).body);
    expect(after.map(({ id }) => id)).toEqual(ids);
    const [first] = after;
    const newest = (await visitor.messages(ids[0] ?? '')).at(-1);
    expect(
      Math.abs(Date.parse(first?.lastMessageAt ?? '') - Date.parse(newest?.timestamp ?? '')),
    ).toBeLessThan(1_000);
    expect((await other.to('sessions')).body).toEqual([]);
    expect((await api.browser().to('sessions')).status).toBe(401);
  });

  it('finds a suitable companion when none was chosen', async () => {
    const visitor = await api.visitor();
    for (const companionId of ['', null, undefined]) {
      const id = await visitor.startChat({ chatType: 'truelove', companionId });
      expect(session.parse((await visitor.to('session', id)).body).companionId).toBe(bela.id);
    }
  });

  it('is found by the fingerprint when the cookie is gone', async () => {
    const visitor = await api.visitor();
    visitor.cookie = undefined;
    const id = await visitor.startChat({
      chatType: 'friendly',
      browserFingerprint: visitor.fingerprint,
    });
    expect((await visitor.to('session', id)).status).toBe(200);
  });

  it('refuses what no companion offers', async () => {
    const visitor = await api.visitor();
    const start = (body: object) => visitor.to('createSession', undefined, body);
    const unknown = '0190a000-0000-7000-8000-00000000ffff';
    expect((await start({ chatType: 'friendly', companionId: unknown })).status).toBe(404);
    expect((await start({ chatType: 'friendly', companionId: 'priya' })).status).toBe(404);
    expect((await start({ chatType: 'erotic', companionId: aanya.id })).status).toBe(422);
    expect((await start({ chatType: 'all' })).status).toBe(422);
    expect(
      (await api.browser().to('createSession', undefined, { chatType: 'friendly' })).status,
    ).toBe(401);
  });

  it('is greeted once, free of charge, however many tabs ask', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.to('welcome', id)));
    const ids = answers.map(({ body }) => welcomeResponse.parse(body).aiMessage?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await visitor.messages(id)).toHaveLength(2);
    expect(await visitor.balance()).toBe(20);
  });

  it('answers a message and takes one', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const answer = await visitor.send(id, '  Namaste 🙏 कैसे हो?  ');
    expect(answer.status).toBe(200);
    const { userMessage, aiMessage, messageBalance } = replied.parse(answer.body);
    expect(userMessage.content).toBe('Namaste 🙏 कैसे हो?');
    expect(aiMessage.content).toBe('You said: Namaste 🙏 कैसे हो?');
    expect(messageBalance).toBe(19);
    expect(await visitor.balance()).toBe(19);
    const list = await visitor.messages(id);
    expect(list.map(({ sender }) => sender)).toEqual(['system', 'user', 'ai']);
    expect(user.parse((await visitor.to('me')).body).totalMessagesSent).toBe(1);
  });

  it('pages backwards', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    for (const text of ['one', 'two', 'three']) await visitor.send(id, text);
    const all = await visitor.messages(id);
    const page = async (query: string) =>
      messageList.parse((await visitor.call('GET', `/api/chat/messages/${id}?${query}`)).body);
    expect(await page('limit=3')).toEqual(all.slice(-3));
    expect(await page(`limit=2&before=${all[3]?.id}`)).toEqual(all.slice(1, 3));
    expect(await page(`before=${all[0]?.id}`)).toEqual([]);
    expect((await visitor.call('GET', `/api/chat/messages/${id}?limit=0`)).status).toBe(422);
    expect((await visitor.call('GET', `/api/chat/messages/${id}?before=x`)).status).toBe(422);
  });
});

describe('the balance', () => {
  it('pays for exactly twenty of thirty sends at once, with one recharge message', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => visitor.send(id, `message ${n}`)),
    );
    const ok = answers.filter(({ status }) => status === 200);
    const bodies = ok.map(({ body }) => sendMessageResponse.parse(body));
    expect(bodies.filter((body) => 'aiMessage' in body)).toHaveLength(20);
    expect(bodies.filter((body) => 'rechargeRequired' in body)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(9);
    expect(errorResponse.parse(refused[0]?.body)).toMatchObject({
      error: 'No messages left',
      rechargeRequired: true,
    });
    expect(await visitor.balance()).toBe(0);
    const list = await visitor.messages(id);
    expect(list.filter(({ sender }) => sender === 'user')).toHaveLength(20);
    expect(list.filter(({ sender }) => sender === 'ai')).toHaveLength(20);
    expect(list.filter(({ messageType }) => messageType === 'recharge_required')).toHaveLength(1);
  });

  it('says once in every chat that a recharge is needed', async () => {
    const visitor = await api.visitor();
    const [first, second] = [await visitor.startChat(), await visitor.startChat()];
    for (let n = 0; n < 20; n++) await visitor.send(first, 'hi');
    for (const id of [first, second]) {
      const { systemMessage } = rechargeRequired.parse((await visitor.send(id, 'more')).body);
      expect(message.parse(systemMessage).messageType).toBe('recharge_required');
      expect((await visitor.send(id, 'more')).status).toBe(402);
    }
  });

  it('never pays twice for a repeated send', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const twice = { clientMessageId: 'temp-1' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.send(id, 'once', twice)),
    );
    answers.push(await visitor.send(id, 'once', twice));
    const ids = answers.map(({ body }) => replied.parse(body).aiMessage?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await visitor.balance()).toBe(19);
  });

  it("returns the last message's result again, though the balance is empty", async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    for (let n = 0; n < 19; n++) await visitor.send(id, 'hi');
    const last = await visitor.send(id, 'the last', { clientMessageId: 'temp-20' });
    const again = await visitor.send(id, 'the last', { clientMessageId: 'temp-20' });
    expect(again.body).toEqual(last.body);
  });
});
