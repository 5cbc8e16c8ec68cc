import { expect, test } from 'vitest';
import { press, render } from '../../../test/render.ts';
import { Composer } from './Composer.tsx';

const setUp = (props: Partial<Parameters<typeof Composer>[0]> = {}) => {
  let sent = 0;
  const screen = render(
    <Composer
      name="Meera"
      draft="hello"
      tooLong={false}
      pending={false}
      editing={null}
      onCancelEdit={() => {}}
      disabled={false}
      onWrite={() => {}}
      onSend={() => {
        sent += 1;
      }}
      {...props}
    />,
  );
  return {
    ...screen,
    input: screen.find<HTMLTextAreaElement>('textarea'),
    button: screen.find<HTMLButtonElement>('button'),
    sent: () => sent,
  };
};

test('Enter sends, and adds no line break', () => {
  const { input, sent } = setUp();
  expect(press(input, 'Enter')).toBe(false);
  expect(sent()).toBe(1);
});

test('Shift and Enter starts a new line', () => {
  const { input, sent } = setUp();
  expect(press(input, 'Enter', { shiftKey: true })).toBe(true);
  expect(sent()).toBe(0);
});

test('Enter that accepts a suggestion does not send', () => {
  const { input, sent } = setUp();
  press(input, 'Enter', { isComposing: true });
  press(input, 'Enter', { keyCode: 229 });
  press(input, 'a');
  expect(sent()).toBe(0);
});

test('the button sends', () => {
  const { button, sent } = setUp();
  expect(button.disabled).toBe(false);
  button.click();
  expect(sent()).toBe(1);
});

test.each(['', '  \n'])('the button is disabled for %j', (draft) => {
  expect(setUp({ draft }).button.disabled).toBe(true);
});

test('a text too long for one message cannot be sent, and the composer says so', () => {
  const { button, text } = setUp({ tooLong: true });
  expect(button.disabled).toBe(true);
  expect(text()).toContain('One message holds 2000 characters.');
});

test('while a text is on its way nothing can be written, and the focus stays', () => {
  const { input, button } = setUp({ pending: true });
  expect(button.disabled).toBe(true);
  expect(input.readOnly).toBe(true);
  expect(input.getAttribute('aria-disabled')).toBe('true');
  expect(input.disabled).toBe(false);
});

test('everything is disabled until the chat is loaded', () => {
  const { input, button } = setUp({ disabled: true });
  expect(input.disabled).toBe(true);
  expect(button.disabled).toBe(true);
});
