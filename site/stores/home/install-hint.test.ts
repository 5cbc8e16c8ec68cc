import { expect, test } from 'vitest';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { DISCREET_KEY } from '../account/discreet.ts';
import { SENT_KEY } from '../chat/send/sent-count.ts';
import { createInstallHint } from './install-hint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const setUp = (local: Record<string, string> = {}) => {
  const { environment, clock } = fakeEnvironment({ local });
  const isDue = () => {
    const hint = createInstallHint(environment);
    hint.open();
    return hint.$isDue.get();
  };
  return { environment, clock, isDue };
};

test('nobody is asked on the first day', () => {
  const { isDue } = setUp({ [SENT_KEY]: '9' });
  expect(isDue()).toBe(false);
  expect(isDue()).toBe(false);
});

test('the tenth message is a good moment', () => {
  expect(setUp({ [SENT_KEY]: '10' }).isDue()).toBe(true);
});

test('so is another day, for a visitor who has chatted', () => {
  const { isDue, clock, environment } = setUp();
  isDue();
  clock.advance(DAY_MS);
  expect(isDue()).toBe(false);
  environment.local.set(SENT_KEY, '1');
  expect(isDue()).toBe(true);
});

test('nobody is asked on a shared phone', () => {
  expect(setUp({ [SENT_KEY]: '10', [DISCREET_KEY]: 'yes' }).isDue()).toBe(false);
});

test('a visitor who has answered is not asked again', () => {
  const { environment, isDue } = setUp({ [SENT_KEY]: '10' });
  const hint = createInstallHint(environment);
  hint.open();
  hint.putAway();
  expect(hint.$isDue.get()).toBe(false);
  expect(isDue()).toBe(false);
});
