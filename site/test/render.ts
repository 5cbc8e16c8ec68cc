import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Shows a component in a fresh part of the page; call `show` again for new props. */
export const render = (first: ReactNode) => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const show = (node: ReactNode) => act(() => root.render(node));
  show(first);
  return {
    container,
    show,
    /** The one element that fits; fails where there is none. */
    find: <Kind extends HTMLElement>(selector: string): Kind => {
      const found = container.querySelector<Kind>(selector);
      if (!found) throw new Error(`${selector} is not in ${container.innerHTML}`);
      return found;
    },
    text: () => container.textContent,
    close: () => act(() => root.unmount()),
  };
};

/** Fires a DOM event and lets React finish; answers whether its default action is still due. */
export const fire = (element: HTMLElement, event: Event): boolean => {
  let isDefaultDue = true;
  act(() => {
    isDefaultDue = element.dispatchEvent(event);
  });
  return isDefaultDue;
};

/** A key that goes down in an element. */
export const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean =>
  fire(element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
