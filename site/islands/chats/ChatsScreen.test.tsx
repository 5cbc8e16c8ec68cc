import { expect, test } from 'vitest';
import { SESSION } from '../../test/fake-api.ts';
import { render } from '../../test/render.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

type Props = Parameters<typeof ChatsScreen>[0];

const NOW = Date.parse('2026-01-02T06:00:00.000Z');

const show = (chats: Props['chats'], onRetry = () => {}) =>
  render(<ChatsScreen chats={chats} now={NOW} onRetry={onRetry} />);

test('each chat leads into itself', () => {
  const nameless = { ...SESSION, id: 'other', companionName: '' };
  const { container } = show({ kind: 'ready', sessions: [SESSION, nameless] });
  const links = [...container.querySelectorAll('li a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Meera Nair', 'Jaanu']);
  expect(links[0]?.getAttribute('href')).toBe(`/chat/${SESSION.id}`);
  expect(container.querySelector('li')?.textContent).toBe('Meera NairFriendlyYesterday');
});

test('it is loading', () => {
  const { text, container } = show({ kind: 'loading' });
  expect(text()).toContain('Loading your chats...');
  expect(container.querySelector('li')).toBeNull();
});

test('without a chat it leads to the companions', () => {
  const { text, find } = show({ kind: 'ready', sessions: [] });
  expect(text()).toContain('You have no chats yet.');
  expect(find('a[href="/companions"]')).toBeTruthy();
});

test('what could not be loaded can be tried again', () => {
  let retries = 0;
  const { find } = show({ kind: 'failed' }, () => {
    retries += 1;
  });
  find('button').click();
  expect(retries).toBe(1);
});
