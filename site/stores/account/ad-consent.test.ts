import { expect, test } from 'vitest';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createAdConsent } from './ad-consent.ts';

const pixelId = '12345';

test('without a pixel there is nothing to ask', () => {
  const { open, $consent } = createAdConsent({
    ...fakeEnvironment().environment,
    pixelId: undefined,
  });
  open();
  expect($consent.get()).toBeNull();
});

test('is absent until given, and then kept', () => {
  const { environment } = fakeEnvironment();
  const first = createAdConsent({ ...environment, pixelId });
  first.open();
  expect(first.$consent.get()).toBe(false);
  first.give(true);
  expect(environment.local.get('jaanu_ad_consent')).toBe('yes');
  const next = createAdConsent({ ...environment, pixelId });
  next.open();
  expect(next.$consent.get()).toBe(true);
});

test('when withdrawn, nothing of it stays', () => {
  const { environment } = fakeEnvironment();
  const { give, $consent } = createAdConsent({ ...environment, pixelId });
  give(true);
  give(false);
  expect($consent.get()).toBe(false);
  expect(environment.local.get('jaanu_ad_consent')).toBeNull();
});
