import { expect, test } from 'vitest';
import { fire, render } from '../../../test/render.ts';
import { Proposals } from './Proposals.tsx';

const setUp = (draft = '') => {
  const done: string[] = [];
  const screen = render(
    <div role="log" tabIndex={-1}>
      <Proposals
        proposals={['Yes, actually', 'Not really']}
        draft={draft}
        onWrite={(words) => done.push(`writes ${words}`)}
        onSend={() => done.push('sends')}
      />
    </div>,
  );
  const buttons = [...screen.container.querySelectorAll('button')];
  const tap = (at: number) => {
    const [button] = buttons.slice(at);
    if (button) fire(button, new MouseEvent('click', { bubbles: true }));
  };
  return { ...screen, buttons, tap, done };
};

test('a tap fills the composer, and announces that the next one sends', () => {
  const { tap, done, buttons } = setUp();
  tap(1);
  expect(done).toEqual(['writes Not really']);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yes, actually', 'Not really']);
});

test('a second tap sends, and leaves the focus among the messages', () => {
  const { tap, done, buttons, find } = setUp('Not really');
  expect(buttons[1]?.textContent).toBe('Send: Not really');
  tap(1);
  expect(done).toEqual(['sends']);
  expect(document.activeElement).toBe(find('[role="log"]'));
});

test('a tap on another one replaces it', () => {
  const { tap, done } = setUp('Not really');
  tap(0);
  expect(done).toEqual(['writes Yes, actually']);
});
