import fc from 'fast-check';

const person = fc.nat(1);
const order = fc.nat(2);
const moment = fc.constantFrom('before' as const, 'after' as const);

const kinds = {
  create: fc.record({ do: fc.constant('create' as const), person }),
  pay: fc.record({ do: fc.constant('pay' as const), order }),
  attempt: fc.record({
    do: fc.constant('attempt' as const),
    order,
    status: fc.constantFrom('FAILED', 'CANCELLED', 'PENDING'),
  }),
  deliver: fc.record({ do: fc.constant('deliver' as const), event: fc.nat(9) }),
  verify: fc.record({ do: fc.constant('verify' as const), order, person }),
  reconcile: fc.record({ do: fc.constant('reconcile' as const) }),
  refund: fc.record({
    do: fc.constant('refund' as const),
    order,
    becomes: fc.constantFrom('success' as const, 'pending' as const, 'refused' as const),
    fault: fc.constantFrom(undefined, 'before' as const, 'after' as const),
  }),
  dashboard: fc.record({
    do: fc.constant('dashboard' as const),
    order,
    amount: fc.constantFrom(2.5, 4, 9),
    status: fc.constantFrom('success' as const, 'pending' as const),
  }),
  end: fc.record({
    do: fc.constant('end' as const),
    refund: fc.nat(3),
    status: fc.constantFrom('success' as const, 'failed' as const),
  }),
  spend: fc.record({
    do: fc.constant('spend' as const),
    person,
    keep: fc.nat(12),
  }),
  erase: fc.record({ do: fc.constant('erase' as const), person }),
  fault: fc.record({ do: fc.constant('fault' as const), moment }),
  cut: fc.record({ do: fc.constant('cut' as const), statements: fc.nat(12), moment }),
};

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** Anything that a buyer, an operator, the provider or bad luck can do. */
export const paymentStep = fc.oneof(
  weighted(2, kinds.create),
  weighted(3, kinds.pay),
  weighted(2, kinds.attempt),
  weighted(8, kinds.deliver),
  weighted(4, kinds.verify),
  weighted(2, kinds.reconcile),
  weighted(6, kinds.refund),
  weighted(4, kinds.dashboard),
  weighted(4, kinds.end),
  weighted(3, kinds.spend),
  weighted(1, kinds.erase),
  weighted(2, kinds.fault),
  weighted(4, kinds.cut),
);
export type PaymentStep = typeof paymentStep extends fc.Arbitrary<infer T> ? T : never;
