import { expect, test } from 'vitest';
import type { User } from '#contract/schemas/user.ts';
import type { Api } from '../../browser/api/api.ts';
import { companion, fakeApi, refusal, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { createCompanionCache } from '../companions/companion-cache.ts';
import { SELECTED_COMPANION_KEY } from '../start/selected-companion.ts';
import { createAdultGate } from '../visitor/adult-gate.ts';
import { createUserStore } from '../visitor/user.ts';
import { createHomeStore } from './home.ts';

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => companion(name));

const setUp = (companions: Api['companions'] = async () => EIGHT, me = async () => USER) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi({ me, companions });
  const user = createUserStore({ api, environment });
  return { ...browser, asked, home: createHomeStore({ api, user, environment }) };
};

test('opening requests the visitor and the six featured companions', async () => {
  const { home, asked, environment } = setUp();
  home.open();
  await expect.poll(() => home.$user.get()).toEqual(USER);
  expect(home.$featured.get()).toEqual(EIGHT.slice(0, 6));
  expect(asked).toEqual(['me', 'companions']);
  // The next screen of this tab has them at once.
  expect(createCompanionCache(environment.session).list()).toEqual(EIGHT);
});

const talkingTo = (companionName: string): User => ({
  ...USER,
  lastChatSession: { id: 's', companionName, chatType: 'friendly' },
});

test('the recent chat shows her, also when it has changed on return', async () => {
  const [, , third, fourth] = EIGHT.map(({ name, imagePath }) => ({ name, imagePath }));
  let last = third;
  const { home, comeBack } = setUp(undefined, async () => talkingTo(last?.name ?? ''));
  home.open();
  await expect.poll(() => home.$recentImage.get()).toBe(third?.imagePath);
  last = fourth;
  comeBack();
  await expect.poll(() => home.$recentImage.get()).toBe(fourth?.imagePath);
});

test('a name shared by two shows neither', async () => {
  const twins = [companion('a'), companion('b', { name: companion('a').name })];
  const { home } = setUp(
    async () => twins,
    async () => talkingTo(companion('a').name),
  );
  home.open();
  await expect.poll(() => home.$user.get()?.lastChatSession).toBeTruthy();
  await settle();
  expect(home.$recentImage.get()).toBeNull();
});

test('without the companions Home stays as it was built', async () => {
  const { home, logged } = setUp(() => Promise.reject(refusal(503)));
  home.open();
  await expect.poll(() => logged).toEqual(['error: Failed to fetch companions']);
  expect(home.$featured.get()).toBeNull();
});

test('a type is started once, whatever else is tapped', () => {
  const { home, went } = setUp();
  home.start('truelove');
  home.start('truelove');
  home.start('friendly');
  expect(home.$starting.get()).toBe('truelove');
  expect(went).toEqual(['assign /loading/truelove']);
});

test('a companion left over from a failed start is not used', () => {
  const { home, environment } = setUp();
  environment.session.set(SELECTED_COMPANION_KEY, 'meera-id');
  home.start('friendly');
  expect(environment.session.get(SELECTED_COMPANION_KEY)).toBeNull();
});

test('arriving from the declined adult gate is noticed once', () => {
  const { home, environment } = setUp();
  createAdultGate(environment).decline();
  home.open();
  expect(home.$declined.get()).toBe(true);
  home.open();
  expect(home.$declined.get()).toBe(false);
});

test('the back button makes it ready again and requests the recent chat', async () => {
  const { home, asked, comeBack, went } = setUp();
  const close = home.open();
  home.start('erotic');
  await expect.poll(() => home.$user.get()).toEqual(USER);
  comeBack();
  expect(home.$starting.get()).toBeNull();
  expect(asked).toEqual(['me', 'companions', 'me']);
  home.start('romantic');
  expect(went).toEqual(['assign /loading/erotic', 'assign /loading/romantic']);
  close();
  comeBack();
  expect(home.$starting.get()).toBe('romantic');
});
