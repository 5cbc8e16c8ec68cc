import { atom, type WritableAtom } from 'nanostores';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '../test/render.ts';
import { useStore } from './use-store.ts';

const Name = ({ $name }: { $name: WritableAtom<string> }) => <p>{useStore($name)}</p>;

test('follows the store', () => {
  const $name = atom('first');
  const { text } = render(<Name $name={$name} />);
  act(() => $name.set('second'));
  expect(text()).toBe('second');
});

test('hydrates a page that was rendered before the value changed', () => {
  const $name = atom('first');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Name $name={$name} />);
  $name.set('second');
  const errors: unknown[] = [];
  act(() => {
    hydrateRoot(container, <Name $name={$name} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  expect(container.textContent).toBe('second');
});
