import { expect, test } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { message } from '../../../test/fake-api.ts';
import { fire, render } from '../../../test/render.ts';
import { MessageMenu } from './MessageMenu.tsx';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

const setUp = (more: Partial<Message> = {}, canEdit = false) => {
  const done: string[] = [];
  const screen = render(
    <MessageMenu
      message={{ ...message('user', 'hello'), ...more }}
      name="Meera"
      canEdit={canEdit}
      onClose={() => done.push('closes')}
      onCopy={(id) => done.push(`copies ${id}`)}
      onRemember={(id, isWanted) => done.push(`${isWanted ? 'remembers' : 'forgets'} ${id}`)}
      onReport={(id) => done.push(`reports ${id}`)}
      onEdit={(id) => done.push(`edits ${id}`)}
    />,
  );
  const tap = (words: string) => {
    const button = [...screen.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === words,
    );
    if (button) fire(button, new MouseEvent('click', { bubbles: true }));
  };
  return { ...screen, tap, done };
};

test('each action closes the menu first', () => {
  const { tap, done } = setUp({}, true);
  tap('Copy the text');
  tap('Remember this');
  tap('Change the words');
  expect(done).toEqual([
    'closes',
    'copies hello',
    'closes',
    'remembers hello',
    'closes',
    'edits hello',
  ]);
});

test('a pinned message can be unpinned', () => {
  const { tap, done, text } = setUp({ remembered: true });
  expect(text()).not.toContain('Remember this');
  tap('Forget this');
  expect(done).toEqual(['closes', 'forgets hello']);
});

test('editing is not offered where it is not allowed', () => {
  expect(setUp().text()).not.toContain('Change the words');
  expect(setUp({ sender: 'ai' }).text()).toContain('Message of Meera');
});
