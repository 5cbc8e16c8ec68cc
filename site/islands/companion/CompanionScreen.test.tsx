import { expect, test } from 'vitest';
import { companion, SESSION } from '../../test/fake-api.ts';
import { fire, render } from '../../test/render.ts';
import { CompanionScreen } from './CompanionScreen.tsx';

type Props = Parameters<typeof CompanionScreen>[0];

const meera = companion('meera', { suitableForChatTypes: ['erotic', 'friendly'] });

const show = (props: Partial<Props> = {}) => {
  const heard: string[] = [];
  const parts = render(
    <CompanionScreen
      state={{ kind: 'ready', companion: meera }}
      available={{}}
      start={{ kind: 'idle' }}
      closed={null}
      onRetry={() => heard.push('retry')}
      onWatch={(id) => {
        heard.push(`watch ${id}`);
        return () => {};
      }}
      onPress={({ id }) => heard.push(`press ${id}`)}
      onStartNew={() => heard.push('start new')}
      onChoose={(chatType) => heard.push(`choose ${chatType}`)}
      onDismiss={() => heard.push('dismiss')}
      {...props}
    />,
  );
  const texts = (selector: string) =>
    [...parts.container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const tap = (selector: string) =>
    fire(parts.find(selector), new MouseEvent('click', { bubbles: true }));
  return { ...parts, heard, texts, tap };
};

test('shows who she is', () => {
  const { find, texts, text } = show();
  expect(find('h1').textContent).toBe('Meera Nair');
  expect(find('img').getAttribute('alt')).toBe('Portrait of Meera Nair');
  expect(text()).toContain('About meera');
  expect(find('header a').textContent).toBe('Back to Companions');
  expect(find('header a').getAttribute('href')).toBe('/companions');
  expect(texts('[aria-label="Chat types"] li')).toEqual(['Daring', 'Friendly']);
});

test('lists her chat types with a description of each', () => {
  const { find, texts } = show();
  expect(find('#types-title').textContent).toBe('Chat Types');
  expect(texts('[aria-labelledby=types-title] li')).toEqual([
    'DaringPassionate & intimate talks',
    'FriendlyCasual & friendly chats',
  ]);
});

test('shows whether she is available, and starts', () => {
  const { heard, find, tap } = show();
  expect(find('button').textContent).toBe('Chat Now');
  tap('button');
  expect(heard).toEqual([`watch ${meera.id}`, `press ${meera.id}`]);
});

test('while she is in a chat the button says so', () => {
  expect(show({ available: { [meera.id]: false } }).find('button').textContent).toBe(
    'In chat (5 min)',
  );
});

test('the button is disabled while a chat is starting', () => {
  const start = { kind: 'starting', companion: meera, chatType: 'friendly' } as const;
  expect(show({ start }).find<HTMLButtonElement>('button').disabled).toBe(true);
});

test('the choice uses the wording of this screen', () => {
  const { texts, find, heard } = show({ start: { kind: 'choosing', companion: meera } });
  expect(texts('dialog li button')).toEqual(['Daring', 'Friendly']);
  find('dialog li button').click();
  expect(heard).toContain('choose erotic');
});

test('so does the offer to continue', () => {
  const chats = [{ ...SESSION, chatType: 'erotic' as const }];
  const start = { kind: 'returning', companion: meera, chats, now: 0 } as const;
  expect(show({ start }).texts('dialog li p:first-child')).toEqual(['Daring']);
});

test('if she is busy the dialog links to the others', () => {
  const { find } = show({ start: { kind: 'busy', companion: meera } });
  const link = find('dialog a');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Browse Other Companions',
    '/companions',
  ]);
});

test('while she is loading there is no button', () => {
  const { container, find } = show({ state: { kind: 'loading' } });
  expect(find('[role=status]').textContent).toBe('Loading companion...');
  expect(container.querySelector('button')).toBeNull();
});

test('who is not there', () => {
  const { find, texts } = show({ state: { kind: 'missing' } });
  expect(find('h1').textContent).toBe('Companion not found');
  expect(texts('[role=alert] p')).toEqual(["The companion you're looking for doesn't exist."]);
  const link = find('[role=alert] a');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Browse Companions',
    '/companions',
  ]);
});

test('a failed load of her can be retried', () => {
  const { tap, heard } = show({ state: { kind: 'failed' } });
  tap('[role=alert] button');
  expect(heard).toEqual(['retry']);
});

test('with closed chats her page can only be read', () => {
  const start = { kind: 'choosing', companion: meera } as const;
  const { find, container, text } = show({ closed: 'You told us so.', start });
  expect(find('[role=status]').textContent).toContain('You told us so.');
  expect(find('[role=status] a').getAttribute('href')).toBe('/contact');
  expect(text()).toContain('About meera');
  expect(container.querySelector('button, dialog')).toBeNull();
});
