import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { LedgerLine, Purchase } from '#contract/schemas/account.ts';
import { ACCOUNT, SESSION, USER } from '../../test/fake-api.ts';
import { fire, render } from '../../test/render.ts';
import { YouScreen } from './YouScreen.tsx';

type Props = Parameters<typeof YouScreen>[0];

const NOW = Date.parse('2026-01-02T06:00:00.000Z');

const PURCHASE: Purchase = {
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  amount: 99,
  messageCount: 50,
  status: 'success',
  isRefunding: false,
  createdAt: '2026-01-02T05:00:00.000Z',
  documents: [],
};

const show = (account: Partial<typeof ACCOUNT> = {}, props: Partial<Props> = {}) => {
  const done: string[] = [];
  const note = (what: string) => (value?: unknown) =>
    void done.push(typeof value === 'boolean' ? `${what} ${value}` : what);
  const screen = render(
    <YouScreen
      state={{ kind: 'ready', account: { ...ACCOUNT, ...account }, older: 'rest' }}
      user={USER}
      erasure={{ phase: 'rest', isUnderstood: false }}
      keptDays={0}
      consent={null}
      now={NOW}
      onRetry={note('retry')}
      onOlder={note('older')}
      onCorrect={async () => 'done'}
      onRemember={async () => 'done'}
      onForget={async () => 'done'}
      onPutBack={async () => 'done'}
      onAskErase={note('ask')}
      onUnderstand={note('understand')}
      onErase={note('erase')}
      onKeep={note('keep')}
      onConsent={note('consent')}
      isDiscreet={false}
      isBarred={false}
      onDiscreet={note('discreet')}
      {...props}
    />,
  );
  const button = (name: string) => {
    const found = [...screen.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (!found) throw new Error(`There is no button ${name}`);
    return found;
  };
  const section = (id: string) =>
    screen.find(`[aria-labelledby="${id}"]`).textContent.replaceAll('\u202f', ' ');
  return { ...screen, done, button, section };
};

describe('the balance', () => {
  test('leads to the packs of the newest chat', () => {
    const lastChatSession = { id: SESSION.id, companionName: 'Meera', chatType: 'erotic' as const };
    const { find, text } = show({}, { user: { ...USER, lastChatSession } });
    expect(text()).toContain('18 messages left');
    expect(find(`a[href="/paywall/${SESSION.id}"]`).textContent).toBe('Get more messages');
  });

  test('without a chat it links to the companions', () => {
    expect(show().find('a[href="/companions"]').textContent).toBe('Start a chat');
  });

  test('with closed chats nothing is for sale, and unspent messages link to contact', () => {
    const lastChatSession = { id: SESSION.id, companionName: 'Meera', chatType: 'erotic' as const };
    const user = { ...USER, lastChatSession, closed: 'Write to us if some are unspent.' };
    const { find, text, button, container } = show({ purchases: [PURCHASE] }, { user });
    expect(find('[aria-label=Balance]').textContent).toBe(
      '18 messages leftWrite to us if some are unspent.Write to us',
    );
    expect(find('[aria-label=Balance] a').getAttribute('href')).toBe('/contact');
    expect(container.querySelector('a[href^="/paywall"]')).toBeNull();
    expect(text()).toContain(PURCHASE.orderId);
    expect(find('a[download]') && button('Erase everything')).toBeTruthy();
  });

  test('explains missing free messages, until there are some', () => {
    const user = { ...USER, notice: 'They were used up.' };
    expect(show({ messageBalance: 0 }, { user }).text()).toContain('They were used up.');
    expect(show({}, { user }).text()).not.toContain('They were used up.');
  });
});

describe('purchases', () => {
  test('are listed with price, time and order', () => {
    const { section } = show({ purchases: [PURCHASE] });
    expect(section('purchases-title')).toContain('50 messages ₹99PaidToday, 10:30 am');
    expect(section('purchases-title')).toContain(`Order ${PURCHASE.orderId}`);
  });

  test.each<[Partial<Purchase>, string]>([
    [{ status: 'pending' }, 'Not paid yet'],
    [{ status: 'failed' }, 'Failed'],
    [{ status: 'cancelled' }, 'Cancelled'],
    [{ status: 'expired' }, 'Not paid in time'],
    [{ status: 'refunded' }, 'Refunded'],
    [{ isRefunding: true }, 'Refund on its way'],
  ])('%o reads %s', (part, words) => {
    expect(show({ purchases: [{ ...PURCHASE, ...part }] }).text()).toContain(words);
  });

  test('can be empty', () => {
    expect(show().section('purchases-title')).toBe('PurchasesNothing bought yet.');
  });
});

describe('the ledger', () => {
  const line = (part: Partial<LedgerLine>): LedgerLine => ({
    day: '2026-01-02',
    delta: 1,
    kind: 'adjustment',
    companionName: null,
    note: null,
    ...part,
  });

  test('is listed by day', () => {
    const today = line({ delta: 50, kind: 'pack' });
    const { section } = show({ ledger: [today, ...ACCOUNT.ledger] });
    expect(section('ledger-title')).toBe(
      'Where your messages went' +
        'TodayPack bought+50' +
        'YesterdayMessages with Meera−2Free messages to start with+20',
    );
  });

  test.each<[Partial<LedgerLine>, string]>([
    [{ kind: 'messages', companionName: null, delta: -1 }, 'Messages with Jaanu−1'],
    [
      { kind: 'messages', companionName: 'Meera N', delta: 1 },
      'Given back: Meera could not answer+1',
    ],
    [{ kind: 'referral', delta: 100 }, 'A friend joined with your link+100'],
    [{ kind: 'refund', delta: -10 }, 'Taken back for a refund−10'],
    [{ kind: 'refund', delta: 10 }, 'Given back: a refund did not go through+10'],
    [{ note: 'Sorry for the trouble' }, 'Sorry for the trouble+1'],
    [{}, 'Changed by support+1'],
  ])('%o reads %s', (part, words) => {
    expect(show({ ledger: [line(part)] }).text()).toContain(words);
  });

  test('older days are shown on request', () => {
    const { button, done } = show({ nextBefore: '2025-12-01' });
    button('Show older').click();
    expect(done).toEqual(['older']);
    expect(() => show().button('Show older')).toThrow();
  });
});

test('the data can be exported', () => {
  const { find } = show();
  expect(find('a[download]').getAttribute('href')).toBe('/api/user/me/export');
});

describe('consent', () => {
  test('is only asked for when there is something to consent to', () => {
    const consent = '[aria-describedby=consent-about]';
    expect(show().container.querySelector(consent)).toBeNull();
    const { find, done } = show({}, { consent: false });
    expect(find<HTMLInputElement>(consent).checked).toBe(false);
    fire(find(consent), new MouseEvent('click', { bubbles: true }));
    expect(done).toEqual(['consent true']);
  });
});

test('discreet mode can be switched on and off', () => {
  const { find, done } = show({}, { isDiscreet: true });
  const choice = find<HTMLInputElement>('[aria-describedby=discreet-about]');
  expect(choice.checked).toBe(true);
  fire(choice, new MouseEvent('click', { bubbles: true }));
  expect(done).toEqual(['discreet false']);
});

test('its limits are stated next to it', () => {
  expect(show().find('#discreet-about').textContent).toContain('Articles');
});

test('without storage, discreet mode says that it is not possible', () => {
  const { find } = show({}, { isBarred: true });
  expect(find<HTMLInputElement>('[aria-describedby=discreet-about]').checked).toBe(false);
  expect(find('[role=alert]').textContent).toContain('keeps nothing');
});

describe('erasing', () => {
  /** With its dialog, whose code is fetched when it is asked for. */
  const erasing = async (erasure: Partial<Props['erasure']>, messageBalance = 7, keptDays = 0) => {
    const screen = show(
      { messageBalance },
      { erasure: { phase: 'asking', isUnderstood: false, ...erasure }, keptDays },
    );
    return drawn(screen, 'dialog');
  };

  /** The page that is left. */
  const erased = (keptDays: number) =>
    drawn(show({}, { state: { kind: 'erased' }, keptDays }), 'h1');

  /** What arrives from elsewhere is drawn when an act ends. */
  const drawn = async (screen: ReturnType<typeof show>, selector: string) => {
    await vi.waitFor(async () => {
      await act(async () => {
        await import('./erasure/erasing.ts');
      });
      screen.find(selector);
    }, 10_000);
    return screen;
  };

  test('asks for confirmation, naming unspent messages', async () => {
    const { button, done } = show();
    button('Erase everything').click();
    expect(done).toEqual(['ask']);
    expect((await erasing({})).find('dialog').textContent).toContain('You still have 7 messages.');
    expect((await erasing({}, 1)).find('dialog').textContent).toContain(
      'You still have 1 message.',
    );
    expect((await erasing({}, 0)).find('dialog').textContent).not.toContain('You still have');
  });

  test('mentions the sealed copy only where the law requires one', async () => {
    expect((await erasing({})).find('dialog').textContent).not.toContain('sealed');
    expect((await erasing({}, 7, 365)).find('dialog').textContent).toContain(
      'a sealed copy for 365 days',
    );
    const gone = (await erased(0)).text();
    const kept = (await erased(365)).text();
    expect(gone).toContain('Everything is gone');
    expect(kept).toContain('destroyed after 365 days');
    expect(kept).not.toContain('Everything is gone');
  });

  test('needs the second step', async () => {
    const { button, find, done } = await erasing({});
    expect(button('Erase for good').disabled).toBe(true);
    fire(find('dialog input'), new MouseEvent('click', { bubbles: true }));
    button('Keep everything').click();
    expect(done).toEqual(['understand true', 'keep']);
    const next = await erasing({ isUnderstood: true });
    next.button('Erase for good').click();
    expect(next.done).toEqual(['erase']);
  });

  test('while running neither answer can be given again; after a failure both can', async () => {
    const { button } = await erasing({ phase: 'erasing', isUnderstood: true });
    expect(button('Erasing...').disabled && button('Keep everything').disabled).toBe(true);
    const failed = await erasing({ phase: 'failed', isUnderstood: true });
    expect(failed.find('[role=alert]').textContent).toContain('Nothing was erased.');
    expect(failed.button('Erase for good').disabled).toBe(false);
  });

  test('when done, a calm page links to Home', async () => {
    const { find } = await erased(0);
    expect(document.activeElement).toBe(find('h1'));
    expect(find('a[href="/"]').textContent).toBe('Go home');
  });
});

test('loading, and failed to load', () => {
  expect(show({}, { state: { kind: 'loading' } }).text()).toContain('Loading...');
  const { button, done } = show({}, { state: { kind: 'failed' } });
  button('Try again').click();
  expect(done).toEqual(['retry']);
});
