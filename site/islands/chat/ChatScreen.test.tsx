import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { INITIAL_CHAT } from '../../stores/chat/state/chat-state.ts';
import { message, SESSION } from '../../test/fake-api.ts';
import { render } from '../../test/render.ts';
import { ChatScreen } from './ChatScreen.tsx';

const ACTIONS = { onCopy: () => {}, onRemember: () => {}, onEdit: () => {}, onReport: () => {} };

/** The day after the fake messages. */
const NOW = Date.parse('2026-01-02T06:00:00.000Z');

type Props = Parameters<typeof ChatScreen>[0];

const loading: Props['chat'] = INITIAL_CHAT;
const ready: Props['chat'] = { ...loading, phase: 'ready', session: SESSION, balance: 20 };

const show = (chat: Partial<Props['chat']>, props: Partial<Props> = {}) =>
  render(
    <ChatScreen
      chat={{ ...ready, ...chat }}
      tooLong={false}
      variable={undefined}
      actions={ACTIONS}
      onCancelEdit={() => {}}
      onAnother={() => {}}
      onChoose={() => {}}
      proposals={[]}
      now={NOW}
      onWrite={() => {}}
      onSend={() => {}}
      onRetry={() => {}}
      onMenu={() => {}}
      voices={[]}
      onSpeak={() => {}}
      onDictate={undefined}
      bar={null}
      onOlder={() => {}}
      onAnswerPayment={() => {}}
      {...props}
    />,
  );

describe('header', () => {
  test('names her by her first name, with picture and status', () => {
    const { find, text } = show({});
    expect(find('h1').textContent).toBe('Meera');
    expect(find('header img').getAttribute('src')).toBe('/images/companions/meera-face-96.webp');
    expect(text()).toContain('Online now');
    expect(find('header a').getAttribute('href')).toBe('/');
    expect(find('h1').textContent).toBe('Meera');
    expect(find('header button').getAttribute('aria-label')).toBe('Menu of this chat with Meera');
  });

  test('says beside her name what she is, whatever she does and however the chat stands', () => {
    const chats: Partial<Props['chat']>[] = [
      {},
      { welcoming: true },
      { balance: 0 },
      { closed: 'Bye' },
    ];
    for (const chat of chats) {
      const mark = show(chat).find('header h1').nextElementSibling;
      expect(mark?.firstChild?.textContent).toBe('AI');
      expect(mark?.textContent).toBe('AI companion, not a person');
    }
  });

  test('falls back to Jaanu', () => {
    expect(show({ session: { ...SESSION, companionName: '' } }).find('h1').textContent).toBe(
      'Jaanu',
    );
  });

  test('claims nothing while the connection is lost', () => {
    const { find } = show({ sending: true, reconnecting: true });
    expect(find('header').textContent).not.toMatch(/Typing|Online/);
  });

  test.each([{ sending: true }, { welcoming: true }])('shows typing while %j', (state) => {
    const { find, text } = show(state);
    expect(text()).toContain('Typing...');
    expect(text()).not.toContain('Online now');
    expect(find('[data-testid="typing"]')).toBeTruthy();
  });

  test.each([
    [0, 'Free chat'],
    [20, 'Free chat'],
    [21, 'Premium'],
  ])('with %i messages left it says %s', (balance, label) => {
    const { text } = show({ balance });
    expect(text()).toContain(`${balance} messages left`);
    expect(text()).toContain(label);
  });
});

describe('messages', () => {
  test('each sender has its own style', () => {
    const { container, find } = show({
      messages: [
        message('system', 'Recharge & go on', 'recharge_required'),
        message('user', 'hello'),
        message('ai', 'hi'),
        message('ai', '/images/meera.webp', 'image'),
        { ...message('user', 'more'), id: 'temp-1' },
      ],
    });
    const senders = [...container.querySelectorAll('article')].map(({ dataset }) => dataset.sender);
    expect(senders).toEqual(['system', 'user', 'ai', 'ai', 'user']);
    expect(find('[data-sender="ai"] [aria-hidden]').textContent).toBe('M');
    expect(find('[data-type="image"] img').getAttribute('src')).toBe('/images/meera.webp');
    const times = [...container.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times[0]).toMatch(/^05:30/);
    expect(times.at(-1)).toBe('Now');
  });
});

describe('without a chat', () => {
  test('while loading nothing can be written yet', () => {
    const { find, text } = show(loading);
    expect(text()).toContain('Loading chat...');
    expect(text()).not.toContain('messages left');
    expect(text()).not.toContain('Jaanu');
    expect(find('header').getAttribute('aria-busy')).toBe('true');
    expect(find<HTMLTextAreaElement>('textarea').disabled).toBe(true);
  });

  test('a missing chat has a link to Home', () => {
    const { find, text, container } = show({ phase: 'missing' });
    expect(text()).toContain('Chat not found');
    expect(find('a').getAttribute('href')).toBe('/');
    expect(container.querySelector('button')).toBeNull();
  });

  test('a closed chat says why, and where to appeal', () => {
    const { find, text, container } = show({ phase: 'missing', closed: 'Quote account 7.' });
    expect(text()).toContain('These chats are closed');
    expect(text()).toContain('Quote account 7.');
    expect(find('a').getAttribute('href')).toBe('/contact');
    expect(container.querySelector('textarea')).toBeNull();
  });

  test('a chat that failed to load can be retried', () => {
    let retries = 0;
    const onRetry = () => {
      retries += 1;
    };
    const { find } = show({ phase: 'failed' }, { onRetry });
    find('button').click();
    expect(retries).toBe(1);
  });
});

test('the balance leads to the paywall', () => {
  const { find } = show({});
  const link = find('header a[href^="/paywall"]');
  expect(link.getAttribute('href')).toBe(`/paywall/${SESSION.id}`);
  expect(link.textContent).toContain('20 messages left');
});

describe('the recharge card', () => {
  const messages = [message('system', 'Recharge', 'recharge_required')];
  const SELECTOR = 'article a';

  test('leads to the paywall while the balance is empty', () => {
    const link = show({ messages, balance: 0 }).find(SELECTOR);
    expect(link.getAttribute('href')).toBe(`/paywall/${SESSION.id}`);
  });

  test('leads nowhere once there are messages again', () => {
    expect(show({ messages, balance: 10 }).container.querySelector(SELECTOR)).toBeNull();
  });
});

test.each([
  ['Talk to Tele-MANAS 14416, or call 112.', ['tel:14416', 'tel:112']],
  ['Childline 1098 listens; call 1098.', ['tel:1098']],
  ['You are chatting with Meera, an AI of 18 years.', []],
])('help can be called: %s', (text, links) => {
  const { container } = show({ messages: [message('system', text)] });
  const numbers = [...container.querySelectorAll('article a')];
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('once the account is suspended nothing can be written or bought, and an appeal can be made', () => {
  const { container } = show({ messages: [message('system', 'Bye')], closed: 'Bye' });
  expect(container.querySelector('textarea')).toBeNull();
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/contact');
  expect(links.filter((href) => href?.startsWith('/paywall'))).toEqual([]);
  expect(document.activeElement?.textContent).toContain('These chats are closed');
});

describe('the payment card', () => {
  test.each([
    [
      'success',
      'Payment Successful!Your messages have been added! Ready to continue chatting 💕',
      "Great! Let's Chat",
    ],
    [
      'failed',
      'Payment FailedSomething went wrong with your payment. Please try again 💔',
      'Try Again',
    ],
  ] as const)('after %s', async (payment, words, answer) => {
    let answered = 0;
    const onAnswerPayment = () => {
      answered += 1;
    };
    const { find, container } = show({ payment }, { onAnswerPayment });
    // Its code is fetched.
    while (!container.querySelector('[data-payment]')) await act(async () => {});
    expect(find('[data-payment]').textContent).toBe(words + answer);
    find('[data-payment] button').click();
    expect(answered).toBe(1);
  });
});
