import { useRef } from 'react';
import { expect, test } from 'vitest';
import type { ChatState } from '../../../stores/chat/state/chat-state.ts';
import { fire, render } from '../../../test/render.ts';
import { useOlder } from './use-older.ts';

const HEIGHT = 50;

interface Props {
  ids: string[];
  older?: ChatState['older'];
  onOlder?: () => void;
}

/** Entries that say where they are, which this simulated page does not lay out. */
const List = ({ ids, older = 'more', onOlder = () => {} }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  useOlder(list, ids[0], older, onOlder);
  return (
    <section ref={list}>
      {ids.map((id, at) => (
        <article
          key={id}
          ref={(element) => {
            if (element)
              Object.defineProperty(element, 'offsetTop', {
                value: at * HEIGHT,
                configurable: true,
              });
          }}
        />
      ))}
    </section>
  );
};

test('the text being read stays in place when something is added above', () => {
  const { show, find } = render(<List ids={['c', 'd']} older="loading" />);
  find('section').scrollTop = 20;
  show(<List ids={['a', 'b', 'c', 'd']} />);
  expect(find('section').scrollTop).toBe(20 + 2 * HEIGHT);
  show(<List ids={['a', 'b', 'c', 'd', 'e']} />);
  expect(find('section').scrollTop).toBe(20 + 2 * HEIGHT);
});

test('near the top older messages are requested, as long as there are some', () => {
  let asked = 0;
  const onOlder = () => {
    asked += 1;
  };
  const { show, find } = render(<List ids={['a']} onOlder={onOlder} />);
  const scroll = (top: number) => {
    find('section').scrollTop = top;
    fire(find('section'), new Event('scroll'));
  };
  scroll(2000);
  expect(asked).toBe(0);
  scroll(100);
  expect(asked).toBe(1);
  for (const older of ['none', 'loading', 'failed'] as const) {
    show(<List ids={['a']} older={older} onOlder={onOlder} />);
    scroll(90);
  }
  expect(asked).toBe(1);
});
