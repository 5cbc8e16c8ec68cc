import { describe, expect, test } from 'vitest';
import { SHARE_LOST } from '#contract/share.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createDraftStore } from '../chat/send/draft.ts';
import { createSharedWords } from './shared-words.ts';
import { WAITING_FOR_MS, WAITING_KEY } from './waiting-words.ts';

const setUp = (query = '') => {
  const browser = fakeEnvironment({ path: '/chats', query });
  const shared = createSharedWords(browser);
  const open = async () => {
    const stop = shared.open();
    await Promise.resolve();
    await Promise.resolve();
    return stop;
  };
  const { environment } = browser;
  const draft = (id: string) => createDraftStore(environment).read(id);
  return { ...browser, ...shared, open, draft };
};

test('without a share there is nothing', async () => {
  const { open, $shared, putInto, draft } = setUp();
  await open();
  putInto('s');
  expect($shared.get()).toEqual({ kind: 'none' });
  expect(draft('s')).toBe('');
});

test('shared text waits, survives a reload, and goes into one chat', async () => {
  const page = setUp();
  page.share('Look at this');
  await page.open();
  expect(page.$shared.get()).toMatchObject({ kind: 'waiting', words: 'Look at this' });

  const again = createSharedWords(page);
  again.open();
  await expect.poll(() => again.$shared.get().kind).toBe('waiting');
  again.putInto('s');
  again.putInto('t');
  expect(again.$shared.get()).toEqual({ kind: 'none' });
  expect([page.draft('s'), page.draft('t')]).toEqual(['Look at this', '']);
  expect(page.environment.session.get(WAITING_KEY)).toBeNull();
});

test('text shared while the page finds nothing is there for the next page', async () => {
  const { share, open, $shared } = setUp();
  const opened = open();
  share('Look at this');
  await opened;
  expect($shared.get().kind).toBe('none');
  await open();
  expect($shared.get()).toMatchObject({ kind: 'waiting', words: 'Look at this' });
});

test('it is removed only once this page has it', async () => {
  const { share, open, environment } = setUp();
  const found: (string | null)[] = [];
  environment.handover.forget = async () => void found.push(environment.session.get(WAITING_KEY));
  share('Look at this');
  await open();
  expect(found).toEqual([expect.stringContaining('Look at this')]);
});

describe('an existing draft of the chat stays above it', () => {
  test.each([
    ['half a thought', 'half a thought\nLook at this'],
    ['Look at this', 'Look at this'],
    [' ', 'Look at this'],
  ])('%j', async (written, joined) => {
    const { share, open, putInto, draft, environment } = setUp();
    environment.local.set('jaanu_draft:s', written);
    share('Look at this');
    await open();
    putInto('s');
    expect(draft('s')).toBe(joined);
  });
});

test('text longer than one message is cut, and says so', async () => {
  const { share, open, $shared } = setUp();
  share('🌼'.repeat(2001));
  await open();
  expect($shared.get()).toMatchObject({ isCut: true, words: '🌼'.repeat(2000) });
});

test('a newer share takes the place of an older one', async () => {
  const { share, open, $shared } = setUp();
  share('one');
  await open();
  share('two');
  await open();
  expect($shared.get()).toMatchObject({ words: 'two', isCut: false });
});

describe('is deleted', () => {
  test('when it is discarded', async () => {
    const { share, open, discard, putInto, draft } = setUp();
    share('Look at this');
    await open();
    discard();
    putInto('s');
    expect(draft('s')).toBe('');
  });

  test('after an hour, while it is viewed', async () => {
    const { share, open, clock, $shared, environment } = setUp();
    share('Look at this');
    await open();
    clock.advance(WAITING_FOR_MS - 1);
    expect($shared.get().kind).toBe('waiting');
    clock.advance(1);
    expect($shared.get().kind).toBe('none');
    expect(environment.session.get(WAITING_KEY)).toBeNull();
  });

  test('after an hour, when nobody came for it', async () => {
    const { share, open, clock, $shared } = setUp();
    share('Look at this');
    clock.advance(WAITING_FOR_MS);
    await open();
    expect($shared.get().kind).toBe('none');
  });

  test('when it went into a chat before the page comes back', async () => {
    const { share, open, comeBack, environment, $shared } = setUp();
    share('Look at this');
    await open();
    environment.session.remove(WAITING_KEY);
    comeBack();
    expect($shared.get().kind).toBe('none');
  });
});

test('a lost share says so once, and an earlier one is not mistaken for it', async () => {
  const { open, environment, $shared } = setUp(SHARE_LOST);
  environment.session.set(WAITING_KEY, JSON.stringify({ words: 'older', isCut: false, at: 0 }));
  await open();
  expect($shared.get()).toEqual({ kind: 'lost' });
  expect(environment.navigation.query()).toBe('');
  await open();
  expect($shared.get()).toEqual({ kind: 'none' });
});

test('invalid storage content is ignored', async () => {
  const { open, environment, $shared } = setUp();
  environment.session.set(WAITING_KEY, '{"words":');
  await open();
  expect($shared.get().kind).toBe('none');
});

test('a page that is left leaves no timer', async () => {
  const { share, open, clock } = setUp();
  share('Look at this');
  const stop = await open();
  stop();
  expect(clock.pending()).toBe(0);
});

test('in a browser tab nothing goes into a chat before the visitor confirms sharing it', async () => {
  const browser = fakeEnvironment({ path: '/chats', isApp: false });
  const shared = createSharedWords(browser);
  const draft = (id: string) => createDraftStore(browser.environment).read(id);
  browser.share('I am 15 years old');
  shared.open();
  await expect.poll(() => shared.$shared.get()).toMatchObject({ isDoubtful: true });
  shared.putInto('s');
  expect(draft('s')).toBe('');
  shared.accept();
  expect(shared.$shared.get()).toMatchObject({ kind: 'waiting', isDoubtful: false });
  shared.putInto('s');
  expect(draft('s')).toBe('I am 15 years old');
});
