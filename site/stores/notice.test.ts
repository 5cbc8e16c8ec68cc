import { expect, test } from 'vitest';
import { fakeClock } from '../test/fake-clock.ts';
import { createNoticeStore, NOTICE_MS } from './notice.ts';

const setUp = () => {
  const clock = fakeClock();
  return { clock, notice: createNoticeStore({ clock }) };
};

const ONE = { title: 'One', text: '1' };
const TWO = { title: 'Two', text: '2' };

test('one is shown at a time, each for its whole time', () => {
  const { clock, notice } = setUp();
  notice.show(ONE);
  clock.advance(NOTICE_MS - 1);
  notice.show(TWO);
  expect(notice.$notice.get()).toEqual(TWO);
  clock.advance(NOTICE_MS - 1);
  expect(notice.$notice.get()).toEqual(TWO);
  clock.advance(1);
  expect(notice.$notice.get()).toBeNull();
});

test('its time stands still while somebody reads it', () => {
  const { clock, notice } = setUp();
  notice.show(ONE);
  clock.advance(4000);
  notice.pause();
  notice.pause();
  clock.advance(60_000);
  expect(notice.$notice.get()).toEqual(ONE);
  notice.resume();
  clock.advance(999);
  expect(notice.$notice.get()).toEqual(ONE);
  clock.advance(1);
  expect(notice.$notice.get()).toBeNull();
});

test('one that is gone is not counted down again', () => {
  const { clock, notice } = setUp();
  notice.show(ONE);
  notice.hide();
  notice.resume();
  expect(clock.pending()).toBe(0);
});
