import { expect, test } from 'vitest';
import { fire, render } from '../../test/render.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const show = (props: Partial<Parameters<typeof LoadingScreen>[0]> = {}) =>
  render(
    <LoadingScreen
      chatType={undefined}
      progress={0}
      phase={{ kind: 'progress' }}
      onRetry={() => {}}
      onConfirmAdult={() => {}}
      onDeclineAdult={() => {}}
      {...props}
    />,
  );

const press = (button: HTMLElement) => fire(button, new MouseEvent('click', { bubbles: true }));

test.each([
  ['romantic', 'Finding your romantic partner...'],
  ['friendly', 'Finding your friendly companion...'],
  ['erotic', 'Finding your intimate partner...'],
  ['truelove', 'Finding your true love...'],
  [undefined, 'Finding your perfect match...'],
] as const)('%s: %s', (chatType, text) => {
  expect(show({ chatType }).find('h1').textContent).toBe(text);
});

test('shows whole percents', () => {
  const { find, text, container } = show({ progress: 41.7 });
  expect(find<HTMLProgressElement>('progress').value).toBe(41);
  expect(text()).toContain('41%');
  expect(container.querySelector('button')).toBeNull();
});

test('after a failure it can be retried', () => {
  let retries = 0;
  const { find } = show({
    phase: { kind: 'failed', failure: 'unknown', name: null },
    onRetry: () => {
      retries += 1;
    },
  });
  expect(find('[role=alert] p').textContent).toBe('We could not open a chat just now.');
  press(find('button'));
  expect(retries).toBe(1);
  expect(find('a').getAttribute('href')).toBe('/');
});

test.each([
  ['busy', 'Meera is currently chatting with someone else. Please try again in a few minutes'],
  ['gone', 'Meera is not here any more.'],
  ['unsuited', 'Meera does not offer this kind of chat.'],
] as const)('a companion who is %s: the way leads to the others', (failure, text) => {
  const { find, container } = show({ phase: { kind: 'failed', failure, name: 'Meera' } });
  expect(find('[role=alert] p').textContent).toContain(text);
  expect(find('a').getAttribute('href')).toBe('/companions');
  expect(container.querySelector('button')).toBeNull();
});

test('with closed chats the server’s sentence says why, and links to contact', () => {
  const { find, container } = show({
    phase: { kind: 'failed', failure: 'closed', name: null, text: 'Quote account 7.' },
  });
  expect(find('[role=alert] p').textContent).toBe('Quote account 7.');
  expect(find('h1').textContent).toBe('These chats are closed');
  expect(container.querySelector('progress')).toBeNull();
  expect(find('a').getAttribute('href')).toBe('/contact');
  expect(container.querySelector('button')).toBeNull();
});

test('a visitor who has started many chats today is led to them', () => {
  const { find } = show({
    phase: { kind: 'failed', failure: 'enough', name: null, text: 'You have begun 40 chats.' },
  });
  expect(find('[role=alert] p').textContent).toBe('You have begun 40 chats.');
  expect(find('a').getAttribute('href')).toBe('/chats');
});

test('a companion not yet seen in this tab has no name', () => {
  const { text } = show({ phase: { kind: 'failed', failure: 'gone', name: null } });
  expect(text()).toContain('She is not here any more.');
});

test('the adult gate accepts one of two equal answers', () => {
  const answers: string[] = [];
  const { find, container } = show({
    phase: { kind: 'asking' },
    onConfirmAdult: () => answers.push('adult'),
    onDeclineAdult: () => answers.push('declined'),
  });
  expect(find('dialog').hasAttribute('open')).toBe(true);
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'I am 18 or older',
    'I am under 18',
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  for (const button of buttons) press(button);
  expect(answers).toEqual(['adult', 'declined']);
});

test('leaving the sheet without an answer declines; being answered does not', () => {
  const answers: string[] = [];
  const props = { phase: { kind: 'asking' }, onDeclineAdult: () => answers.push('no') } as const;
  const { find } = show(props);
  fire(find('dialog'), new Event('close'));
  expect(answers).toEqual(['no']);
  const { close } = show(props);
  close();
  expect(answers).toEqual(['no']);
});
