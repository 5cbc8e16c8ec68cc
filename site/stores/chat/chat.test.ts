import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { chatSetUp, GREETED, openedChat } from '../../test/chat-set-up.ts';
import { deferred, message, refusal, SESSION } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { ERASED_KEY } from '../visitor/user.ts';

describe('open', () => {
  test('shows the session, its messages and the balance', async () => {
    const { state, contents, asked } = await openedChat({});
    expect(state()).toMatchObject({ phase: 'ready', session: SESSION, balance: 20 });
    expect(contents()).toEqual(['This is Meera', 'Hi!']);
    expect(asked).toEqual(['me', 'session', 'messages']);
  });

  test.each([
    [404, 'missing'],
    [503, 'failed'],
  ] as const)('refused with %i it is %s, and can be tried again', async (status, phase) => {
    let refused = true;
    const { chat, state, logged } = await openedChat({
      session: async () => {
        if (refused) throw refusal(status);
        return SESSION;
      },
    });
    expect(state().phase).toBe(phase);
    expect(logged).toEqual(['error: Failed to load chat']);
    refused = false;
    await chat.open(SESSION.id);
    expect(state().phase).toBe('ready');
  });
});

test('for an erased visitor nothing is shown, and nobody is registered again', async () => {
  const browser = fakeEnvironment({ local: { [ERASED_KEY]: 'yes' } });
  const { state, asked } = await openedChat({}, GREETED, browser);
  expect(state().phase).toBe('missing');
  expect(asked).toEqual([]);
});

describe('welcome', () => {
  test('is requested once when she has said nothing yet', async () => {
    const welcome = deferred<{ aiMessage: Message }>();
    const { chat, state, contents, asked } = chatSetUp({ welcome: () => welcome.promise }, [
      message('system', 'This is Meera'),
      message('ai', '/images/meera.webp', 'image'),
    ]);
    const open = chat.open(SESSION.id);
    await expect.poll(() => state().welcoming).toBe(true);
    welcome.resolve({ aiMessage: message('ai', 'Hello') });
    await open;
    expect(state().welcoming).toBe(false);
    expect(contents().at(-1)).toBe('Hello');
    expect(asked.filter((name) => name === 'welcome')).toHaveLength(1);
  });

  test('is not requested in an empty list', async () => {
    const { asked } = await openedChat({}, []);
    expect(asked).not.toContain('welcome');
  });

  test('that fails is logged and typing ends', async () => {
    const { state, logged } = await openedChat({ welcome: () => Promise.reject(refusal(502)) }, [
      message('system', 'This is Meera'),
    ]);
    expect(state()).toMatchObject({ phase: 'ready', welcoming: false });
    expect(logged).toEqual(['error: Failed to load the welcome message']);
  });
});
