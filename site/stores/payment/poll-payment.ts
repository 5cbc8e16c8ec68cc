import type { VerifyPaymentResponse } from '#contract/schemas/payment.ts';
import type { Environment } from '../../browser/environment/environment.ts';

/** From one question to the next while a payment is with the bank, and how long, in milliseconds. */
export const ASK_AGAIN_MS = 4000;
export const PATIENCE_MS = 60_000;

/** How an order ended. */
export type Verdict =
  /** Whole rupees, where the server has named them. */
  | { isPaid: true; amount?: number; isLate: false; isProven: boolean }
  /** `isLate`: still with the bank; `isProven`: the server, or a token of its, knows the order. */
  | { isPaid: false; isLate: boolean; isProven: boolean; bankReference?: string | null };

/**
 * Asks after an order, and asks again while an attempt of it is with the bank. A
 * question that fails means failed, unless the bank is known to have the payment.
 */
export const pollPayment = async ({
  ask,
  onWithBank,
  clock,
  log,
}: Pick<Environment, 'clock' | 'log'> & {
  ask: () => Promise<VerifyPaymentResponse>;
  /** Called when the wait begins. */
  onWithBank: () => void;
}): Promise<Verdict> => {
  const begun = clock.now();
  let isWithBank = false;
  let reference: string | null = null;
  for (;;) {
    try {
      const { success, amount, bankPending, bankReference } = await ask();
      reference = bankReference ?? reference;
      if (success) return { isPaid: true, amount, isLate: false, isProven: true };
      if (!bankPending) return { isPaid: false, isLate: false, isProven: true };
      if (!isWithBank) onWithBank();
      isWithBank = true;
    } catch (error) {
      log.error('Failed to verify payment', error);
      if (!isWithBank) return { isPaid: false, isLate: false, isProven: false };
    }
    if (clock.now() + ASK_AGAIN_MS > begun + PATIENCE_MS) {
      const late = { isPaid: false, isLate: true, isProven: true } as const;
      return { ...late, ...(reference && { bankReference: reference }) };
    }
    await new Promise<void>((resolve) => clock.after(ASK_AGAIN_MS, resolve));
  }
};
