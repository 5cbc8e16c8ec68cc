import { expect, test } from 'vitest';
import { render } from '../../test/render.ts';
import { PostPaymentScreen } from './PostPaymentScreen.tsx';

type Props = Parameters<typeof PostPaymentScreen>[0];

const show = (first: Props['payment'], bought: Props['bought'] = null) => {
  const pressed: string[] = [];
  const screenOf = (payment: Props['payment']) => (
    <PostPaymentScreen
      payment={payment}
      bought={bought}
      onContinue={() => void pressed.push('continue')}
      onRetry={() => void pressed.push('retry')}
    />
  );
  const screen = render(screenOf(first));
  return {
    ...screen,
    pressed,
    change: (payment: Props['payment']) => screen.show(screenOf(payment)),
    button: () => screen.container.querySelector('button'),
  };
};

test('it is being checked, and the bank may take a while', () => {
  const { text, find } = show({ kind: 'loading', isWithBank: false });
  expect(text()).toBe('Checking payment status...');
  expect(find('progress')).toBeTruthy();
  expect(show({ kind: 'loading', isWithBank: true }).text()).toContain('Your bank is still');
});

test.each([
  { kind: 'success', isElsewhere: false },
  { kind: 'failed', isLate: false, isElsewhere: false },
] as const)('the element that told of the wait tells of $kind, so that it is heard', (payment) => {
  const screen = show({ kind: 'loading', isWithBank: false });
  const status = screen.find('[role="status"]');
  screen.change(payment);
  expect(screen.find('[role="status"]')).toBe(status);
  expect(status.dataset.outcome).toBe(payment.kind);
});

test('success leads to the chat', () => {
  const { text, button, pressed } = show({ kind: 'success', isElsewhere: false });
  for (const words of [
    'Muaaah',
    'Thank you jaan!',
    'Payment Successful!',
    'Messages Added!',
    'Unlimited fun awaits!',
  ]) {
    expect(text()).toContain(words);
  }
  expect(button()?.textContent).toBe('Continue Chatting');
  button()?.click();
  expect(pressed).toEqual(['continue']);
});

test('the purchase is named once the server has confirmed it', () => {
  const success = { kind: 'success', isElsewhere: false } as const;
  expect(show(success).text()).not.toContain('₹');
  const bought = { messageCount: 10, amount: 9, messageBalance: 30 };
  const lines = [...show(success, bought).container.querySelectorAll('p')];
  const said = lines.map(({ textContent }) => textContent);
  expect(said).toEqual(expect.arrayContaining(['10 messages for ₹9', '30 messages left now']));
});

test('another browser does not see the balance', () => {
  const bought = { messageCount: 10, amount: 9, messageBalance: null };
  const { text } = show({ kind: 'success', isElsewhere: true }, bought);
  expect(text()).toContain('10 messages for ₹9');
  expect(text()).not.toContain('left');
});

test('failure leads back or to Home', () => {
  const { text, button, find, pressed } = show({
    kind: 'failed',
    isLate: false,
    isElsewhere: false,
  });
  for (const words of [
    'Oops!',
    'Payment Failed',
    "Don't worry jaan, try again!",
    "What happened? Your payment couldn't be processed. Please try again or contact support",
  ]) {
    expect(text()).toContain(words);
  }
  expect(text()).not.toContain('Your bank');
  expect(button()?.textContent).toBe('Try Again');
  button()?.click();
  expect(pressed).toEqual(['retry']);
  expect(find('a').textContent).toBe('Go Home');
  expect(find('a').getAttribute('href')).toBe('/');
});

test('a pending payment says that the money is not lost', () => {
  const late = { kind: 'failed', isLate: true, isElsewhere: false } as const;
  const { text, container, pressed } = show(late);
  expect(text()).toContain('Payment Pending');
  expect(text()).toContain('You need not pay again.');
  expect(text()).not.toMatch(/failed|try again!|please try again/i);
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back to the chat', 'Try Again']);
  for (const button of buttons) button.click();
  expect(pressed).toEqual(['continue', 'retry']);
  expect(text()).toContain('If your bank took the money it is credited by itself');
});

test.each([
  { kind: 'success', isElsewhere: true },
  { kind: 'failed', isLate: false, isElsewhere: true },
  { kind: 'failed', isLate: true, isElsewhere: true },
  { kind: 'missing' },
] as const)('%j leads home alone', (payment) => {
  const { button, find } = show(payment);
  expect(button()).toBeNull();
  expect(find('a').getAttribute('href')).toBe('/');
});

test('the URL alone shows success, and it is celebrated only once the server confirms it', () => {
  const paid = { kind: 'success', isElsewhere: false } as const;
  expect(show(paid).container.querySelectorAll('i')).toHaveLength(0);
  const bought = { amount: 9, messageCount: 10, messageBalance: 30 };
  expect(show(paid, bought).container.querySelectorAll('i').length).toBeGreaterThan(0);
});
