import { describe, expect, test } from 'vitest';
import { PACKS } from '#contract/packs.ts';
import { INITIAL_PAYWALL } from '../../stores/payment/paywall.ts';
import { SESSION } from '../../test/fake-api.ts';
import { render } from '../../test/render.ts';
import { PaywallScreen } from './PaywallScreen.tsx';

type Props = Parameters<typeof PaywallScreen>[0];

const READY: Props['paywall'] = {
  ...INITIAL_PAYWALL,
  phase: 'ready',
  chatId: SESSION.id,
  session: SESSION,
};

const show = (paywall: Partial<Props['paywall']> = {}, props: Partial<Props> = {}) => {
  const screen = render(
    <PaywallScreen
      now={Date.parse('2026-11-22T00:00:00Z')}
      held={0}
      paywall={{ ...READY, ...paywall }}
      referral={null}
      onPay={() => {}}
      onShare={() => {}}
      onCopyLink={() => {}}
      onKeepState={() => {}}
      onCloseReferral={() => {}}
      onBack={() => {}}
      {...props}
    />,
  );
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...screen.container.querySelectorAll<Kind>(selector),
  ];
  return { ...screen, all, buttons: () => all<HTMLButtonElement>('button') };
};

describe('the packs', () => {
  test('are in their order, with the referral card after the first', () => {
    const titles = show()
      .all('h2')
      .map(({ textContent }) => textContent);
    const [first, ...others] = PACKS.map(({ messages }) => `${messages} messages`);
    expect(titles).toEqual([first, 'Refer and Earn 100 messages', ...others, 'What you get']);
  });

  test.each([
    ['starter', 'Limited Offer', '₹0.90 per message', 'Save ₹41 (82% off)', '₹9', '₹50'],
    ['standard', 'Best Value', '₹1.98 per message', 'Save ₹101 (51% off)', '₹99', '₹200'],
    ['premium', 'Maximum Fun', '₹1.99 per message', 'Save ₹2010 (50% off)', '₹1990', '₹4000'],
  ])('%s: %s', (id, badge, each, savings, amount, original) => {
    const { find } = show();
    const text = find(`[data-pack="${id}"]`).textContent;
    for (const part of [badge, each, savings]) expect(text).toContain(part);
    expect(find(`[data-pack="${id}"] strong`).textContent).toBe(amount);
    expect(find(`[data-pack="${id}"] s`).textContent).toBe(original);
  });

  test('the default one is highlighted, and a tap reports the tapped one', () => {
    const paid: string[] = [];
    const { all, find } = show({}, { onPay: ({ id }) => void paid.push(id) });
    expect(all('[data-selected="true"]').map(({ dataset }) => dataset.pack)).toEqual(['starter']);
    find('[data-pack="premium"] button').click();
    expect(paid).toEqual(['premium']);
  });
});

test('the text around them is as written', () => {
  const { text, find } = show();
  expect(find('h1').textContent).toBe('Continue Chatting');
  for (const words of [
    "I don't wanna stop talking...",
    "Recharge & let's keep chatting?",
    'Special Launch Price - Huge Savings Available!',
    'Unlimited chat time',
    '24/7 availability',
    'No interruptions',
    'Instant delivery',
    'Memory of your conversations',
    'Secure payment powered by a UPI payment provider',
  ]) {
    expect(text()).toContain(words);
  }
  expect(find('header a').getAttribute('href')).toBe(`/chat/${SESSION.id}`);
});

test('nothing can be tapped before any script runs', () => {
  const { buttons, find, container } = show(INITIAL_PAYWALL);
  expect(buttons().every(({ disabled }) => disabled)).toBe(true);
  expect(container.querySelector('[data-dimmed="true"]')).toBeNull();
  expect(find('header a').hasAttribute('href')).toBe(false);
});

test.each([
  ['creating', 'Creating Payment...'],
  ['redirecting', 'Redirecting to Payment...'],
] as const)('while %s the packs rest and the progress is told', (paying, title) => {
  const { buttons, all, find } = show({ paying });
  expect(buttons().every(({ disabled }) => disabled)).toBe(true);
  expect(all('[data-dimmed="true"]')).toHaveLength(PACKS.length);
  expect(find('[role="status"]').textContent).toBe(
    `${title}Please wait while we set up your secure payment`,
  );
  expect(find('progress').hasAttribute('value')).toBe(false);
});

test('a missing chat has a link to Home', () => {
  const { text, find } = show({ phase: 'missing' });
  expect(text()).toContain('Chat not found');
  expect(find('a').getAttribute('href')).toBe('/');
});

describe('the referral sheet', () => {
  const referral = { link: 'https://jaanu.test?ref=me', whatsappUrl: 'https://wa.me/?text=hi' };

  test('opens with its card', () => {
    let shared = 0;
    const onShare = () => {
      shared += 1;
    };
    const { buttons } = show({}, { onShare });
    buttons()
      .find(({ textContent }) => textContent === 'Share & Earn')
      ?.click();
    expect(shared).toBe(1);
  });

  test('shows the link and the ways to share it', () => {
    let copied = 0;
    const onCopyLink = () => {
      copied += 1;
    };
    const { find, buttons } = show({}, { referral, onCopyLink });
    expect(find('dialog').textContent).toContain(referral.link);
    const whatsapp = find('dialog a');
    expect(whatsapp.textContent).toBe('Share on WhatsApp');
    expect(whatsapp.getAttribute('href')).toBe(referral.whatsappUrl);
    expect(whatsapp.getAttribute('target')).toBe('_blank');
    expect(whatsapp.getAttribute('rel')).toContain('noopener');
    buttons()
      .find(({ textContent }) => textContent === 'Copy link')
      ?.click();
    expect(copied).toBe(1);
  });
});
