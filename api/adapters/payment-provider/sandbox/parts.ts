/** An order in the sandbox's own books. */
export interface SandboxOrder {
  id: string;
  amount: number;
  state: 'active' | 'paid' | 'held';
  returnUrl: string;
  paymentId: string | null;
}

/** A refund there; the sandbox keeps nobody waiting for money. */
export interface SandboxRefund {
  id: string;
  orderId: string;
  amount: number;
}

/** What the sandbox runs on. */
export interface SandboxParts {
  /** The sandbox's own books; what is inserted twice under one name is there once. */
  store: {
    insert(order: SandboxOrder): Promise<void>;
    find(id: string): Promise<SandboxOrder | undefined>;
    update(id: string, change: Partial<Pick<SandboxOrder, 'state' | 'paymentId'>>): Promise<void>;
    insertRefund(refund: SandboxRefund): Promise<void>;
    refundsOf(orderId: string): Promise<SandboxRefund[]>;
  };
  /** Signs its webhooks. */
  secret: string;
  newId: () => string;
  now: () => Date;
  fetch: typeof fetch;
}
