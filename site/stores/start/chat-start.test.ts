import { describe, expect, test } from 'vitest';
import type { ListedSession } from '#contract/schemas/chat.ts';
import { companion, deferred, SESSION } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createChatStart } from './chat-start.ts';
import { SELECTED_COMPANION_KEY } from './selected-companion.ts';

const meera = companion('meera', { suitableForChatTypes: ['romantic', 'truelove'] });
const riya = companion('riya', { suitableForChatTypes: ['erotic'] });

const setUp = ({
  isAvailable = true,
  chatsWith = async () => [],
}: {
  isAvailable?: boolean;
  chatsWith?: (companionId: string) => Promise<ListedSession[]>;
} = {}) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const start = createChatStart({ isAvailable: () => isAvailable, chatsWith, environment });
  const selected = () => environment.session.get(SELECTED_COMPANION_KEY);
  return { ...browser, start, selected };
};

describe('a first chat', () => {
  test('with one chat type it starts at once', async () => {
    const { start, selected, went } = setUp();
    await start.press(riya);
    expect(start.$start.get()).toEqual({ kind: 'starting', companion: riya, chatType: 'erotic' });
    expect(selected()).toBe(riya.id);
    expect(went).toEqual(['assign /loading/erotic']);
  });

  test("'all' is no chat type", async () => {
    const { start, went } = setUp();
    // Only an older server could send it.
    await start.press({ ...riya, suitableForChatTypes: ['all' as 'erotic', 'erotic'] });
    expect(went).toEqual(['assign /loading/erotic']);
  });

  test('with several types it asks, and starts with the answer', async () => {
    const { start, selected, went } = setUp();
    await start.press(meera);
    expect(start.$start.get()).toEqual({ kind: 'choosing', companion: meera });
    expect([selected(), went]).toEqual([null, []]);
    start.choose('truelove');
    expect(selected()).toBe(meera.id);
    expect(went).toEqual(['assign /loading/truelove']);
  });

  test('a dismissed question starts nothing', async () => {
    const { start, selected, went } = setUp();
    await start.press(meera);
    start.dismiss();
    start.choose('truelove');
    start.startNew();
    expect(start.$start.get()).toEqual({ kind: 'idle' });
    expect([selected(), went]).toEqual([null, []]);
  });

  test('a busy companion is not started with', async () => {
    const { start, went } = setUp({ isAvailable: false });
    await start.press(riya);
    expect(start.$start.get()).toEqual({ kind: 'busy', companion: riya });
    start.dismiss();
    expect(start.$start.get()).toEqual({ kind: 'idle' });
    expect(went).toEqual([]);
  });

  test('only one chat is started, and works again after coming back', async () => {
    const { start, went, comeBack } = setUp();
    const stop = start.watch();
    await start.press(riya);
    await start.press(meera);
    start.dismiss();
    expect(start.$start.get()).toMatchObject({ kind: 'starting', companion: riya });
    comeBack();
    expect(start.$start.get()).toEqual({ kind: 'idle' });
    await start.press(riya);
    expect(went.length).toBe(2);
    stop();
    comeBack();
    expect(start.$start.get().kind).toBe('starting');
  });
});

describe('a companion with existing chats', () => {
  const chats = [{ ...SESSION, companionId: meera.id }];
  const chatsWith = async () => chats;

  test('offers to continue; a new chat starts as usual', async () => {
    const { start, went, clock } = setUp({ chatsWith });
    await start.press(meera);
    const now = clock.now();
    expect(start.$start.get()).toEqual({ kind: 'returning', companion: meera, chats, now });
    start.startNew();
    expect(start.$start.get()).toEqual({ kind: 'choosing', companion: meera });
    start.choose('romantic');
    expect(went).toEqual(['assign /loading/romantic']);
  });

  test('can be continued with while she is busy; a new chat cannot', async () => {
    const { start, went } = setUp({ chatsWith, isAvailable: false });
    await start.press(riya);
    expect(start.$start.get().kind).toBe('returning');
    start.startNew();
    expect(start.$start.get()).toEqual({ kind: 'busy', companion: riya });
    expect(went).toEqual([]);
  });

  test('a dismissed offer leaves everything as it was', async () => {
    const { start, went } = setUp({ chatsWith });
    await start.press(riya);
    start.dismiss();
    start.startNew();
    expect(start.$start.get()).toEqual({ kind: 'idle' });
    expect(went).toEqual([]);
  });

  test('is looked up once, however often the button is pressed', async () => {
    const answer = deferred<ListedSession[]>();
    const asked: string[] = [];
    const { start } = setUp({
      chatsWith: (id) => {
        asked.push(id);
        return answer.promise;
      },
    });
    const pressed = start.press(meera);
    expect(start.$start.get()).toEqual({ kind: 'looking', companion: meera });
    await start.press(meera);
    await start.press(riya);
    expect(asked).toEqual([meera.id]);
    answer.resolve(chats);
    await pressed;
    expect(start.$start.get()).toMatchObject({ kind: 'returning', companion: meera });
  });

  test('a response from before leaving the page opens nothing', async () => {
    const answer = deferred<ListedSession[]>();
    const { start, comeBack, went } = setUp({ chatsWith: () => answer.promise });
    start.watch();
    const pressed = start.press(riya);
    comeBack();
    answer.resolve([]);
    await pressed;
    expect(start.$start.get()).toEqual({ kind: 'idle' });
    expect(went).toEqual([]);
  });
});
