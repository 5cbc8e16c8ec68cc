import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { MemoryChange } from '../../../stores/account/memory.ts';
import { ACCOUNT } from '../../../test/fake-api.ts';
import { press, render } from '../../../test/render.ts';
import { Memory } from './Memory.tsx';

const TARA = { id: 'memory-3', companionName: 'Tara Fernandes', label: 'Name', value: 'AJ' };

/** @param ended what the server makes of a change */
const show = async (memory = ACCOUNT.memory, ended: MemoryChange = 'done') => {
  const done: string[] = [];
  const of = (lines: typeof memory) => (
    <Memory
      memory={lines}
      onCorrect={async (id, value) => {
        done.push(`${id} is ${value}`);
        return ended;
      }}
      onForget={async (id) => {
        done.push(`${id} is gone`);
        return ended;
      }}
      onPutBack={async (id) => {
        done.push(`${id} is back`);
        return ended;
      }}
      onRemember={async (id, isWanted) => {
        done.push(`${id} ${isWanted ? 'is back' : 'is gone'}`);
        return ended;
      }}
      now={Date.parse('2026-01-02T06:00:00.000Z')}
    />
  );
  const screen = render(of(memory));
  // Lines come with code that is fetched once there is one.
  if (memory.length > 0) {
    await vi.waitFor(async () => {
      await act(async () => {
        await import('./MemoryLines.tsx');
      });
      screen.find('li');
    }, 10_000);
  }
  const click = (label: string) =>
    act(async () => screen.find<HTMLButtonElement>(`[aria-label="${label}"]`).click());
  const type = (text: string) =>
    act(() => {
      const field = screen.find<HTMLInputElement>('input');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const submit = () =>
    act(async () =>
      screen.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  const rerender = (lines: typeof memory) => screen.show(of(lines));
  return { ...screen, done, click, type, submit, rerender };
};

test('is listed under the companion who remembers it', async () => {
  const { container } = await show([...ACCOUNT.memory, TARA]);
  const blocks = [...container.querySelectorAll('h3')].map(
    ({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.children.length],
  );
  expect(blocks).toEqual([
    ['Meera Nair', 2],
    ['Tara Fernandes', 1],
  ]);
});

test('says so when it is empty', async () => {
  expect((await show([])).text()).toContain('Nothing yet.');
});

test('a line is corrected in its place', async () => {
  const { click, type, submit, done, container } = await show();
  await click('Correct Name: Arjun');
  type('  Arjun Rao ');
  await submit();
  expect(done).toEqual(['memory-1 is Arjun Rao']);
  expect(container.querySelector('form')).toBeNull();
});

test('nothing is sent for an empty or an unchanged line, and Escape cancels', async () => {
  const { click, type, submit, done, find, container } = await show();
  await click('Correct Name: Arjun');
  type('   ');
  await submit();
  expect(find<HTMLButtonElement>('[type="submit"]').disabled).toBe(true);
  press(find('input'), 'Escape');
  expect(container.querySelector('form')).toBeNull();
  await click('Correct Name: Arjun');
  await submit();
  expect(done).toEqual([]);
});

test('a line is forgotten, and restored', async () => {
  const { click, done, text } = await show();
  await click('Forget Lives in: Pune');
  expect(text()).toContain('Lives in Forgotten.');
  await click('Undo: Lives in: Pune');
  expect(text()).toContain('Lives in Pune');
  expect(done).toEqual(['memory-2 is gone', 'memory-2 is back']);
});

test('a forgotten line that disappears moves the focus on, unless it is elsewhere', async () => {
  const { find, click, rerender } = await show();
  find('[aria-label="Forget Lives in: Pune"]').focus();
  await click('Forget Lives in: Pune');
  rerender(ACCOUNT.memory.slice(0, 1));
  expect(document.activeElement?.id).toBe('memory-title');
  rerender([]);
  expect(document.activeElement?.id).toBe('memory-title');
});

test('a failure is shown, and can be retried', async () => {
  const { click, type, submit, find, done } = await show(ACCOUNT.memory, 'failed');
  await click('Correct Name: Arjun');
  type('Ravi');
  await submit();
  expect(find('[role="alert"]').textContent).toContain('did not work');
  expect(find<HTMLInputElement>('input').value).toBe('Ravi');
  await submit();
  expect(done).toEqual(['memory-1 is Ravi', 'memory-1 is Ravi']);
});

test('a refused text is reported, and an earlier failure no longer shown', async () => {
  const { click, type, submit, find, container } = await show(ACCOUNT.memory, 'refused');
  await click('Correct Name: Arjun');
  type('Something rude');
  await submit();
  expect(find('[role="alert"]').textContent).toBe(
    'She would not say that. Please choose other words.',
  );
  press(find('input'), 'Escape');
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

test('a line that disappears while it is edited releases the focus', async () => {
  const { click, type, submit, rerender } = await show(ACCOUNT.memory, 'gone');
  await click('Correct Name: Arjun');
  type('Ravi');
  await submit();
  rerender(ACCOUNT.memory.slice(1));
  expect(document.activeElement?.id).toBe('memory-title');
});

const ASKED = {
  id: 'message-1',
  companionName: 'Meera Nair',
  label: 'You said',
  value: 'The interview is on Friday',
  message: { sessionId: 'chat-1', sender: 'user' as const, timestamp: '2026-01-01T06:00:00.000Z' },
};

test('a pinned message has its date and a link, and unpinning can be undone', async () => {
  const { find, text, click, done } = await show([ASKED]);
  expect(text()).toContain('You said, Yesterday');
  expect(find('a').getAttribute('href')).toBe('/chat/chat-1?message=message-1');
  await click('Forget: The interview is on Friday');
  expect(text()).toContain('Forgotten.');
  await click('Undo: The interview is on Friday');
  expect(text()).toContain('The interview is on Friday');
  expect(done).toEqual(['message-1 is gone', 'message-1 is back']);
});

test('a message that could not be unpinned stays, and says why', async () => {
  const { find, text, click } = await show([ASKED], 'failed');
  await click('Forget: The interview is on Friday');
  expect(find('[role="alert"]').textContent).toContain('did not work');
  expect(text()).toContain('The interview is on Friday');
});
