import { expect, test } from 'vitest';
import { fakeApi, USER } from '../test/fake-api.ts';
import { fakeEnvironment } from '../test/fake-environment.ts';
import { createHomeStore } from './home.ts';
import { createUserStore } from './user.ts';

const setUp = () => {
  const browser = fakeEnvironment();
  const server = fakeApi({ me: async () => USER });
  const user = createUserStore({ api: server.api, environment: browser.environment });
  return {
    ...browser,
    ...server,
    home: createHomeStore({ user, environment: browser.environment }),
  };
};

test('opening looks for the visitor', async () => {
  const { home, asked } = setUp();
  home.open();
  await expect.poll(() => home.$user.get()).toEqual(USER);
  expect(asked).toEqual(['me']);
});

test('a type is started once, whatever else is tapped', () => {
  const { home, went } = setUp();
  home.start('truelove');
  home.start('truelove');
  home.start('friendly');
  expect(home.$starting.get()).toBe('truelove');
  expect(went).toEqual(['assign /loading/truelove']);
});

test('coming back by the back button makes it ready again and asks for the recent chat', async () => {
  const { home, asked, comeBack, went } = setUp();
  const close = home.open();
  home.start('erotic');
  await expect.poll(() => home.$user.get()).toEqual(USER);
  comeBack();
  expect(home.$starting.get()).toBeNull();
  expect(asked).toEqual(['me', 'me']);
  home.start('romantic');
  expect(went).toEqual(['assign /loading/erotic', 'assign /loading/romantic']);
  close();
  comeBack();
  expect(home.$starting.get()).toBe('romantic');
});
