import { expect, test } from 'vitest';
import { memoryStore } from '../../test/fake-environment.ts';
import { AD_CONSENT_KEY, createEvents, type EventData } from './events.ts';

const setUp = (pixelId: string | undefined, consent?: string) => {
  const sent: string[] = [];
  const local = memoryStore(consent ? { [AD_CONSENT_KEY]: consent } : {});
  return { sent, events: createEvents({ pixelId, local, beacon: (url) => void sent.push(url) }) };
};

test.each([
  [undefined, 'yes'],
  ['', 'yes'],
  ['123', undefined],
  ['123', 'no'],
])('with the pixel %j and the consent %j nothing is sent', (pixelId, consent) => {
  const { events, sent } = setUp(pixelId, consent);
  events.track('Purchase', { amount: 9 });
  expect(sent).toEqual([]);
});

test('an event contains its name, amount and reason, and nothing else whatever it is given', () => {
  const { events, sent } = setUp('123', 'yes');
  events.track('Purchase', { amount: 9, chatType: 'erotic', content: 'hi' } as EventData);
  events.track('PaymentFailed', { reason: 'user_cancelled' });
  const told = sent.map((url) => Object.fromEntries(new URL(url).searchParams));
  expect(told).toEqual([
    { id: '123', ev: 'Purchase', noscript: '1', 'cd[value]': '9', 'cd[currency]': 'INR' },
    { id: '123', ev: 'PaymentFailed', noscript: '1', 'cd[reason]': 'user_cancelled' },
  ]);
});
