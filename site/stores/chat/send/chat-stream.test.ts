import { expect, test } from 'vitest';
import { sendingChat } from '../../../test/chat-set-up.ts';
import { message, refusal } from '../../../test/fake-api.ts';
import { FRAME_MS } from '../../../test/fake-clock.ts';
import { REPLY } from '../../../test/fake-turns.ts';

test('the saved text takes the place of the temporary one, and she is still typing', async () => {
  const { turn, state, contents } = await sendingChat();
  turn.onUser(REPLY.userMessage);
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1']);
  expect(state().messages.at(-1)?.id).toBe('u1');
  expect(state()).toMatchObject({ sending: true, reply: '' });
});

test('her words are shown as they arrive, once a frame', async () => {
  const { turn, state, chat, clock } = await sendingChat();
  turn.onUser(REPLY.userMessage);
  const shown: string[] = [];
  chat.$chat.listen(({ reply }) => shown.push(reply));
  for (const text of ['Ek ', 'do ', 'teen']) turn.onDelta(text);
  expect(shown).toEqual([]);
  clock.advance(FRAME_MS);
  turn.onDelta(' chaar');
  clock.advance(FRAME_MS);
  expect(shown).toEqual(['Ek do teen', 'Ek do teen chaar']);
  expect(state().sending).toBe(true);
});

test('the end puts her message in place of the growing one, in one change', async () => {
  const { turn, state, contents, chat, clock } = await sendingChat();
  turn.onUser(REPLY.userMessage);
  turn.onDelta('a');
  clock.advance(FRAME_MS);
  turn.onDelta('1');
  const seen: [string, number, boolean][] = [];
  chat.$chat.listen(({ reply, messages, sending: isSending }) =>
    seen.push([reply, messages.length, isSending]),
  );
  await turn.done(REPLY);
  clock.advance(FRAME_MS);
  expect(seen).toEqual([['', 4, false]]);
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  expect(state().balance).toBe(19);
});

test('an empty balance and a help card end a stream as they end a JSON response', async () => {
  const recharge = await sendingChat();
  await recharge.turn.done({
    rechargeRequired: true,
    systemMessage: message('system', 'Recharge?', 'recharge_required'),
  });
  expect(recharge.contents().at(-1)).toBe('Recharge?');
  expect(recharge.state()).toMatchObject({ balance: 0, draft: 'hello', sending: false });

  const danger = await sendingChat('dark');
  danger.turn.onUser(message('user', 'dark'));
  const systemMessage = message('system', 'Please call 14416');
  await danger.turn.done({ userMessage: message('user', 'dark'), systemMessage });
  expect(danger.contents().slice(2)).toEqual(['dark', 'Please call 14416']);
  expect(danger.state()).toMatchObject({ balance: 20, draft: '', sending: false });
});

test('a failure after her first words undoes the whole turn', async () => {
  const { turn, turns, state, contents, chat, notice, clock } = await sendingChat();
  turn.onUser(REPLY.userMessage);
  turn.onDelta('a');
  clock.advance(FRAME_MS);
  await turn.fail(refusal(502, 'reply_failed'));
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
  expect(state()).toMatchObject({ draft: 'hello', reply: '', sending: false, balance: 20 });
  expect(notice.$notice.get()?.text).toBe('Failed to send message. Please try again.');

  void chat.send();
  expect(turns.calls).toHaveLength(2);
  expect(turns.call(1).body.clientMessageId).not.toBe(turn.body.clientMessageId);
});
