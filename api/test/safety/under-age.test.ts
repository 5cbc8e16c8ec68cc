import { describe, expect, it } from 'vitest';
import { helpOffered, type Message } from '#contract/schemas/chat.ts';
import { errorResponse } from '#contract/schemas/error.ts';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { reinstate } from '../../domain/user/reinstate.ts';
import { buy, deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const scripted = scriptedProvider();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});
const SAID = "I'm 16 btw";

async function chat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const userId = (await visitor.register()).body.user.id;
  return { visitor, id, userId };
}

async function closedChat() {
  const player = await chat();
  expect((await player.visitor.send(player.id, SAID)).status).toBe(200);
  return player;
}

function expectClosed({ status, body }: { status: number; body: unknown }, userId: string): void {
  expect(status).toBe(403);
  const { code, error } = errorResponse.parse(body);
  expect(code).toBe('underage');
  expect(error).toContain(userId);
}

describe('a visitor who says they are under 18', () => {
  it('gets a kind card free of charge, and the chats are closed', async () => {
    const { visitor, id, userId } = await chat();
    const { status, body } = await visitor.send(id, SAID);
    expect(status).toBe(200);
    const { userMessage, systemMessage, accountClosed } = helpOffered.parse(body);
    expect(userMessage.content).toBe(SAID);
    expect(systemMessage).toMatchObject({ sender: 'system', messageType: 'text' });
    expect(systemMessage.content).toContain('1098');
    expect(systemMessage.content).toContain(userId);
    expect(accountClosed).toBe(true);
    expect(await visitor.balance()).toBe(20);

    expectClosed(await visitor.send(id, 'hello?'), userId);
    expectClosed(await visitor.send(id, 'I want to kill myself'), userId);
    expectClosed(await visitor.to('welcome', id), userId);
    expectClosed(await visitor.to('session', id), userId);
    expectClosed(await visitor.to('messages', id), userId);
    const start = { chatType: 'friendly' };
    expectClosed(await visitor.to('createSession', undefined, start), userId);
    const order = { sessionId: id, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    expectClosed(await visitor.to('createPayment', undefined, order), userId);
    expect(await visitor.balance()).toBe(20);
  });

  it.each([
    [[SAID], 'Thank you for being', 'You told us'],
    [['main 16 saal ki hu'], 'Sach batane', 'Aapne bataya'],
    [['मैं १५ साल का हूँ'], 'सच बताने', 'आपने बताया'],
    // Too short to tell: as what was written before it.
    [['hi', 'tum kitne saal ke ho?', '16'], 'Sach batane', 'Aapne bataya'],
  ])('is answered in the language of the words, then and later: %j', async (texts, card, later) => {
    const { visitor, id, userId } = await chat();
    const answers = [];
    for (const text of texts) answers.push(await visitor.send(id, text));
    expect(helpOffered.parse(answers.at(-1)?.body).systemMessage.content).toContain(card);
    const refused = await visitor.send(id, 'hello?');
    expectClosed(refused, userId);
    const { closed } = (await visitor.to('me')).body;
    expect(closed).toContain(later);
    expect(errorResponse.parse(refused.body).error).toBe(closed);
    expectClosed(await visitor.to('session', id), userId);
  });

  it('is known to the page from the first call on, until it is reinstated', async () => {
    const { visitor, userId } = await closedChat();
    const known = await visitor.register();
    expect(known.body.user.closed).toContain(userId);
    await reinstate(api.context, { userId, note: 'is 34' });
    expect((await visitor.to('me')).body.closed).toBeNull();
  });

  it('keeps the account: balance, purchases, export and erasing', async () => {
    const { visitor } = await closedChat();
    expect((await visitor.to('me')).status).toBe(200);
    expect((await visitor.to('account')).status).toBe(200);
    expect((await visitor.to('sessions')).status).toBe(200);
    const body = await visitor.exported<Record<string, object[]>>();
    expect(body.closures).toMatchObject([{ reason: 'underage', reopenedAt: null }]);
    expect(JSON.stringify(body.chats)).toContain(SAID);
    expect((await visitor.to('eraseMe')).status).toBe(204);
  });

  it('gets the same when the response was lost and the text is sent again', async () => {
    const { visitor, id, userId } = await chat();
    const named = { clientMessageId: 'temp-1' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(id, SAID, named)));
    answers.push(await visitor.send(id, SAID, named));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expectClosed(await visitor.send(id, SAID), userId);
  });

  it('can check what was sent and paid before', async () => {
    const { visitor, id } = await chat();
    const named = { clientMessageId: 'temp-1' };
    const before = await visitor.send(id, 'hi', named);
    await visitor.send(id, SAID);
    expect((await visitor.send(id, 'hi', named)).body).toEqual(before.body);
  });

  it('is refused in a stream as in JSON', async () => {
    const { visitor, id } = await chat();
    const stream = (content: string) =>
      visitor.call<string>(
        'POST',
        '/api/chat/message',
        { sessionId: id, sender: 'user', content },
        { accept: 'text/event-stream' },
      );
    const { body } = await stream(SAID);
    expect(body).not.toContain('event: delta');
    expect(body).toContain('"accountClosed":true');
    const refused = await stream('hello?');
    expect(refused).toMatchObject({ status: 403, body: { code: 'underage' } });
  });

  it('with an empty balance is refused as well, without a recharge card', async () => {
    const { visitor, id, userId } = await chat();
    for (let n = 0; n < 20; n++) await visitor.send(id, 'hi');
    helpOffered.parse((await visitor.send(id, SAID)).body);
    expectClosed(await visitor.send(id, 'hi'), userId);
    const body = await visitor.exported<{ chats: { messages: Message[] }[] }>();
    const types = body.chats.flatMap(({ messages }) => messages.map((one) => one.messageType));
    expect(types).not.toContain('recharge_required');
  });

  it('who is also in danger sees where to get help, and the chats are closed', async () => {
    const { visitor, id, userId } = await chat();
    const { body } = await visitor.send(id, "I'm 16 and I want to kill myself");
    const { systemMessage, accountClosed } = helpOffered.parse(body);
    for (const number of ['14416', '112', '1098', userId]) {
      expect(systemMessage.content).toContain(number);
    }
    expect(accountClosed).toBe(true);
    expectClosed(await visitor.send(id, 'thank you'), userId);
  });
});

describe('a bare number', () => {
  it('counts as an age where the age was asked for, however often it is sent', async () => {
    const { visitor, id, userId } = await chat();
    // The engine repeats what it is told, so this is asked back.
    await visitor.send(id, 'hey, how old are you?');
    const named = { clientMessageId: 'temp-1' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(id, '16', named)));
    answers.push(await visitor.send(id, '16', named));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(helpOffered.parse(answers[0]?.body).accountClosed).toBe(true);
    expectClosed(await visitor.send(id, 'hi'), userId);
    expect(await visitor.balance()).toBe(19);
  });

  it('is an ordinary message otherwise', async () => {
    const { visitor, id } = await chat();
    for (const text of ['16', 'how many chais?', '16', 'no']) {
      expect((await visitor.send(id, text)).body).toHaveProperty('aiMessage');
    }
  });

  it('in somebody else’s chat is refused as usual', async () => {
    const { visitor, id } = await chat();
    await visitor.send(id, 'hey, how old are you?');
    const stranger = await api.visitor();
    expect((await stranger.send(id, '16')).status).toBe(404);
    expect((await stranger.send('none', '16')).status).toBe(404);
    expect((await visitor.send(id, 'hi')).status).toBe(200);
  });
});

describe('a race of texts with one of them', () => {
  it('answers and charges each text, or refuses it free of charge', async () => {
    const { visitor, id, userId } = await chat();
    const texts = Array.from({ length: 20 }, (_, n) => (n === 7 ? SAID : `hi ${'x'.repeat(n)}`));
    const answers = await Promise.all(texts.map((text) => visitor.send(id, text)));
    const paid = answers.filter(({ body }) => 'aiMessage' in body).length;
    const refused = answers.filter(({ status }) => status === 403);
    for (const answer of refused) expectClosed(answer, userId);
    expect(helpOffered.parse(answers[7]?.body).accountClosed).toBe(true);
    expect(paid + refused.length).toBe(19);
    expect(await visitor.balance()).toBe(20 - paid);
    expectClosed(await visitor.send(id, 'hi'), userId);
  });

  it('ends in one suspended account when several say it, and is reinstated completely', async () => {
    const { visitor, id, userId } = await chat();
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.send(id, SAID)));
    for (const { status } of answers) expect(status).toBeOneOf([200, 403]);
    expect(await reinstate(api.context, { userId, note: 'showed a proof of age' })).toBe(
      'reinstated',
    );
    expect((await visitor.send(id, 'hi')).status).toBe(200);
  });

  it('starts no chat once the account is suspended', async () => {
    const { visitor, id, userId } = await chat();
    const start = () => visitor.to('createSession', undefined, { chatType: 'friendly' });
    const [, ...made] = await Promise.all([visitor.send(id, SAID), start(), start(), start()]);
    for (const answer of made) {
      if (answer.status !== 201) expectClosed(answer, userId);
    }
    expectClosed(await start(), userId);
  });
});

it('an interrupted suspension is released, and saying it again suspends the account', async () => {
  const { visitor, id, userId } = await chat();
  const { answer, resume } = await stopBeforeTheEnd(visitor, id);
  await api.db.pool.query(
    "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE status = 'open'",
  );
  await expireTurns(api.context);
  resume();
  expect((await answer).status).toBe(502);
  expect(await visitor.messages(id)).toHaveLength(1);
  expect((await visitor.send(id, 'hi')).status).toBe(200);
  await visitor.send(id, SAID, { clientMessageId: 'temp-1' });
  expectClosed(await visitor.send(id, 'hi'), userId);
});

/** Sends the words and holds the turn between its two transactions. */
async function stopBeforeTheEnd(visitor: Visitor, id: string) {
  const { promise: held, resolve: resume } = Promise.withResolvers<void>();
  const { promise: opened, resolve: isOpened } = Promise.withResolvers<void>();
  const { run } = api.context.runningTurns;
  api.context.runningTurns.run = (turnId, said, listener, work) => {
    api.context.runningTurns.run = run;
    isOpened();
    return run.call(api.context.runningTurns, turnId, said, listener, async (emit) => {
      await held;
      return work(emit);
    }) as never;
  };
  const answer = visitor.send(id, SAID, { clientMessageId: 'temp-1' });
  await opened;
  return { answer, resume };
}

describe('an account that was suspended', () => {
  it('is the same in the same browser, erased or not', async () => {
    const { visitor, id, userId } = await closedChat();
    visitor.cookie = undefined;
    expect((await visitor.register()).status).toBe(200);
    expectClosed(await visitor.send(id, 'hi'), userId);

    await visitor.to('eraseMe');
    const again = await visitor.register();
    expect(again.status).toBe(201);
    const newId = again.body.user.id;
    const start = { chatType: 'friendly' };
    expectClosed(await visitor.to('createSession', undefined, start), newId);

    expect(await reinstate(api.context, { userId: newId, note: 'is 34' })).toBe('reinstated');
    expect((await visitor.to('createSession', undefined, start)).status).toBe(201);
    await visitor.to('eraseMe');
    await visitor.register();
    expect((await visitor.to('createSession', undefined, start)).status).toBe(201);
  });

  it('stays suspended in a new private window of the same device, until it is reinstated', async () => {
    const traits = { deviceTraits: 'd'.repeat(64) };
    const visitor = api.browser();
    const { user } = (await visitor.register(traits)).body;
    const id = await visitor.startChat();
    await visitor.send(id, SAID);
    const start = { chatType: 'friendly' };
    const begin = async (extra: object) => {
      const window = api.browser();
      const { body } = await window.register(extra);
      return { answer: await window.to('createSession', undefined, start), userId: body.user.id };
    };
    const again = await begin(traits);
    expectClosed(again.answer, again.userId);
    expect((await begin({ deviceTraits: 'e'.repeat(64) })).answer.status).toBe(201);
    expect((await begin({})).answer.status).toBe(201);

    expect(await reinstate(api.context, { userId: user.id, note: 'is 34' })).toBe('reinstated');
    expect((await begin(traits)).answer.status).toBe(201);
  });

  it('is reinstated by an operator, once', async () => {
    const { visitor, id, userId } = await closedChat();
    expect(await reinstate(api.context, { userId, note: 'is 34' })).toBe('reinstated');
    expect(await reinstate(api.context, { userId, note: 'is 34' })).toBe('not-suspended');
    const body = await visitor.exported<Record<string, object[]>>();
    expect(body.closures).toMatchObject([{ note: 'is 34', reopenedAt: expect.any(String) }]);
    expect((await visitor.messages(id)).at(-2)?.content).toBe(SAID);
    expect((await visitor.send(id, 'hi')).status).toBe(200);
    await visitor.send(id, SAID);
    expectClosed(await visitor.send(id, 'hi'), userId);
  });

  it('that was reinstated is not suspended by the reply to an earlier text', async () => {
    const { visitor, id, userId } = await chat();
    const named = { clientMessageId: 'temp-1' };
    await visitor.send(id, SAID, named);
    await reinstate(api.context, { userId, note: 'is 34' });
    const { status, body } = await visitor.send(id, SAID, named);
    expect(status).toBe(200);
    expect(helpOffered.parse(body).accountClosed).toBeUndefined();
    expect((await visitor.send(id, 'hi')).status).toBe(200);
  });

  it('is credited for earlier payments, and can be refunded', async () => {
    const { visitor, orderId, userId } = await buy(api);
    const id = (await visitor.to('sessions')).body[0]?.id ?? '';
    await visitor.send(id, SAID);
    (scripted.orders.get(orderId) as { state: string }).state = 'paid';
    await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
    expect(await visitor.balance()).toBe(30);
    expectClosed(await visitor.send(id, 'hi'), userId);
  });
});
