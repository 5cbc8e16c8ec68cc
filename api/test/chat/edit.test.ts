import { describe, expect, it } from 'vitest';
import { helpOffered, message, messageList, replied } from '#contract/schemas/chat.ts';
import type { ReplyEngine, ReplyTurn } from '../../domain/ports.ts';
import { readEvents } from '../support/read-events.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const turns: ReplyTurn[] = [];
let goOn = Promise.resolve();

/** Repeats its input, with how many texts it has seen; waits where a test wants it to. */
const engine: ReplyEngine = {
  historyLimit: 6,
  async *reply(turn) {
    turns.push(turn);
    const said = turn.history.at(-1)?.content ?? '';
    if (said === 'fail') throw new Error('ill');
    if (said.startsWith('slow')) await goOn;
    yield { type: 'delta', text: `You said ${said}. Turn ${turns.length}.` };
    yield { type: 'state', state: JSON.stringify([...JSON.parse(turn.state ?? '[]'), said]) };
    yield { type: 'finish', reason: 'stop' };
  },
};

const api = useApi({ replyEngine: engine });

const stream = ({ cookie = '' }: Visitor, method: string, path: string, body: object) =>
  fetch(api.origin + path, {
    method,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function chat(...said: string[]) {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const list = async () => messageList.parse(await visitor.messages(id));
  const contents = async () =>
    (await list()).filter(({ sender }) => sender !== 'system').map(({ content }) => content);
  for (const text of said) await visitor.send(id, text);
  const newestText = async () =>
    (await list()).findLast(({ sender }) => sender === 'user')?.id ?? '';
  const edit = (messageId: string, content: string, clientMessageId?: string) =>
    visitor.call('PUT', `/api/chat/messages/${messageId}`, { content, clientMessageId });
  return { visitor, id, list, contents, newestText, edit };
}

describe('an edited text', () => {
  it('costs nothing after she has answered the first, and the old pair leaves the list', async () => {
    const { visitor, contents, newestText, edit } = await chat('one', 'My name is Arjun');
    const old = await newestText();
    const { userMessage, aiMessage, messageBalance } = replied.parse(
      (await edit(old, 'two', 'e-1')).body,
    );
    expect(userMessage).toMatchObject({ content: 'two', sender: 'user' });
    expect(userMessage.id).not.toBe(old);
    expect(messageBalance).toBe(18);
    expect(await contents()).toEqual(['one', expect.any(String), 'two', aiMessage.content]);
    const told = turns.at(-1)?.history.map(({ content }) => content);
    expect(told?.join(' ')).not.toContain('Arjun');
    expect(turns.at(-1)?.state).toBe(JSON.stringify(['one']));
    const { memory } = (await visitor.to('account')).body;
    expect(memory).toEqual([]);
    await visitor.send((await visitor.to('sessions')).body[0]?.id ?? '', 'three');
    expect(turns.at(-1)?.state).toBe(JSON.stringify(['one', 'two']));
  });

  it('may be edited once', async () => {
    const { visitor, newestText, edit } = await chat('one');
    expect((await edit(await newestText(), 'two')).status).toBe(200);
    expect((await edit(await newestText(), 'three')).status).toBe(409);
    expect(await visitor.balance()).toBe(19);
  });

  it('says whether it may be edited again, as do the list and the stream', async () => {
    const { visitor, id, list, newestText, edit } = await chat('one');
    const may = async () => (await list()).flatMap(({ id, canEdit }) => (canEdit ? [id] : []));
    const { userMessage } = replied.parse((await visitor.send(id, 'two')).body);
    expect(userMessage.canEdit).toBe(true);
    expect(await may()).toEqual([userMessage.id]);

    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const body = { sessionId: id, sender: 'user', content: 'slow three' };
    const events = readEvents(await stream(visitor, 'POST', '/api/chat/message', body));
    const told = message.parse((await events.next()).value.data);
    expect(told.canEdit).toBe(true);
    expect(await may()).toEqual([told.id]);
    resolve();
    await Array.fromAsync(events);

    const edited = replied.parse((await edit(await newestText(), 'four', 'e-1')).body);
    expect(edited.userMessage).not.toHaveProperty('canEdit');
    expect(replied.parse((await edit(edited.userMessage.id, 'four', 'e-1')).body)).toEqual(edited);
    expect(await may()).toEqual([]);
    expect((await edit(await newestText(), 'five')).status).toBe(409);

    const card = helpOffered.parse((await visitor.send(id, 'I want to kill myself')).body);
    expect(card.userMessage).not.toHaveProperty('canEdit');
    expect(await may()).toEqual([]);
  });

  it('is not in the list beside the old one, nor found, before she has answered it', async () => {
    const { visitor, id, list, contents, newestText, edit } = await chat('one');
    const before = await contents();
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const asked = turns.length;
    const edited = edit(await newestText(), 'slow two', 'e-1');
    await expect.poll(() => turns.length).toBe(asked + 1);
    expect(await contents()).toEqual(before);
    // Another tab gets a refusal: it is too late.
    expect((await list()).some(({ canEdit }) => canEdit)).toBe(false);
    const found = await visitor.call('GET', `/api/chat/session/${id}/search?q=slow`);
    expect(found.body).toEqual([]);
    resolve();
    const { userMessage, aiMessage } = replied.parse((await edited).body);
    expect(await contents()).toEqual([userMessage.content, aiMessage.content]);
  });

  it('before she has answered takes over the cost of the first', async () => {
    const { visitor, id, contents, newestText, edit } = await chat();
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const first = visitor.send(id, 'slow one');
    await expect.poll(contents).toEqual(['slow one']);
    const edited = replied.parse((await edit(await newestText(), 'two', 'e-1')).body);
    expect(edited.messageBalance).toBe(19);
    resolve();
    expect((await first).status).toBe(502);
    expect(await contents()).toEqual(['two', edited.aiMessage.content]);
    expect(await visitor.balance()).toBe(19);
    expect((await edit(await newestText(), 'three')).status).toBe(200);
    expect(await visitor.balance()).toBe(19);
  });

  it('before she has answered keeps the old text from being sent again', async () => {
    const { visitor, id, contents, newestText, edit } = await chat();
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const name = { clientMessageId: 'temp-old' };
    const first = visitor.send(id, 'slow one', name);
    await expect.poll(contents).toEqual(['slow one']);
    const { aiMessage } = replied.parse((await edit(await newestText(), 'two')).body);
    resolve();
    expect((await first).status).toBe(502);
    // By a page that does not know of the edit.
    expect((await visitor.send(id, 'slow one', name)).status).toBe(502);
    expect(await contents()).toEqual(['two', aiMessage.content]);
    expect(await visitor.balance()).toBe(19);
  });

  it('takes the other replies to the old text with it', async () => {
    const { visitor, list, contents, newestText, edit } = await chat('one');
    const reply = (await list()).at(-1)?.id;
    expect((await visitor.call('POST', `/api/chat/messages/${reply}/variants`, {})).status).toBe(
      200,
    );
    expect((await edit(await newestText(), 'two')).status).toBe(200);
    expect(await contents()).toHaveLength(2);
  });

  it('streams, and a repeat under its id gets the same though the old text is gone', async () => {
    const { visitor, newestText, edit } = await chat('one');
    const old = await newestText();
    const body = { content: 'two', clientMessageId: 'e-1' };
    const response = await stream(visitor, 'PUT', `/api/chat/messages/${old}`, body);
    const events = await Array.fromAsync(readEvents(response));
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['user', 'delta', 'done']),
    );
    expect((await edit(old, 'two', 'e-1')).body).toEqual(events.at(-1)?.data);
    expect(await visitor.balance()).toBe(19);
  });

  it('leaves everything as it was when she cannot answer it', async () => {
    const { visitor, contents, newestText, edit } = await chat('one');
    const before = await contents();
    expect((await edit(await newestText(), 'fail', 'e-1')).status).toBe(502);
    expect(await contents()).toEqual(before);
    expect(await visitor.balance()).toBe(19);
    expect((await edit(await newestText(), 'two', 'e-1')).status).toBe(200);
  });

  it('that tells of danger is answered by the card, free of charge, and what was said stays', async () => {
    const { visitor, contents, newestText, edit } = await chat('one');
    const before = await contents();
    helpOffered.parse((await edit(await newestText(), 'I want to kill myself')).body);
    expect(await contents()).toEqual([...before, 'I want to kill myself']);
    expect(await visitor.balance()).toBe(19);
    expect((await edit(await newestText(), 'never mind')).status).toBe(409);
  });
});

describe('is refused', () => {
  it('for older texts, for hers, and for anyone else', async () => {
    const { visitor, id, list, newestText, edit } = await chat('one');
    const [old, hers] = [await newestText(), (await list()).at(-1)?.id ?? ''];
    await visitor.send(id, 'two');
    expect((await edit(old, 'three')).status).toBe(409);
    expect((await edit(hers, 'three')).status).toBe(404);
    const other = await api.visitor();
    const theirs = await other.call('PUT', `/api/chat/messages/${await newestText()}`, {
      content: 'x',
    });
    expect(theirs.status).toBe(404);
    expect((await edit(await newestText(), '  ')).status).toBe(422);
  });

  it('while another reply to it is on its way', async () => {
    const { visitor, list, newestText, edit } = await chat('slow one');
    const reply = (await list()).at(-1)?.id;
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = promise;
    const before = turns.length;
    const another = visitor.call('POST', `/api/chat/messages/${reply}/variants`, {});
    await expect.poll(() => turns.length).toBe(before + 1);
    expect((await edit(await newestText(), 'two')).status).toBe(409);
    resolve();
    expect((await another).status).toBe(200);
  });
});

describe('at once', () => {
  it('of many edits in several tabs one is made, free of charge', async () => {
    const { visitor, contents, newestText, edit } = await chat('one');
    const old = await newestText();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => edit(old, `edit ${n}`, `tab-${n}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect(status).toBeOneOf([200, 404, 409]);
    expect(await contents()).toHaveLength(2);
    expect(await visitor.balance()).toBe(19);
  });

  it('many repeats of one edit are one turn', async () => {
    const { contents, newestText, edit } = await chat('one');
    const old = await newestText();
    const answers = await Promise.all(Array.from({ length: 8 }, () => edit(old, 'two', 'same')));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await contents()).toHaveLength(2);
  });

  it('with a text in another tab both are answered and paid once', async () => {
    const { visitor, id, contents, newestText, edit } = await chat('one');
    const old = await newestText();
    const [edited, sent] = await Promise.all([edit(old, 'two'), visitor.send(id, 'three')]);
    expect(sent.status).toBe(200);
    expect(edited.status).toBeOneOf([200, 409]);
    expect(await contents()).toHaveLength(4);
    expect(await visitor.balance()).toBe(18);
  });

  it('together with her answer to the first, nothing is lost', async () => {
    for (let round = 0; round < 6; round++) {
      const { visitor, id, contents, newestText, edit } = await chat();
      const sent = visitor.send(id, 'one');
      await expect.poll(newestText).not.toBe('');
      const edited = await edit(await newestText(), 'two', 'e-1');
      await sent;
      expect(edited.status).toBe(200);
      expect((await contents())[0]).toBe('two');
      expect(await contents()).toHaveLength(2);
      expect(await visitor.balance()).toBe(19);
    }
  });
});
