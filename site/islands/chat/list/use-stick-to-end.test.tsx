import { act, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import { message } from '../../../test/fake-api.ts';
import { fire, render } from '../../../test/render.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface Props {
  messages: Message[];
  isHeard?: boolean;
  isTyping?: boolean;
}

const List = ({ messages, isHeard = false, isTyping = false }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const { hasNew, goToEnd } = useStickToEnd(list, messages, isHeard, isTyping);
  return (
    <>
      <section ref={list} />
      {hasNew && <button type="button" onClick={goToEnd} />}
    </>
  );
};

const A = message('ai', 'a');
const B = message('ai', 'b');
const OWN = message('user', 'own');
const END = 600;

/** A list 1000 high with 400 of it in view, which was read up to the end. */
const setUp = () => {
  const screen = render(<List messages={[A]} />);
  const list = screen.find('section');
  Object.defineProperties(list, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  });
  const scrollTo = ({ top = 0 }: ScrollToOptions) => {
    list.scrollTop = Math.min(END, top);
  };
  Object.assign(list, { scrollTo });
  const scroll = (top: number) => {
    list.scrollTop = top;
    fire(list, new Event('scroll'));
  };
  scroll(END);
  return { ...screen, list, scroll, pill: () => screen.container.querySelector('button') };
};

test('a reader at the end is kept there', () => {
  const { show, list, pill } = setUp();
  list.scrollTop = 550;
  show(<List messages={[A, B]} />);
  expect(list.scrollTop).toBe(END);
  expect(pill()).toBeNull();
});

test('a reader who has scrolled up stays there and sees that there is something new', () => {
  const { show, list, scroll, pill } = setUp();
  scroll(100);
  show(<List messages={[A, B]} />);
  expect(list.scrollTop).toBe(100);
  act(() => pill()?.click());
  expect(list.scrollTop).toBe(END);
  expect(pill()).toBeNull();
});

test('a starting reply is new as well, and the hint disappears at the end of the list', () => {
  const { show, scroll, pill } = setUp();
  scroll(100);
  show(<List messages={[A]} isHeard />);
  expect(pill()).not.toBeNull();
  scroll(END - 10);
  expect(pill()).toBeNull();
});

test('writing scrolls to the end', () => {
  const { show, list, scroll } = setUp();
  scroll(100);
  show(<List messages={[A, OWN]} />);
  expect(list.scrollTop).toBe(END);
});

test('older messages above, and a text that is removed, are not new', () => {
  const { show, list, scroll, pill } = setUp();
  show(<List messages={[A, OWN]} />);
  scroll(100);
  show(<List messages={[B, A, OWN]} />);
  show(<List messages={[B, A]} />);
  expect(list.scrollTop).toBe(100);
  expect(pill()).toBeNull();
});

afterEach(() => void vi.useRealTimers());

test('the list moves a tenth of a second after she starts to type', () => {
  vi.useFakeTimers();
  const { show, list } = setUp();
  list.scrollTop = 550;
  show(<List messages={[A]} isTyping />);
  vi.advanceTimersByTime(99);
  expect(list.scrollTop).toBe(550);
  vi.advanceTimersByTime(1);
  expect(list.scrollTop).toBe(END);
});

test('it does not move for a reader who has scrolled up, nor when she stops earlier', () => {
  vi.useFakeTimers();
  const { show, list, scroll } = setUp();
  list.scrollTop = 550;
  show(<List messages={[A]} isTyping />);
  show(<List messages={[A]} />);
  vi.advanceTimersByTime(200);
  expect(list.scrollTop).toBe(550);
  scroll(100);
  show(<List messages={[A]} isTyping />);
  vi.advanceTimersByTime(200);
  expect(list.scrollTop).toBe(100);
});
