import { expect, test } from 'vitest';
import type { ChatType } from '#contract/chat-types.ts';
import { companion, SESSION, USER } from '../../test/fake-api.ts';
import { fire, render } from '../../test/render.ts';
import { HomeScreen } from './HomeScreen.tsx';

const show = (props: Partial<Parameters<typeof HomeScreen>[0]> = {}) =>
  render(
    <HomeScreen
      user={null}
      featured={[]}
      recentImage={null}
      declined={false}
      starting={null}
      onStart={() => {}}
      isInstallDue={false}
      onPutInstallAway={() => {}}
      {...props}
    />,
  );

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].map(({ textContent }) => textContent);

test('offers the four types in order', () => {
  expect(labels(show().container)).toEqual(['True Love', 'Hot', 'Friendly', 'Romantic']);
});

test('a tap starts its type and does not submit the form', () => {
  const started: ChatType[] = [];
  const { container } = show({ onStart: (chatType) => started.push(chatType) });
  for (const button of container.querySelectorAll('button')) {
    expect(fire(button, new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
  }
  expect(started).toEqual(['truelove', 'erotic', 'friendly', 'romantic']);
});

test('before the scripts have loaded, a tap leads to the same place', () => {
  const { find } = show();
  expect(find('form').getAttribute('method')).toBe('get');
  expect(find('button').getAttribute('formaction')).toBe('/loading/truelove');
});

test('all are disabled while one is starting', () => {
  const { container } = show({ starting: 'friendly' });
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  expect(buttons.map((button) => button.getAttribute('aria-busy'))[2]).toBe('true');
});

test('a returning visitor finds the recent chat', () => {
  const lastChatSession = { id: SESSION.id, companionName: 'Meera', chatType: 'erotic' as const };
  const { find, text } = show({ user: { ...USER, messageBalance: 7, lastChatSession } });
  for (const part of ['Continue Recent Chat', 'Meera', 'Hot', '7 messages left']) {
    expect(text()).toContain(part);
  }
  expect(find(`a[href="/chat/${SESSION.id}"]`).textContent).toBe('Continue');
  expect(find('a[href="/chats"]').textContent).toBe('Your chats');
});

test('with closed chats it says so once, with an appeal, and links to none', () => {
  const lastChatSession = { id: SESSION.id, companionName: 'Meera', chatType: 'erotic' as const };
  const closed = 'The chats of this account are closed.';
  const user = { ...USER, closed, notice: 'Used up.', messageBalance: 0, lastChatSession };
  const { text, container } = show({ user, featured: [companion('meera')], isInstallDue: true });
  expect(text().split(closed)).toHaveLength(2);
  expect(container.querySelector('button')).toBeNull();
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/contact', '/you']);
});

test('a visitor who started without free messages sees why, until there are some', () => {
  const notice = 'Free messages were used up.';
  expect(show({ user: { ...USER, notice, messageBalance: 0 } }).text()).toContain(notice);
  expect(show({ user: { ...USER, notice, messageBalance: 50 } }).text()).not.toContain(notice);
});

test('handles a companion without a name, and a visitor without a chat', () => {
  const lastChatSession = { id: SESSION.id, companionName: null, chatType: 'friendly' as const };
  expect(show({ user: { ...USER, lastChatSession } }).text()).toContain('your companion');
  expect(show({ user: USER }).text()).not.toContain('Continue Recent Chat');
});

test('the featured companions link to their pages, and two links lead to all of them', () => {
  const { container } = show({ featured: [companion('meera'), companion('riya')] });
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View All', '/companions'],
    ['Meera Nair', '/companion/meera-id'],
    ['Riya Nair', '/companion/riya-id'],
    ['Browse All Companions', '/companions'],
    ['Your purchases and data', '/you'],
  ]);
});

test('only the visible pictures are fetched at once', () => {
  const featured = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => companion(name));
  const pictures = [...show({ featured }).container.querySelectorAll('img')];
  expect(pictures.map(({ loading }) => loading)).toEqual([
    ...Array(4).fill('eager'),
    ...Array(2).fill('lazy'),
  ]);
});

test('a visitor who declined the adult gate gets a kind message', () => {
  expect(show({ declined: true }).find('[role=status]').textContent).toContain('18 or older');
  expect(show().text()).not.toContain('18');
});
