import { describe, expect, test } from 'vitest';
import { chatSetUp, GREETED, openedChat, sendingChat } from '../../test/chat-set-up.ts';
import { message, refusal, SESSION } from '../../test/fake-api.ts';
import { fakeTurns, REPLY, settle } from '../../test/fake-turns.ts';

const LOST = new TypeError('network error');

const TURN = { ...REPLY, userMessage: message('user', 'hello') };

describe('a reload during a turn', () => {
  test('resumes it under the same id, and shows text and reply once', async () => {
    const { turns, turn, reopen } = await sendingChat();
    turn.onUser(TURN.userMessage);
    const { state, contents } = await reopen([...GREETED, message('user', 'hello')]);
    expect(turns.call(1).body).toEqual(turns.call(0).body);
    expect(contents()).toEqual(['This is Meera', 'Hi!', 'hello']);
    expect(state()).toMatchObject({ sending: true, draft: '' });
    turns.call(1).onUser(message('user', 'hello'));
    await turns.call(1).done(TURN);
    expect(contents()).toEqual(['This is Meera', 'Hi!', 'hello', 'a1']);

    const { contents: later } = await reopen([...GREETED, TURN.userMessage, TURN.aiMessage]);
    expect(turns.calls).toHaveLength(2);
    expect(later()).toEqual(['This is Meera', 'Hi!', 'hello', 'a1']);
  });

  test('finds the reply that was finished meanwhile', async () => {
    const { turns, turn, reopen } = await sendingChat();
    turn.onUser(TURN.userMessage);
    const { contents } = await reopen([...GREETED, TURN.userMessage, TURN.aiMessage]);
    await turns.call(1).done(TURN);
    expect(contents()).toEqual(['This is Meera', 'Hi!', 'hello', 'a1']);
  });

  test('shows an unconfirmed text once, whether or not it was saved', async () => {
    const { turns, reopen } = await sendingChat();
    const unsaved = await reopen();
    expect(unsaved.contents()).toEqual(['This is Meera', 'Hi!', 'hello']);
    const saved = await reopen([...GREETED, message('user', 'hello')]);
    expect(saved.contents()).toEqual(['This is Meera', 'Hi!', 'hello']);
    expect(turns.calls).toHaveLength(3);
  });

  test('returns the text next to what was written since', async () => {
    const { turns, environment, reopen } = await sendingChat();
    environment.local.set(`jaanu_draft:${SESSION.id}`, 'and then');
    const { state } = await reopen();
    expect(state().draft).toBe('and then');
    await turns.call(1).fail(refusal(502, 'reply_failed'));
    expect(state().draft).toBe('hello\nand then');
  });
});

describe('the draft', () => {
  test('survives a reload, and is gone once it is sent', async () => {
    const first = await openedChat({});
    const watching = first.chat.watch();
    first.chat.write('half a tho');
    first.presence.become({ visible: false });
    watching();
    const turns = fakeTurns();
    const again = await openedChat({ sendMessage: turns.sendMessage }, GREETED, first.browser);
    expect(again.state().draft).toBe('half a tho');
    void again.chat.send();
    const last = chatSetUp({ sendMessage: turns.sendMessage }, GREETED, first.browser);
    void last.chat.open(SESSION.id);
    await settle();
    expect(last.state().draft).toBe('');
  });

  test('keeps text that was returned, also over a reload', async () => {
    const { turns, reopen } = await sendingChat();
    await turns.call(0).fail(refusal(500));
    const { state } = await reopen();
    expect(state()).toMatchObject({ draft: 'hello', sending: false });
    expect(turns.calls).toHaveLength(1);
  });
});

test('a chat that could not be loaded is loaded again when the network is back', async () => {
  let isLost = true;
  const { chat, state, presence } = await openedChat({
    session: async () => {
      if (isLost) throw LOST;
      return SESSION;
    },
  });
  chat.watch();
  presence.become({ online: false });
  expect(state().phase).toBe('failed');
  isLost = false;
  presence.become({ online: true });
  await settle();
  expect(state().phase).toBe('ready');
});
