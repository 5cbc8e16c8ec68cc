import { describe, expect, test } from 'vitest';
import { INITIAL_CHAT } from '../../stores/chat-state.ts';
import { message, SESSION } from '../../test/fake-api.ts';
import { render } from '../../test/render.ts';
import { ChatScreen } from './ChatScreen.tsx';

type Props = Parameters<typeof ChatScreen>[0];

const loading: Props['chat'] = INITIAL_CHAT;
const ready: Props['chat'] = { ...loading, phase: 'ready', session: SESSION, balance: 20 };

const show = (chat: Partial<Props['chat']>, props: Partial<Props> = {}) =>
  render(
    <ChatScreen
      chat={{ ...ready, ...chat }}
      notice={null}
      onWrite={() => {}}
      onSend={() => {}}
      onRetry={() => {}}
      onOlder={() => {}}
      onHideNotice={() => {}}
      {...props}
    />,
  );

describe('header', () => {
  test('names her by her first name, with picture and status', () => {
    const { find, text } = show({});
    expect(find('h1').textContent).toBe('Meera');
    expect(find('header img').getAttribute('src')).toBe('/images/companions/meera.webp');
    expect(text()).toContain('Online now');
    expect(find('header a').getAttribute('href')).toBe('/');
  });

  test('falls back to Jaanu', () => {
    expect(show({ session: { ...SESSION, companionName: '' } }).find('h1').textContent).toBe(
      'Jaanu',
    );
  });

  test.each([{ sending: true }, { welcoming: true }])('is typing while %j', (state) => {
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
  test('each sender has a form of their own', () => {
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
  test('it is loading, and nothing can be written yet', () => {
    const { find, text } = show(loading);
    expect(text()).toContain('Loading chat...');
    expect(text()).not.toContain('messages left');
    expect(find<HTMLTextAreaElement>('textarea').disabled).toBe(true);
  });

  test('a missing one has a way home', () => {
    const { find, text, container } = show({ phase: 'missing' });
    expect(text()).toContain('Chat not found');
    expect(find('a').getAttribute('href')).toBe('/');
    expect(container.querySelector('button')).toBeNull();
  });

  test('one that could not be loaded can be tried again', () => {
    let retries = 0;
    const onRetry = () => {
      retries += 1;
    };
    const { find } = show({ phase: 'failed' }, { onRetry });
    find('button').click();
    expect(retries).toBe(1);
  });
});

test('a notice is shown and can be closed', () => {
  let closed = 0;
  const onHideNotice = () => {
    closed += 1;
  };
  const { find } = show({}, { notice: { title: 'Error', text: 'Try again.' }, onHideNotice });
  expect(find('[role="alert"]').textContent).toBe('ErrorTry again.');
  find('[role="alert"] button').click();
  expect(closed).toBe(1);
});
