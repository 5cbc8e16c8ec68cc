import { describe, expect, test } from 'vitest';
import { SESSION } from '../../test/fake-api.ts';
import { render } from '../../test/render.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

type Props = Parameters<typeof ChatsScreen>[0];

const NOW = Date.parse('2026-01-02T06:00:00.000Z');

const show = (chats: Props['chats'], props: Partial<Props> = {}) => {
  const done: string[] = [];
  const screen = render(
    <ChatsScreen
      chats={chats}
      now={NOW}
      onRetry={() => done.push('retry')}
      shared={{ kind: 'none' }}
      onChoose={(id) => done.push(`choose ${id}`)}
      onAccept={() => done.push('accept')}
      onDiscard={() => done.push('discard')}
      {...props}
    />,
  );
  return { ...screen, done };
};

test('each entry links to its chat', () => {
  const nameless = { ...SESSION, id: 'other', companionName: '' };
  const { container } = show({ kind: 'ready', sessions: [SESSION, nameless] });
  const links = [...container.querySelectorAll('li a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Meera Nair', 'Jaanu']);
  expect(links[0]?.getAttribute('href')).toBe(`/chat/${SESSION.id}`);
  expect(container.querySelector('li')?.textContent).toBe('Meera NairFriendlyYesterday');
});

test('a message of today shows its time', () => {
  const { find } = show(
    { kind: 'ready', sessions: [SESSION] },
    { now: Date.parse(SESSION.lastMessageAt) },
  );
  expect(find('li time').textContent).toMatch(/^\d\d:\d\d [ap]m$/);
});

test('it is loading', () => {
  const { text, container } = show({ kind: 'loading' });
  expect(text()).toContain('Loading your chats...');
  expect(container.querySelector('li')).toBeNull();
});

test('without a chat it links to the companions', () => {
  const { text, find } = show({ kind: 'ready', sessions: [] });
  expect(text()).toContain('You have no chats yet.');
  expect(find('a[href="/companions"]')).toBeTruthy();
});

test('while chats are closed they are not listed, nothing can be added to one, and an appeal is offered', () => {
  const shared = { kind: 'waiting', words: 'Look at this', isCut: false, at: NOW } as const;
  const { text, container } = show({ kind: 'closed', text: 'They are closed.' }, { shared });
  expect(text()).toContain('They are closed.');
  expect(text()).not.toContain('Look at this');
  expect(container.querySelector('li')).toBeNull();
  expect(container.querySelectorAll('a[href="/contact"]')).toHaveLength(1);
  expect(container.querySelector('a[href="/companions"]')).toBeNull();
});

test('a failed load can be retried', () => {
  const { find, done } = show({ kind: 'failed' });
  find('button').click();
  expect(done).toEqual(['retry']);
});

describe('what was shared', () => {
  const shared = { kind: 'waiting', words: 'Look at this', isCut: false, at: NOW } as const;

  test('goes into the chat that is chosen', () => {
    const { text, find, done } = show({ kind: 'ready', sessions: [SESSION] }, { shared });
    expect(find('h2').textContent).toBe('Choose a chat for what you shared');
    expect(find('blockquote').textContent).toBe('Look at this');
    expect(text()).not.toContain('characters');
    find('li a').click();
    expect(done).toEqual([`choose ${SESSION.id}`]);
  });

  test('is discarded', () => {
    const { find, done } = show({ kind: 'failed' }, { shared });
    find('section button').click();
    expect(done).toEqual(['discard']);
  });

  test('waits for a first chat', () => {
    const { text, container } = show({ kind: 'ready', sessions: [] }, { shared });
    expect(text()).toContain('Start a chat, and it will stand where you write.');
    expect(container.querySelectorAll('a[href="/companions"]')).toHaveLength(1);
  });

  test('says what was cut off', () => {
    const { text } = show({ kind: 'loading' }, { shared: { ...shared, isCut: true } });
    expect(text()).toContain('One message holds 2000 characters: the rest is left out.');
  });

  test('says that it may not have arrived', () => {
    const { find, container } = show({ kind: 'ready', sessions: [] }, { shared: { kind: 'lost' } });
    expect(find('[role=status]').textContent).toContain('did not arrive');
    expect(container.querySelector('section')).toBeNull();
  });
});
