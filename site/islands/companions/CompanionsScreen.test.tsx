import { expect, test } from 'vitest';
import { companion, SESSION } from '../../test/fake-api.ts';
import { fire, render } from '../../test/render.ts';
import { CompanionsScreen } from './CompanionsScreen.tsx';

type Props = Parameters<typeof CompanionsScreen>[0];

const meera = companion('meera', { suitableForChatTypes: ['romantic', 'erotic', 'truelove'] });
const riya = companion('riya', { aboutMe: null });
const ready = (...companions: (typeof meera)[]) =>
  ({ kind: 'ready', companions, isOld: false }) as const;

const show = (props: Partial<Props> = {}) => {
  const heard: string[] = [];
  const hear = (name: string) => (value: string) => void heard.push(`${name} ${value}`);
  const parts = render(
    <CompanionsScreen
      list={ready(meera, riya)}
      filter="all"
      available={{}}
      start={{ kind: 'idle' }}
      closed={null}
      onSearch={hear('search')}
      onFilter={hear('filter')}
      onRetry={() => heard.push('retry')}
      onWatch={(id) => {
        heard.push(`watch ${id}`);
        return () => heard.push(`leave ${id}`);
      }}
      onPress={({ id }) => heard.push(`press ${id}`)}
      onStartNew={() => heard.push('start new')}
      onChoose={hear('choose')}
      onDismiss={() => heard.push('dismiss')}
      {...props}
    />,
  );
  const all = (selector: string) => [...parts.container.querySelectorAll<HTMLElement>(selector)];
  const button = (text: string) => {
    const found = all('button').find(({ textContent }) => textContent === text);
    if (!found) throw new Error(`There is no button ${text}`);
    return found;
  };
  const tap = (text: string) => fire(button(text), new MouseEvent('click', { bubbles: true }));
  return { ...parts, heard, all, button, tap };
};

const chatButtons = (all: (selector: string) => HTMLElement[]) => all('button[aria-describedby]');

test('has a title, a link to Home and the search', () => {
  const { find } = show();
  expect(find('h1').textContent).toBe('Companions List');
  expect(find('header a').getAttribute('href')).toBe('/');
  expect(find('input').getAttribute('placeholder')).toBe('Search by name or interests...');
});

test('a card shows who she is and leads to her profile', () => {
  const { all, text } = show();
  const [card] = all('li[class*=card]');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe(meera.imagePath);
  const badges = [...(card?.querySelectorAll('[data-chat-type]') ?? [])];
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Romantic', 'Hot', 'True Love']);
  const link = card?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/companion/profile/meera');
  expect(link?.querySelector('button')).toBeNull();
  expect(link?.textContent).toMatch(/^Meera Nair/);
  expect(text()).toContain('About meera');
});

test('Chat Now starts, and names her to a screen reader', () => {
  const { all, heard } = show({ available: { [riya.id]: false } });
  const buttons = chatButtons(all);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Chat Now', 'In chat (5 min)']);
  const name = document.getElementById(buttons[0]?.getAttribute('aria-describedby') ?? '');
  expect(name?.textContent).toBe('Meera Nair');
  buttons[1]?.click();
  expect(heard).toContain(`press ${riya.id}`);
});

test('while a chat is starting no other can be', () => {
  const { all } = show({ start: { kind: 'starting', companion: meera, chatType: 'romantic' } });
  expect(chatButtons(all).every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
});

test('follows the cards that are there', () => {
  const { heard, close } = show();
  expect(heard).toEqual([`watch ${meera.id}`, `watch ${riya.id}`]);
  close();
  expect(heard.slice(2)).toEqual([`leave ${meera.id}`, `leave ${riya.id}`]);
});

test('the active filter is marked as pressed', () => {
  const { all, tap, heard } = show({ filter: 'erotic' });
  const filters = all('button[aria-pressed]');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Romantic',
    'Friendly',
    'Hot',
    'True Love',
  ]);
  expect(filters.map((filter) => filter.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'false',
    'true',
    'false',
  ]);
  tap('True Love');
  expect(heard).toContain('filter truelove');
});

test('what is typed is searched for, and Enter does not load the page', () => {
  const { find, heard } = show();
  const input = find<HTMLInputElement>('input');
  input.value = 'ghazals';
  fire(input, new Event('input', { bubbles: true }));
  expect(heard).toContain('search ghazals');
  expect(fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});

test('while loading there are eight skeletons', () => {
  const { all, find } = show({ list: { kind: 'loading' } });
  expect(all('[data-skeleton]').length).toBe(8);
  expect(find('[role=status]').textContent).toBe('Loading companions...');
});

test.each([
  [[meera, riya], '2 companions available'],
  [[meera], '1 companion available'],
  [[], '0 companions available'],
])('the footer counts', (companions, footer) => {
  expect(show({ list: ready(...companions) }).find('[role=status]').textContent).toBe(footer);
});

test('an empty result says so', () => {
  const { text } = show({ list: ready() });
  expect(text()).toContain('No companions found');
  expect(text()).toContain('Try adjusting your search or filter criteria');
});

test('a failed load can be retried', () => {
  const { tap, heard, find } = show({ list: { kind: 'failed' } });
  expect(find('[role=alert]').textContent).toContain('could not be loaded');
  tap('Try again');
  expect(heard).toEqual(['retry']);
});

test('an answer to an earlier question is marked as such', () => {
  const list = { ...ready(meera), isOld: true };
  expect(show({ list }).find('ul[aria-busy]').getAttribute('aria-busy')).toBe('true');
});

test('Choose Chat Type has the types she offers, each described', () => {
  const { find, all, heard } = show({ start: { kind: 'choosing', companion: meera } });
  expect(find('dialog h2').textContent).toBe('Choose Chat Type');
  expect(all('dialog li').map(({ textContent }) => textContent)).toEqual([
    'RomanticSweet & romantic conversations',
    'HotPassionate & intimate talks',
    'True LoveDeep & meaningful connection',
  ]);
  all('dialog li button')[1]?.click();
  expect(heard).toContain('choose erotic');
});

test('Companion Busy says so, and is closed with Okay', () => {
  const { find, tap, heard } = show({ start: { kind: 'busy', companion: meera } });
  expect(find('dialog h2').textContent).toBe('Companion Busy');
  expect(find('dialog p').textContent).toBe(
    'Meera Nair is currently chatting with someone else. Please try again in a few minutes or choose another companion.',
  );
  tap('Okay');
  expect(heard).toContain('dismiss');
});

test('while her chats are looked up, only her button shows that it was pressed', () => {
  const { all } = show({ start: { kind: 'looking', companion: meera } });
  const buttons = all('li button') as HTMLButtonElement[];
  expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'false']);
  expect(buttons.some(({ disabled }) => disabled)).toBe(false);
});

test('with chats of an earlier day the visitor is offered to continue', () => {
  const chats = [
    {
      ...SESSION,
      id: 'newer',
      chatType: 'erotic' as const,
      lastMessageAt: '2026-01-02T04:30:00.000Z',
    },
    { ...SESSION, id: 'older', lastMessageAt: '2026-01-01T08:00:00.000Z' },
  ];
  const now = Date.parse('2026-01-02T06:00:00.000Z');
  const { find, all, tap, heard } = show({
    start: { kind: 'returning', companion: meera, chats, now },
  });
  expect(find('dialog h2').textContent).toBe('Go on with Meera?');
  const lines = all('dialog li').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(lines).toEqual(['HotToday, 10:00 amGo on', 'FriendlyYesterday, 01:30 pmGo on']);
  const links = all('dialog a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chat/newer', '/chat/older']);
  const about = document.getElementById(links[1]?.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toContain('Friendly');
  tap('Start a new chat');
  expect(heard).toContain('start new');
});

test('a companion without a name can be continued with', () => {
  const start = {
    kind: 'returning',
    companion: { ...meera, name: '' },
    chats: [],
    now: 0,
  } as const;
  expect(show({ start }).find('dialog h2').textContent).toBe('Go on with Jaanu?');
});

test('with closed chats they can be viewed, but not chosen', () => {
  const start = { kind: 'choosing', companion: meera } as const;
  const { find, all, text } = show({ closed: 'You told us so.', start });
  expect(find('[role=status]').textContent).toContain('You told us so.');
  expect(find('[role=status] a').getAttribute('href')).toBe('/contact');
  expect(text()).toContain('Meera');
  expect(all('li button, dialog')).toEqual([]);
});
