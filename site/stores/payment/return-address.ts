/** An order as the return address names it. */
export interface ReturnedOrder {
  /** Ours, or the provider's where it is the only one. */
  orderId: string;
  /** Lets a browser without the buyer's cookie ask after this order. */
  token: string | null;
}

/** What the address says to which the provider has sent the visitor back. */
export type ReturnAddress =
  /** Cancelled or failed. */
  | { kind: 'refused'; order: ReturnedOrder | null }
  | { kind: 'success'; order: ReturnedOrder | null }
  /** The server has to be asked. */
  | { kind: 'unknown'; order: ReturnedOrder }
  /** No word and no order. */
  | { kind: 'empty'; order: null };

const orderOf = (params: URLSearchParams): ReturnedOrder | null => {
  // A provider may add a parameter that is there already: of several, the first with a value counts.
  const first = (name: string) => params.getAll(name).find((value) => value !== '');
  const orderId = first('order_id') ?? first('cf_order_id');
  return orderId === undefined ? null : { orderId, token: first('t') ?? null };
};

/** Reads the query in the order of docs/product.md, Payment: cancelled or failed, paid, an order to ask after, none. */
export const readReturnAddress = (query: string): ReturnAddress => {
  const params = new URLSearchParams(query);
  const order = orderOf(params);
  const words = [...params.getAll('payment_status'), ...params.getAll('status')];
  const says = (word: string) => words.includes(word);
  if (says('CANCELLED') || says('FAILED') || params.getAll('status').includes('cancelled')) {
    return { kind: 'refused', order };
  }
  if (says('SUCCESS')) return { kind: 'success', order };
  return order ? { kind: 'unknown', order } : { kind: 'empty', order };
};
