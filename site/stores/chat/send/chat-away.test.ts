import { describe, expect, test } from 'vitest';
import { sendingChat } from '../../../test/chat-set-up.ts';
import { REPLY, settle } from '../../../test/fake-turns.ts';
import { OFFLINE_PATIENCE_MS, RETRY_PAUSES_MS } from './retry.ts';

const LOST = new TypeError('network error');
const [FIRST_PAUSE = 0] = RETRY_PAUSES_MS;

describe('while the page is hidden', () => {
  test('nothing is tried, and it is retried at once when visible again', async () => {
    const { turns, state, lapse, presence, clock } = await sendingChat();
    presence.become({ visible: false });
    await turns.call(0).fail(LOST);
    await lapse(60 * 60_000);
    expect(turns.calls).toHaveLength(1);
    presence.become({ online: false });
    presence.become({ online: true });
    await lapse(60_000);
    expect(turns.calls).toHaveLength(1);
    presence.become({ visible: true });
    await settle();
    expect(turns.calls).toHaveLength(2);
    expect(state().sending).toBe(true);
    expect(clock.pending()).toBe(0);
  });
});

describe('without a network', () => {
  test('nothing is tried, and it is retried at once when it is back', async () => {
    const { turns, lapse, presence } = await sendingChat();
    presence.become({ online: false });
    await turns.call(0).fail(LOST);
    await lapse(OFFLINE_PATIENCE_MS - 1);
    expect(turns.calls).toHaveLength(1);
    presence.become({ online: true });
    await settle();
    expect(turns.calls).toHaveLength(2);
  });

  test('the text is returned to a visitor who waits too long', async () => {
    const { turns, state, lapse, presence } = await sendingChat();
    presence.become({ online: false });
    await turns.call(0).fail(LOST);
    await lapse(FIRST_PAUSE);
    await lapse(OFFLINE_PATIENCE_MS);
    expect(turns.calls).toHaveLength(1);
    expect(state()).toMatchObject({ draft: 'hello', sending: false });

    presence.become({ online: true });
    await settle();
    expect(turns.calls).toHaveLength(1);
  });

  test('a text that the server had saved is resumed once it is back', async () => {
    const { turns, state, contents, lapse, presence, chat } = await sendingChat();
    turns.call(0).onUser(REPLY.userMessage);
    presence.become({ online: false });
    await turns.call(0).fail(LOST);
    await lapse(FIRST_PAUSE);
    await lapse(OFFLINE_PATIENCE_MS);
    expect(state().draft).toBe('hello');

    chat.write('hello!');
    presence.become({ online: true });
    expect(turns.calls).toHaveLength(1);
    chat.write('hello');
    presence.become({ online: true });
    expect(turns.calls).toHaveLength(2);
    expect(turns.call(1).body).toEqual(turns.call(0).body);
    expect(state()).toMatchObject({ draft: '', sending: true });
    await turns.call(1).done(REPLY);
    expect(contents()).toEqual(['This is Meera', 'Hi!', 'u1', 'a1']);
  });
});

test('all listeners are removed with the screen', async () => {
  const { turns, stopWatching, presence } = await sendingChat();
  await turns.call(0).done(REPLY);
  stopWatching();
  expect(presence.listeners()).toBe(0);
});
