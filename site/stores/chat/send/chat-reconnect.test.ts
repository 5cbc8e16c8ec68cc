import { expect, test } from 'vitest';
import { sendingChat } from '../../../test/chat-set-up.ts';
import { refusal } from '../../../test/fake-api.ts';
import { FRAME_MS } from '../../../test/fake-clock.ts';
import { REPLY } from '../../../test/fake-turns.ts';
import { RETRY_PAUSES_MS } from './retry.ts';

const LOST = new TypeError('network error');
const [FIRST_PAUSE = 0] = RETRY_PAUSES_MS;

test('a lost stream is resumed under the same id, with what has arrived so far', async () => {
  const { turns, state, contents, lapse, logged } = await sendingChat();
  turns.call(0).onUser(REPLY.userMessage);
  turns.call(0).onDelta('Ek do');
  await lapse(FRAME_MS);
  await turns.call(0).fail(LOST);
  expect(state()).toMatchObject({ sending: true, reconnecting: true, reply: 'Ek do' });
  await lapse(FIRST_PAUSE);
  expect(turns.call(1).body).toEqual(turns.call(0).body);
  expect(state()).toMatchObject({ reconnecting: true, reply: 'Ek do' });

  turns.call(1).onUser(REPLY.userMessage);
  turns.call(1).onDelta('Ek do teen');
  await lapse(FRAME_MS);
  expect(state()).toMatchObject({ reconnecting: false, reply: 'Ek do teen' });
  await turns.call(1).done(REPLY);
  expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  expect(state()).toMatchObject({ sending: false, balance: 19, draft: '' });
  expect(logged).toEqual([]);
});

test('after a few tries with growing pauses the text is returned', async () => {
  const { turns, state, contents, lapse, chat, notice, clock } = await sendingChat();
  for (const pause of RETRY_PAUSES_MS) {
    await turns.call(-1).fail(LOST);
    await lapse(pause - 1);
    const { length } = turns.calls;
    await lapse(1);
    expect(turns.calls).toHaveLength(length + 1);
  }
  await turns.call(-1).fail(LOST);
  expect(turns.calls).toHaveLength(RETRY_PAUSES_MS.length + 1);
  expect(contents()).toEqual(['This is Meera', 'Hi!']);
  expect(state()).toMatchObject({ draft: 'hello', sending: false, reconnecting: false });
  expect(notice.$notice.get()?.title).toBe('Error');

  void chat.send();
  expect(turns.call(-1).body.clientMessageId).toBe(turns.call(0).body.clientMessageId);
  expect(notice.$notice.get()).toBeNull();
  await turns.call(-1).fail(refusal(422, 'invalid'));
  chat.write('other');
  void chat.send();
  expect(turns.call(-1).body.clientMessageId).not.toBe(turns.call(0).body.clientMessageId);
  expect(clock.pending()).toBe(0);
});
