import { expect, test } from 'vitest';
import { createNoticeStore } from './notice.ts';

const ONE = { title: 'One', text: '1' };
const TWO = { title: 'Two', text: '2' };

test('one is shown at a time', () => {
  const { $notice, show, hide } = createNoticeStore();
  show(ONE);
  show(TWO);
  expect($notice.get()).toEqual(TWO);
  hide();
  expect($notice.get()).toBeNull();
});

test('the same text again is a new notice', () => {
  const { $notice, show } = createNoticeStore();
  show(ONE);
  const first = $notice.get();
  show(ONE);
  expect($notice.get()).not.toBe(first);
});
