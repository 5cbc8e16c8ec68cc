/** An order as the provider is asked to make it. */
export interface ProviderOrder {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** Opaque name of the buyer. */
  customerId: string;
  /** Where the provider sends the browser when it is done; holds our order id. */
  returnUrl: string;
  expiresAt: Date;
}

/** What a provider reports about an order or one attempt to pay it. */
export interface ProviderState {
  orderId: string;
  /**
   * `paid` credits; `failed` and `cancelled` are of one attempt; `bank` is still with the bank;
   * `absent`: the provider knows no such order.
   */
  state: 'paid' | 'failed' | 'cancelled' | 'expired' | 'bank' | 'open' | 'absent';
  /** Rupees and currency of the payment, with `paid`. */
  amount?: number;
  currency?: string;
  /** The provider's name for the payment, with `paid`. */
  providerPaymentId?: string;
  /** The bank's name for the attempt, with `bank` and `paid`, where it is known: the reference that a UPI app shows. */
  bankReference?: string;
}

/** A refund as the provider is asked to make it. */
export interface ProviderRefund {
  /** Our name for it: asked for twice under one name, it is made once. */
  id: string;
  orderId: string;
  /** Rupees: the whole price, or what other refunds have left of it. */
  amount: number;
}

/** What a provider reports about a refund. */
export interface RefundState {
  id: string;
  orderId: string;
  /** Rupees. */
  amount: number;
  status: 'pending' | 'success' | 'failed';
}

/** What a provider reports about a buyer's dispute: until it is closed the operator has to defend the order. */
export interface DisputeState {
  /** The provider's name for it. */
  id: string;
  orderId: string;
  /** Rupees. */
  amount: number;
  status: 'open' | 'closed';
  /** Which stage it is in, in the provider's words, at most 40 characters of ASCII. */
  stage: string;
  /** The buyer's reason, in the provider's words, at most 120 characters. */
  reason: string;
  /** The deadline for an answer; undefined: the provider gives none. */
  respondBy: Date | undefined;
}

/** A signed event of a provider. Without a payment, a refund and a dispute it is of no interest, but kept for the record. */
export interface ProviderEvent {
  /** The provider's name for the event, or a digest of its body: the same for each delivery. */
  key: string;
  /** The provider's word for what it is about, at most 64 characters of ASCII. */
  type: string;
  /** When it happened, in the provider's words. */
  time: Date | undefined;
  payment?: ProviderState;
  refund?: RefundState;
  dispute?: DisputeState;
}

/** The headers of a webhook, as they came. */
export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment service. Only its own word, signed or looked up, ever credits anything. */
export interface PaymentProvider {
  readonly name: string;
  /** Makes the order at the provider; the same order again is the same one. Throws when it cannot. */
  createOrder(order: ProviderOrder): Promise<{
    redirectUrl: string;
    providerOrderId: string;
    /** What a checkout page of ours passes to the provider's own script; a secret between the two. */
    checkoutToken?: string;
  }>;
  /** Asks for an order's status. Throws when it cannot. */
  fetchStatus(orderId: string): Promise<ProviderState>;
  /** Sends the money of a paid order back. Throws when it cannot; RefundRefused when it never will. */
  refund(refund: ProviderRefund): Promise<RefundState>;
  /** Asks for a refund's status; undefined when the provider knows no such refund. Throws when it cannot. */
  fetchRefundStatus(orderId: string, refundId: string): Promise<RefundState | undefined>;
  /** Every refund of an order, whoever started it; none for an order it does not know. Throws when it cannot. */
  listRefunds(orderId: string): Promise<RefundState[]>;
  /** Parses a webhook. Throws WebhookRefused when it is not the provider's. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent;
}

/** A refund that the provider will never make, however often it is asked. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

/** A webhook whose signature is not the provider's. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}
