import { expect, test } from 'vitest';
import { fire, render } from '../../test/render.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const List = ({ newest, typing = false }: { newest: string; typing?: boolean }) => (
  <section ref={useStickToEnd(newest, typing)}>
    <p>{newest}</p>
  </section>
);

/** Gives an element a height of 1000 with 400 of it in view. */
const makeTall = (element: HTMLElement) => {
  Object.defineProperties(element, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  });
};

test('each new entry, and her typing, brings the end into view', () => {
  const { find, show } = render(<List newest="a" />);
  const list = find('section');
  makeTall(list);
  show(<List newest="b" />);
  expect(list.scrollTop).toBe(1000);

  list.scrollTop = 0;
  fire(list, new Event('scroll'));
  show(<List newest="b" />);
  expect(list.scrollTop).toBe(0);

  show(<List newest="b" typing />);
  expect(list.scrollTop).toBe(1000);
});
