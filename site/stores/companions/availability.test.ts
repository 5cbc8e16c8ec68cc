import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { AVAILABILITY_MS, createAvailabilityStore } from './availability.ts';

const setUp = (answer = async (id: string) => ({ isAvailable: id !== 'busy' })) => {
  const browser = fakeEnvironment();
  const asked: string[] = [];
  const { api } = fakeApi({
    availability: (id) => {
      asked.push(id);
      return answer(id);
    },
  });
  const store = createAvailabilityStore({ api, environment: browser.environment });
  /** A card of hers on the screen; answers how to move it. */
  const card = (id: string) => {
    const element = {} as Element;
    const stop = store.watch(id, element);
    return { show: (isSeen: boolean) => browser.inView.show(element, isSeen), stop };
  };
  return { ...browser, asked, store, card };
};

test('an unknown companion counts as available', () => {
  expect(setUp().store.isAvailable('somebody')).toBe(true);
});

test('polls those in view, at once and every 30 seconds', async () => {
  const { card, clock, asked, store } = setUp();
  card('far');
  card('busy').show(true);
  expect(asked).toEqual(['busy']);
  await settle();
  expect(store.isAvailable('busy')).toBe(false);
  clock.advance(AVAILABILITY_MS - 1);
  expect(asked.length).toBe(1);
  clock.advance(1);
  expect(asked).toEqual(['busy', 'busy']);
  clock.advance(AVAILABILITY_MS);
  expect(asked.length).toBe(3);
});

test('out of view nothing is polled; back in view only what is outdated', () => {
  const { card, clock, asked } = setUp();
  const { show } = card('a');
  show(true);
  clock.advance(10_000);
  show(false);
  clock.advance(10_000);
  show(true);
  expect(asked.length).toBe(1);
  clock.advance(10_000);
  expect(asked.length).toBe(2);
  show(false);
  clock.advance(AVAILABILITY_MS * 3);
  expect(asked.length).toBe(2);
  show(true);
  expect(asked.length).toBe(3);
});

test('nothing is polled while the page is hidden or without a network', () => {
  const { card, clock, asked, presence, store } = setUp();
  store.open();
  card('a').show(true);
  presence.become({ visible: false });
  clock.advance(AVAILABILITY_MS * 3);
  expect(asked.length).toBe(1);
  presence.become({ visible: true, online: false });
  expect(asked.length).toBe(1);
  presence.become({ online: true });
  expect(asked.length).toBe(2);
});

test('a failure is logged, known values stay, and the next poll is on time', async () => {
  let calls = 0;
  const { card, clock, asked, logged, store } = setUp(async () => {
    calls += 1;
    if (calls === 2) throw refusal(503);
    return { isAvailable: false };
  });
  card('a').show(true);
  await settle();
  clock.advance(AVAILABILITY_MS);
  await settle();
  expect(logged).toEqual(['error: Failed to fetch availability']);
  expect(store.isAvailable('a')).toBe(false);
  clock.advance(AVAILABILITY_MS);
  expect(asked.length).toBe(3);
});

test('a removed card, and a page that is left, stop their polling', () => {
  const { card, clock, asked, inView, presence, store } = setUp();
  const close = store.open();
  const gone = card('gone');
  gone.show(true);
  gone.stop();
  expect(inView.watched()).toBe(0);
  card('left').show(true);
  close();
  expect(presence.listeners()).toBe(0);
  clock.advance(AVAILABILITY_MS * 3);
  expect(asked).toEqual(['gone', 'left']);
  expect(clock.pending()).toBe(0);
});
