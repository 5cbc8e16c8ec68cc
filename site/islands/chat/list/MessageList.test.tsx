import { act } from 'react';
import { expect, test } from 'vitest';
import { message } from '../../../test/fake-api.ts';
import { fire, render } from '../../../test/render.ts';
import { MessageList } from './MessageList.tsx';

const ACTIONS = { onCopy: () => {}, onRemember: () => {}, onEdit: () => {}, onReport: () => {} };

type Props = Parameters<typeof MessageList>[0];

const list = (props: Partial<Props> = {}) => (
  <MessageList
    messages={[message('ai', 'hi')]}
    name="Meera"
    typing={false}
    reply=""
    reconnecting={false}
    older="none"
    now={Date.parse('2026-01-02T06:00:00.000Z')}
    paywallUrl={null}
    payment={null}
    varying={null}
    variable={undefined}
    actions={ACTIONS}
    voices={[]}
    onSpeak={() => {}}
    scrollTo={null}
    balance={null}
    onAnother={() => {}}
    onChoose={() => {}}
    proposals={[]}
    draft=""
    onWrite={() => {}}
    onSend={() => {}}
    onAnswerPayment={() => {}}
    onOlder={() => {}}
    {...props}
  />
);

test('dots until her first words, then the words, hidden from screen readers', () => {
  const { show, find, container } = render(list({ typing: true }));
  expect(find('[data-testid="typing"]')).toBeTruthy();
  show(list({ typing: true, reply: 'Ek do' }));
  expect(container.querySelector('[data-testid="typing"]')).toBeNull();
  const growing = find('[data-testid="growing"]');
  expect(growing.textContent).toContain('Ek do');
  expect(growing.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('article')).toHaveLength(1);
});

test('only new messages of hers are announced', () => {
  const { show, container } = render(list());
  const later = { timestamp: '2026-01-01T00:00:01.000Z' };
  show(
    list({
      messages: [
        message('ai', 'older'),
        message('ai', 'hi'),
        { ...message('user', 'own'), ...later },
        { ...message('ai', 'new'), ...later },
      ],
    }),
  );
  const live = [...container.querySelectorAll('article')].map((one) =>
    one.getAttribute('aria-live'),
  );
  expect(live.map((value) => value ?? 'polite')).toEqual(['off', 'off', 'off', 'polite']);
});

test('a lost connection is announced, and cleared once it is back', () => {
  const { show, text, container } = render(list({ typing: true, reconnecting: true }));
  const dots = () => container.querySelector('[data-testid="typing"]');
  expect(text()).toContain('Connection lost. Trying again...');
  expect(dots()).toBeNull();
  show(list({ typing: true }));
  expect(text()).not.toContain('Connection lost');
  expect(dots()).not.toBeNull();
});

test('alternative replies are offered below her text, above a later system card', () => {
  const hers = { ...message('ai', 'hi'), anotherCosts: 0 as const };
  const { find } = render(
    list({ messages: [hers, message('system', 'empty')], variable: hers, balance: 0 }),
  );
  const isAfter = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const card = () => find('[data-sender="system"]');
  const offer = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Another reply'),
  ) as Element;
  expect(isAfter(offer, find('[data-sender="ai"]'))).toBe(true);
  expect(isAfter(card(), offer)).toBe(true);
});

test('older messages are on their way, or can be asked for again', () => {
  let asked = 0;
  const onOlder = () => {
    asked += 1;
  };
  const { show, find, text } = render(list({ older: 'loading', onOlder }));
  expect(text()).toContain('Loading older messages...');
  show(list({ older: 'failed', onOlder }));
  find('button').click();
  expect(asked).toBe(1);
});

test('each day starts with its name', () => {
  const at = (content: string, timestamp: string) => ({ ...message('ai', content), timestamp });
  const { find } = render(
    list({
      messages: [
        at('one', '2025-12-30T06:00:00.000Z'),
        at('two', '2026-01-01T06:00:00.000Z'),
        at('three', '2026-01-01T18:29:00.000Z'),
        at('four', '2026-01-01T18:31:00.000Z'),
      ],
    }),
  );
  const parts = [...(find('[role="log"]').firstElementChild?.children ?? [])];
  expect(parts.map(({ tagName, textContent }) => (tagName === 'P' ? textContent : '-'))).toEqual([
    '30 December 2025',
    '-',
    'Yesterday',
    '-',
    '-',
    'Today',
    '-',
  ]);
});

test('her name is announced once with a picture, and a picture that failed can be retried', () => {
  const { find, text, container } = render(
    list({ messages: [message('ai', '/images/scenes/meera-1.webp', 'image')] }),
  );
  expect(find('img').getAttribute('alt')).toBe('Shared by Meera');
  expect(text()).not.toContain('Meera');
  fire(find('img'), new Event('error'));
  expect(container.querySelector('img')).toBeNull();
  expect(text()).toContain('This picture did not load.');
  fire(find('article button'), new MouseEvent('click', { bubbles: true }));
  expect(find('img').getAttribute('src')).toBe('/images/scenes/meera-1.webp');
});

test("the visitor's newest text can be edited when the server says so", async () => {
  const texts = [
    { ...message('user', 'one'), canEdit: true as const },
    { ...message('user', 'two'), canEdit: true as const },
  ];
  const { show, container, text } = render(list({ messages: texts }));
  const open = async (place: number) => {
    const menu = container.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')[place];
    if (menu) fire(menu, new MouseEvent('click', { bubbles: true }));
    await act(() => import('../menu/MessageMenu.tsx'));
    expect(text()).toContain('Copy the text');
  };
  await open(1);
  expect(text()).toContain('Change the words');
  show(list({ messages: [message('user', 'two')] }));
  expect(text()).not.toContain('Change the words');
});
