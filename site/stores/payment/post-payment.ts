import { atom } from 'nanostores';
import { PAGES } from '#contract/pages.ts';
import type { VerifyPaymentResponse } from '#contract/schemas/payment.ts';
import type { Events } from '../../browser/ads/events.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { isRefusal } from '../../browser/request/api-error.ts';
import { HAPTIC_MS } from '../notice/haptics.ts';
import type { UserStore } from '../visitor/user.ts';
import { createPaymentMarks } from './payment-marks.ts';
import { pollPayment, type Verdict } from './poll-payment.ts';
import { createPurchaseReport } from './purchase-report.ts';
import { type ReturnedOrder, readReturnAddress } from './return-address.ts';
import { takeReturnToken } from './return-token.ts';

/** What the post-payment screen shows. */
export type PostPaymentState =
  | { kind: 'loading'; isWithBank: boolean }
  | { kind: 'missing' }
  /** `isLate`: the bank still had the payment when the patience ran out. */
  | { kind: 'failed'; isLate: boolean; isElsewhere: boolean; bankReference?: string | null }
  /** `isElsewhere`: the chat belongs to another browser of the buyer's. */
  | { kind: 'success'; isElsewhere: boolean };

/** What an order was about, and the buyer's balance where the server tells it. */
export type Bought = Pick<VerifyPaymentResponse, 'amount' | 'messageCount' | 'messageBalance'>;

interface Parts {
  api: Pick<Api, 'session' | 'verifyPayment'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor' | 'isErased'>;
  events: Events;
  environment: Pick<Environment, 'local' | 'session' | 'clock' | 'navigation' | 'vibrate' | 'log'>;
}

/** How a payment ended, as the visitor comes back from the provider. */
export const createPostPaymentStore = ({ api, user, events, environment }: Parts) => {
  const { clock, navigation, vibrate, log } = environment;
  const marks = createPaymentMarks(environment);
  const report = createPurchaseReport({ events, local: environment.local });
  const $payment = atom<PostPaymentState>({ kind: 'loading', isWithBank: false });
  /** What was bought, once the server has said that it was. */
  const $bought = atom<Bought | null>(null);
  let opened = '';

  const verify = async ({ orderId, token }: ReturnedOrder) => {
    // Without a token the server has to know the visitor.
    if (token === null) await user.ensureUser();
    const answer = await user.asVisitor(() => api.verifyPayment({ orderId, token }));
    if (answer.success) $bought.set(answer);
    return answer;
  };

  /** False only where the server says that this visitor has no such chat, and for an erased visitor. */
  const isOwnChat = async (): Promise<boolean> => {
    if (user.isErased()) return false;
    await user.ensureUser();
    try {
      await user.asVisitor(() => api.session(opened));
      return true;
    } catch (error) {
      return !isRefusal(error, 404);
    }
  };

  /** Tells the server of an order that the address calls paid; only its own look-up credits. */
  const confirm = async (order: ReturnedOrder): Promise<void> => {
    try {
      const { success, amount } = await verify(order);
      if (success) report.succeeded(order.orderId, amount);
    } catch (error) {
      log.error('Failed to verify payment', error);
    }
  };

  /** The verdict, in the order of docs/product.md, Payment. */
  const judge = async (): Promise<Verdict> => {
    const { kind, order } = readReturnAddress(takeReturnToken(environment));
    if (kind === 'unknown') {
      const onWithBank = () => $payment.set({ kind: 'loading', isWithBank: true });
      const verdict = await pollPayment({ ask: () => verify(order), onWithBank, clock, log });
      if (verdict.isPaid) report.succeeded(order.orderId, verdict.amount);
      else report.failed('verification_failed');
      return verdict;
    }
    const isProven = order?.token != null;
    if (kind === 'success') {
      if (order) void confirm(order);
      return { isPaid: true, isLate: false, isProven };
    }
    report.failed(kind === 'refused' ? 'user_cancelled' : 'verification_failed');
    return { isPaid: false, isLate: false, isProven };
  };

  /** Finds out how the payment for a chat ended. Never rejects. */
  const open = async (chatId: string): Promise<void> => {
    opened = chatId;
    marks.arrive();
    const [isOwn, verdict] = await Promise.all([isOwnChat(), judge()]);
    const { isPaid, isLate, isProven } = verdict;
    const reference = verdict.isPaid ? null : verdict.bankReference;
    const isElsewhere = !isOwn;
    if (isElsewhere && !isProven) $payment.set({ kind: 'missing' });
    else if (isPaid) $payment.set({ kind: 'success', isElsewhere });
    else
      $payment.set({
        kind: 'failed',
        isLate,
        isElsewhere,
        ...(reference && { bankReference: reference }),
      });
  };

  return {
    $payment,
    $bought,
    open,
    /** On to the chat, which tells how it went. */
    continueChat: (): void => {
      const payment = $payment.get();
      const isPaid = payment.kind === 'success';
      const isSure = $bought.get() !== null;
      // At the tap, not at the news: before a touch no browser lets a page vibrate.
      if (isPaid && isSure) vibrate(HAPTIC_MS);
      // What the bank still has has not failed: the chat must not ask for it again.
      const isOpen = payment.kind === 'failed' && payment.isLate;
      if (!isOpen) marks.keep(isPaid ? 'success' : 'failed');
      events.track('ContinueChat');
      navigation.replace(PAGES.chat(opened));
    },
    /** Back to the packs. */
    retry: (): void => {
      marks.keep('failed');
      events.track('RetryPayment');
      navigation.replace(PAGES.paywall(opened));
    },
  };
};
