import { randomUUID } from 'node:crypto';

/** Who may call the emulator, and the secret that signs its events. */
export const KEYS = { appId: 'emulated-app', secretKey: 'emulated-secret' };

/** One attempt to pay an order. */
export interface EmulatedPayment {
  cf_payment_id: string;
  payment_status: string;
  bank_reference?: string;
}

export interface EmulatedRefund {
  refund_id: string;
  order_id: string;
  refund_amount: number;
  refund_status: string;
  refund_type: string;
}

export interface EmulatedOrder {
  cf_order_id: string;
  entity: 'order';
  order_id: string;
  order_amount: number;
  order_currency: string;
  order_status: string;
  order_expiry_time: string;
  payment_session_id: string;
  order_meta: { return_url: string; notify_url?: string; payment_methods: string };
  customer_details: { customer_id: string; customer_phone: string };
  payments: EmulatedPayment[];
  refunds: Map<string, EmulatedRefund>;
}

/** A refusal in the provider's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;

  constructor(status: number, code: string, type = 'invalid_request_error') {
    super(`${code} (emulated)`);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

const MINUTE_MS = 60_000;

/** What the provider knows. */
export class Books {
  readonly orders = new Map<string, EmulatedOrder>();
  /** The status of the next refunds. */
  refundStatus = 'SUCCESS';
  #count = 2_149_460_000;

  create(body: EmulatedOrder): EmulatedOrder {
    const { order_id: id, order_amount: amount, customer_details: customer } = body;
    if (!/^[A-Za-z0-9_-]{3,45}$/.test(id)) throw new Refusal(400, 'order_id_invalid');
    if (this.orders.has(id)) throw new Refusal(409, 'order_already_exists');
    if (!(amount >= 1) || body.order_currency !== 'INR') {
      throw new Refusal(400, 'order_amount_invalid');
    }
    const known =
      /^[A-Za-z0-9]{3,50}$/.test(customer?.customer_id) &&
      /^\d{10}$/.test(customer?.customer_phone);
    if (!known) throw new Refusal(400, 'customer_details_invalid');
    const { return_url: back, notify_url: notify } = body.order_meta;
    if (back.length > 250) throw new Refusal(400, 'return_url_invalid');
    if (notify && !notify.startsWith('https:')) throw new Refusal(400, 'notify_url_invalid');
    const left = Date.parse(body.order_expiry_time) - Date.now();
    if (!(left > 15 * MINUTE_MS)) throw new Refusal(400, 'order_expiry_time_invalid');
    const order: EmulatedOrder = {
      ...body,
      cf_order_id: String(++this.#count),
      entity: 'order',
      order_status: 'ACTIVE',
      payment_session_id: `session_${randomUUID()}`,
      payments: [],
      refunds: new Map(),
    };
    this.orders.set(id, order);
    return order;
  }

  find(id: string): EmulatedOrder {
    const order = this.orders.get(id);
    if (!order) throw new Refusal(404, 'order_not_found');
    return order;
  }

  bySession(session: string): EmulatedOrder {
    const order = [...this.orders.values()].find((one) => one.payment_session_id === session);
    if (!order) throw new Refusal(404, 'order_not_found');
    return order;
  }

  /** An attempt; SUCCESS pays the order. */
  attempt(id: string, status: string): EmulatedPayment {
    const order = this.find(id);
    const payment = { cf_payment_id: String(++this.#count), payment_status: status };
    order.payments.push(payment);
    if (status === 'SUCCESS') order.order_status = 'PAID';
    return payment;
  }

  refund(id: string, wanted: Pick<EmulatedRefund, 'refund_id' | 'refund_amount'>): EmulatedRefund {
    const order = this.find(id);
    if (order.refunds.has(wanted.refund_id)) throw new Refusal(409, 'refund_id_exists');
    const gone = [...order.refunds.values()].reduce((sum, one) => sum + one.refund_amount, 0);
    const fits = gone + wanted.refund_amount <= order.order_amount;
    if (order.order_status !== 'PAID' || !fits) throw new Refusal(400, 'refund_amount_invalid');
    const refund = {
      ...wanted,
      order_id: id,
      refund_status: this.refundStatus,
      refund_type: 'MERCHANT_INITIATED',
    };
    order.refunds.set(refund.refund_id, refund);
    return refund;
  }

  findRefund(id: string, refundId: string): EmulatedRefund {
    const refund = this.find(id).refunds.get(refundId);
    if (!refund) throw new Refusal(404, 'refund_not_found');
    return refund;
  }
}
