import { expect, test } from 'vitest';
import { fire, press, render } from '../../../test/render.ts';
import { ReplyPager } from './ReplyPager.tsx';

const setUp = (index: number, count: number) => {
  const done: number[] = [];
  const list = { current: document.createElement('div') };
  const screen = render(
    <ReplyPager index={index} count={count} list={list} onChoose={(at) => done.push(at)} />,
  );
  return { ...screen, done, list: list.current };
};

const click = (element: HTMLElement) => fire(element, new MouseEvent('click', { bubbles: true }));

test('buttons and arrow keys go through the replies', () => {
  const { find, done, text } = setUp(1, 3);
  expect(text()).toContain('2/3');
  click(find('[aria-label="The reply before"]'));
  click(find('[aria-label="The next reply"]'));
  press(find('[role="group"]'), 'ArrowLeft');
  press(find('[role="group"]'), 'ArrowRight');
  expect(done).toEqual([0, 2, 0, 2]);
});

test('the first and the last are marked as the ends', () => {
  const { find } = setUp(0, 2);
  const isOff = (name: string) => find(`[aria-label="${name}"]`).getAttribute('aria-disabled');
  expect(isOff('The reply before')).toBe('true');
  expect(isOff('The next reply')).toBe('false');
});
