import { atom } from 'nanostores';
import { PACKS, type Pack } from '#contract/packs.ts';
import type { Session } from '#contract/schemas/chat.ts';
import type { Events } from '../../browser/ads/events.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { ApiError, closedSentence, isRefusal } from '../../browser/request/api-error.ts';
import { withRetries } from '../chat/send/retry.ts';
import type { NoticeStore } from '../notice/notice.ts';
import type { UserStore } from '../visitor/user.ts';
import { createPaymentMarks } from './payment-marks.ts';

const REDIRECTING = {
  title: 'Redirecting to Payment...',
  text: "You'll be redirected to complete your payment securely.",
};

const CHANGED = {
  title: 'Prices have changed',
  text: 'Please look again, then tap what you like.',
};

/** For how many milliseconds a card whose numbers have just changed ignores taps: they were meant for the old ones. */
const SETTLE_MS = 700;

/** How long a tap waits for what is sold, in milliseconds; then the order decides, which is refused at an old price. */
const PATIENCE_MS = 3_000;

const isSameOffer = (one: Pack, other: Pack): boolean =>
  one.amount === other.amount && one.messages === other.messages;

const UNABLE = 'Unable to process payment. Please try again.';

/** What the paywall shows. */
export interface PaywallState {
  /** `waiting`: no script runs yet; `missing`: no such chat for this visitor. */
  phase: 'waiting' | 'ready' | 'missing';
  /** Why the visitor's chats are closed, in words to be shown; null while they are open. */
  closed: string | null;
  /** Of the chat that is paid for; null while no script runs. */
  chatId: string | null;
  /** Null until known. */
  session: Session | null;
  /** What is sold: as the page was built, then as the server says. */
  packs: readonly Pack[];
  /** The pack that stands out: the default one, then the one that was tapped. */
  selected: string | undefined;
  /** Where a tapped pack has got to; null when none was. */
  paying: 'creating' | 'redirecting' | null;
  /** The pack that waits for the visitor to say in which State he or she lives; null: none. */
  asksFor: Pack | null;
}

export const INITIAL_PAYWALL: PaywallState = {
  phase: 'waiting',
  closed: null,
  chatId: null,
  session: null,
  packs: PACKS,
  selected: PACKS.find(({ isDefault }) => isDefault)?.id,
  paying: null,
  asksFor: null,
};

/** The paywall of one chat: from a tapped pack to the provider's page. */
export const createPaywallStore = ({
  api,
  user,
  events,
  notice,
  environment,
}: {
  api: Pick<Api, 'session' | 'packs' | 'createPayment'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor' | 'isErased'>;
  events: Events;
  notice: Pick<NoticeStore, 'show' | 'hide'>;
  environment: Pick<
    Environment,
    'local' | 'clock' | 'navigation' | 'presence' | 'random' | 'onReturn' | 'onLeave' | 'log'
  >;
}) => {
  const { clock, navigation, random, onReturn, onLeave, log } = environment;
  const marks = createPaymentMarks(environment);
  const $paywall = atom<PaywallState>(INITIAL_PAYWALL);
  /** Of the newest attempt; results of older ones are ignored. */
  let serial = 0;
  /** The newest answer on what is sold; it settles either way. */
  let packsRead = Promise.resolve();
  /** When cards were seen to change their numbers. */
  let changedAt = Number.NEGATIVE_INFINITY;
  const patch = (change: Partial<PaywallState>) => $paywall.set({ ...$paywall.get(), ...change });
  const isShown = (pack: Pack): boolean =>
    $paywall.get().packs.some((shown) => shown.id === pack.id && isSameOffer(shown, pack));
  /** Prices may have changed since the page was built. Where the server does not say, those of the page stay, and it decides. */
  const readPacks = async (): Promise<void> => {
    try {
      const { packs } = await api.packs();
      const before = $paywall.get().packs;
      patch({ packs });
      if (!before.every(isShown)) changedAt = clock.now();
    } catch (error) {
      log.error('Failed to load packs', error);
    }
  };
  /** Opens the paywall of a chat. The packs can be tapped at once; the server decides who may buy. */
  const open = async (chatId: string): Promise<void> => {
    if (user.isErased()) {
      patch({ phase: 'missing' });
      return;
    }
    patch({ phase: 'ready', chatId });
    events.track('InitiateCheckout');
    packsRead = readPacks();
    await user.ensureUser();
    try {
      patch({ session: await user.asVisitor(() => api.session(chatId)) });
    } catch (error) {
      const closed = closedSentence(error) ?? null;
      if (closed || isRefusal(error, 404)) patch({ phase: 'missing', closed });
      else log.error('Failed to load chat session', error);
    }
  };

  const refuse = (error: unknown, pack: Pack) => {
    if (isRefusal(error, 428)) return patch({ paying: null, asksFor: pack });
    log.error('Failed to create payment', error);
    const closed = closedSentence(error) ?? null;
    if (closed || isRefusal(error, 404)) {
      patch({ phase: 'missing', closed, paying: null });
      return;
    }
    patch({ paying: null });
    // The price has changed since this page was opened, and long ago.
    if (isRefusal(error, 422)) packsRead = readPacks();
    const text = (error instanceof ApiError && error.sentence) || UNABLE;
    notice.show({ title: 'Payment Failed', text, isDestructive: true });
  };

  /** Buys a pack: makes the order, then goes to where it is paid. A second call meanwhile does nothing. */
  const pay = async (chosen: Pack, state?: string): Promise<void> => {
    const { id, amount, messages: messageCount } = chosen;
    const { phase, chatId, paying } = $paywall.get();
    if (phase !== 'ready' || chatId === null || paying) return;
    // The finger was on its way to what stood there before.
    if (clock.now() - changedAt < SETTLE_MS) return;
    notice.hide();
    patch({ selected: id, paying: 'creating', asksFor: null });
    serial += 1;
    const mine = serial;
    // Nobody buys at a price of the page's that is no longer asked, be it higher or lower.
    await Promise.race([
      packsRead,
      new Promise<void>((resolve) => clock.after(PATIENCE_MS, resolve)),
    ]);
    if (mine !== serial) return;
    if (!isShown(chosen)) {
      patch({ paying: null });
      notice.show(CHANGED);
      return;
    }
    marks.attempt();
    events.track('ClickToPay', { amount });
    events.track('AddPaymentInfo', { amount });
    try {
      const pack = { amount, messageCount, paymentMethod: 'upi', ...(state && { state }) } as const;
      const order = { sessionId: chatId, ...pack, clientOrderId: random.hex(16) };
      // An order that was lost on the way is found again by its name.
      const { redirectUrl } = await withRetries(
        environment,
        () => user.asVisitor(() => api.createPayment(order)),
        () => {},
      );
      // The visitor has gone meanwhile, or come back: nobody is sent away unasked.
      if (mine !== serial) return;
      patch({ paying: 'redirecting' });
      notice.show(REDIRECTING);
      navigation.assign(redirectUrl);
    } catch (error) {
      if (mine === serial) refuse(error, chosen);
    }
  };

  /** The State is not told, and nothing is bought. */
  const keepState = (): void => patch({ asksFor: null });

  /** Back to the chat by the arrow, even on the way to the provider: the attempt ends here. */
  const goBack = (): void => {
    serial += 1;
    marks.leave();
  };

  /** Minds how the page is left and come back to. The answer stops it. */
  const watch = (): (() => void) => {
    const stops = [
      // On the way to the provider the attempt continues; leaving in any other way ends it.
      onLeave(() => {
        if ($paywall.get().paying !== 'redirecting') marks.leave();
      }),
      onReturn(() => {
        serial += 1;
        notice.hide();
        patch({ paying: null });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  return { $paywall, keepState, open, pay, goBack, watch };
};
