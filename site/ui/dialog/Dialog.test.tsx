import { expect, test } from 'vitest';
import { fire, render } from '../../test/render.ts';
import { Dialog } from './Dialog.tsx';

const show = (isQuestion: boolean) => {
  const closed: string[] = [];
  const parts = render(
    <Dialog title="A title" isQuestion={isQuestion} onClose={() => closed.push('closed')}>
      <p>A text</p>
    </Dialog>,
  );
  return { ...parts, closed, tap: (element: HTMLElement) => fire(element, click()) };
};

const click = () => new MouseEvent('click', { bubbles: true });

test('is open as long as it is shown, labelled by its title, which gets the focus', () => {
  const { find, close, closed } = show(false);
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('aria-labelledby')).toBe(find('h2').id);
  expect(document.activeElement).toBe(find('h2'));
  close();
  expect(dialog.open).toBe(false);
  expect(closed).toEqual([]);
});

test('closes by its cross and by a tap outside, not by one inside', () => {
  const { find, tap, closed } = show(false);
  tap(find('p'));
  expect(closed).toEqual([]);
  tap(find('button[aria-label=Close]'));
  tap(find('dialog'));
  expect(closed).toEqual(['closed', 'closed']);
});

test('a question has no cross and stays after a tap outside', () => {
  const { find, tap, closed, container } = show(true);
  expect(container.querySelector('button')).toBeNull();
  tap(find('dialog'));
  expect(closed).toEqual([]);
  fire(find('dialog'), new Event('close'));
  expect(closed).toEqual(['closed']);
});
