import { expect, test } from 'vitest';
import { chatSetUp, GREETED, openedChat, sendingChat } from '../../test/chat-set-up.ts';
import { message, SESSION } from '../../test/fake-api.ts';
import { fakeTurns, REPLY, settle } from '../../test/fake-turns.ts';

const TURN = { ...REPLY, userMessage: message('user', 'hello') };

test('two tabs follow one turn, and both show its end', async () => {
  const first = await sendingChat();
  const { turns, turn, reopen } = first;
  turn.onUser(TURN.userMessage);
  const second = await reopen([...GREETED, message('user', 'hello')]);
  expect(turns.call(1).body.clientMessageId).toBe(turns.call(0).body.clientMessageId);
  await turns.call(0).done(TURN);
  await turns.call(1).done(TURN);
  for (const { contents } of [first, second]) {
    expect(contents()).toEqual(['This is Meera', 'Hi!', 'hello', 'a1']);
  }
  const third = await reopen([...GREETED, TURN.userMessage, TURN.aiMessage]);
  expect(third.state().sending).toBe(false);
});

test('two tabs may each send a text of their own, and the newest is taken up after a reload', async () => {
  const turns = fakeTurns();
  const first = await openedChat({ sendMessage: turns.sendMessage });
  const second = await openedChat({ sendMessage: turns.sendMessage }, GREETED, first.browser);
  for (const [tab, text] of [[first, 'hello'] as const, [second, 'other'] as const]) {
    tab.chat.write(text);
    void tab.chat.send();
  }
  turns.call(0).onUser(message('user', 'hello'));
  await turns.call(0).done(TURN);
  const third = chatSetUp({ sendMessage: turns.sendMessage }, GREETED, first.browser);
  void third.chat.open(SESSION.id);
  await settle();
  expect(turns.calls).toHaveLength(3);
  expect(turns.call(2).body).toEqual(turns.call(1).body);
});
