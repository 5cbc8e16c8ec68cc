import { describe, expect, test } from 'vitest';
import type { Companion, CompanionQuery } from '#contract/schemas/companion.ts';
import { companion, deferred, fakeApi, refusal } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { createCompanionCache } from './companion-cache.ts';
import { createCompanionsStore, SEARCH_DELAY_MS } from './companions.ts';

const meera = companion('meera');
const riya = companion('riya', { suitableForChatTypes: ['erotic'] });

/** A list whose questions are answered by hand. */
const setUp = (query = '') => {
  const browser = fakeEnvironment({ query });
  const questions: (CompanionQuery & ReturnType<typeof deferred<Companion[]>>)[] = [];
  const { api } = fakeApi({
    companions: (question) => {
      const answer = deferred<Companion[]>();
      questions.push({ ...question, ...answer });
      return answer.promise;
    },
  });
  const { environment } = browser;
  const store = createCompanionsStore({ api, environment });
  const question = (at: number) => {
    const found = questions.at(at);
    if (!found) throw new Error(`There is no question ${at}`);
    return found;
  };
  const answer = (at: number, companions: Companion[]) => {
    question(at).resolve(companions);
    return settle();
  };
  const refuse = (at: number) => {
    question(at).reject(refusal(503));
    return settle();
  };
  return { ...browser, store, questions, question, answer, refuse };
};

const ready = (companions: Companion[], isOld = false) => ({ kind: 'ready', companions, isOld });

describe('the first load', () => {
  test('requests all and shows them', async () => {
    const { store, questions, question, answer } = setUp();
    void store.open();
    expect(store.$list.get()).toEqual({ kind: 'loading' });
    await answer(0, [meera, riya]);
    expect(questions.length).toBe(1);
    expect(question(0)).not.toHaveProperty('chatType');
    expect(question(0)).not.toHaveProperty('search');
    expect(store.$list.get()).toEqual(ready([meera, riya]));
  });

  test('a failed fetch is logged, and retrying works', async () => {
    const { store, refuse, answer, logged } = setUp();
    void store.open();
    await refuse(0);
    expect(store.$list.get()).toEqual({ kind: 'failed' });
    expect(logged).toEqual(['error: Failed to fetch companions']);
    void store.load();
    expect(store.$list.get()).toEqual({ kind: 'loading' });
    await answer(1, []);
    expect(store.$list.get()).toEqual(ready([]));
  });

  test('returning shows what this tab has seen, then refreshes', async () => {
    const { store, environment, answer } = setUp();
    createCompanionCache(environment.session).keepList([meera, riya]);
    void store.open();
    expect(store.$list.get()).toEqual(ready([meera, riya]));
    await answer(0, [riya]);
    expect(store.$list.get()).toEqual(ready([riya]));
  });

  test('a failed refresh leaves what is shown', async () => {
    const { store, environment, refuse, logged } = setUp();
    createCompanionCache(environment.session).keepList([meera]);
    void store.open();
    await refuse(0);
    expect(store.$list.get()).toEqual(ready([meera]));
    expect(logged).toEqual(['error: Failed to fetch companions']);
  });
});

describe('the filter', () => {
  test('is read from the address', () => {
    const { store, question } = setUp('?type=erotic');
    void store.open();
    expect(store.$filter.get()).toBe('erotic');
    expect(question(0).chatType).toBe('erotic');
  });

  test.each(['?type=all', '?type=enemies', '?type=', ''])('%j means all', (query) => {
    const { store } = setUp(query);
    void store.open();
    expect(store.$filter.get()).toBe('all');
  });

  test('is mirrored in the address, keeping other parameters', () => {
    const { store, environment } = setUp('?utm_source=insta');
    void store.open();
    void store.filterBy('truelove');
    expect(environment.navigation.query()).toBe('?utm_source=insta&type=truelove');
    void store.filterBy('all');
    expect(environment.navigation.query()).toBe('?utm_source=insta');
  });

  test('leaves no question mark behind', () => {
    const { store, environment } = setUp('?type=erotic');
    void store.open();
    void store.filterBy('all');
    expect(environment.navigation.query()).toBe('');
  });

  test("filters known companions at once, and the server's result replaces them", async () => {
    const { store, answer, question } = setUp();
    void store.open();
    await answer(0, [meera, riya]);
    void store.filterBy('erotic');
    expect(store.$list.get()).toEqual(ready([riya]));
    expect(question(1).chatType).toBe('erotic');
    await answer(1, []);
    expect(store.$list.get()).toEqual(ready([]));
    // A part of the list is not taken for the whole of it.
    void store.filterBy('all');
    expect(store.$list.get()).toEqual(ready([meera, riya]));
  });
});

describe('the search', () => {
  test('waits until typing pauses', async () => {
    const { store, clock, questions, question, answer } = setUp();
    void store.open();
    await answer(0, [meera, riya]);
    store.search('me');
    clock.advance(SEARCH_DELAY_MS - 1);
    store.search(' meer ');
    clock.advance(SEARCH_DELAY_MS - 1);
    expect(questions.length).toBe(1);
    clock.advance(1);
    expect(question(1).search).toBe('meer');
    expect(store.$list.get()).toEqual(ready([meera, riya], true));
    await answer(1, [meera]);
    expect(store.$list.get()).toEqual(ready([meera]));
  });

  test('is combined with the filter, in one request', () => {
    const { store, clock, questions, question } = setUp();
    void store.open();
    store.search('meera');
    void store.filterBy('romantic');
    clock.advance(SEARCH_DELAY_MS);
    expect(questions.length).toBe(2);
    expect(question(1)).toMatchObject({ search: 'meera', chatType: 'romantic' });
  });

  test('a late response does not replace a newer one', async () => {
    const { store, clock, answer, refuse } = setUp();
    void store.open();
    await answer(0, [meera, riya]);
    store.search('m');
    clock.advance(SEARCH_DELAY_MS);
    store.search('r');
    clock.advance(SEARCH_DELAY_MS);
    await answer(2, [riya]);
    await refuse(1);
    expect(store.$list.get()).toEqual(ready([riya]));
  });

  test('that fails says so: the list below would not be its result', async () => {
    const { store, clock, answer, refuse } = setUp();
    void store.open();
    await answer(0, [meera, riya]);
    store.search('riya');
    clock.advance(SEARCH_DELAY_MS);
    await refuse(1);
    expect(store.$list.get()).toEqual({ kind: 'failed' });
  });
});
