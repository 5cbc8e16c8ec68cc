import { expect, test } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { message } from '../../../test/fake-api.ts';
import { fire, render } from '../../../test/render.ts';
import { ReplyVariants } from './ReplyVariants.tsx';

const setUp = (more: Partial<Message>, balance = 5) => {
  const done: string[] = [];
  const screen = render(
    <ReplyVariants
      message={{ ...message('ai', 'Hi!'), ...more }}
      balance={balance}
      list={{ current: null }}
      onAnother={() => done.push('another')}
      onChoose={() => {}}
    />,
  );
  return { ...screen, done };
};

const click = (element: HTMLElement) => fire(element, new MouseEvent('click', { bubbles: true }));

test('the price of another reply is shown before', () => {
  const free = setUp({ anotherCosts: 0 });
  expect(free.text()).toBe('Another replyfree');
  click(free.find('button'));
  expect(free.done).toEqual(['another']);
  expect(setUp({ anotherCosts: 1 }).text()).toBe('Another reply1 message');
});

test('none is offered that cannot be paid or is not possible', () => {
  expect(setUp({ anotherCosts: 1 }, 0).text()).toBe('');
  expect(setUp({}).text()).toBe('');
});
