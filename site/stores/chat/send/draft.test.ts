import { describe, expect, test } from 'vitest';
import { fakeEnvironment } from '../../../test/fake-environment.ts';
import { clipDraft, createDraftStore, DRAFT_PAUSE_MS, isTooLong, joinDrafts } from './draft.ts';

const setUp = () => {
  const { environment, clock } = fakeEnvironment();
  return { drafts: createDraftStore(environment), clock };
};

test('the draft is stored once the visitor pauses', () => {
  const { drafts, clock } = setUp();
  drafts.keep('s', 'he');
  clock.advance(DRAFT_PAUSE_MS - 1);
  drafts.keep('s', 'hello');
  clock.advance(DRAFT_PAUSE_MS - 1);
  expect(drafts.read('s')).toBe('');
  clock.advance(1);
  expect(drafts.read('s')).toBe('hello');
  expect(drafts.read('t')).toBe('');
});

test('or at once, when the page is left', () => {
  const { drafts, clock } = setUp();
  drafts.keep('s', 'hello');
  drafts.flush();
  expect(drafts.read('s')).toBe('hello');
  expect(clock.pending()).toBe(0);
  drafts.flush();
  expect(drafts.read('s')).toBe('hello');
});

test('an empty draft is deleted at once', () => {
  const { drafts, clock } = setUp();
  drafts.keep('s', 'hello');
  drafts.flush();
  drafts.keep('s', 'hello!');
  drafts.keep('s', '');
  clock.advance(DRAFT_PAUSE_MS);
  expect(drafts.read('s')).toBe('');
});

test.each([
  ['failed', '', 'failed'],
  ['failed', ' \n', 'failed'],
  ['failed', 'failed', 'failed'],
  ['failed', 'newer', 'failed\nnewer'],
])('%j comes back beside %j as %j', (givenBack, written, joined) => {
  expect(joinDrafts(givenBack, written)).toBe(joined);
});

describe('one message', () => {
  const full = '🌼'.repeat(2000);

  test('holds 2,000 characters, however each is encoded', () => {
    expect(isTooLong(full)).toBe(false);
    expect(isTooLong(`${full}a`)).toBe(true);
    expect(clipDraft(`${full}abc`, full)).toBe(full);
    expect(clipDraft('short', '')).toBe('short');
  });

  test('that was returned too long is not cut, and cannot grow', () => {
    const back = `${full}\nnewer`;
    expect(clipDraft(back, back)).toBe(back);
    expect(clipDraft(`${back}!`, back)).toBe(back);
    expect(clipDraft(back.slice(0, -1), back)).toBe(back.slice(0, -1));
  });
});
