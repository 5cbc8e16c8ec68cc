/** What Cashfree limits apart from each other. */
export type Endpoint = 'create' | 'order' | 'payments' | 'refund';

const MINUTE_MS = 60_000;

/** Calls per minute, for each endpoint separately. */
export type PerMinute = Readonly<Record<Endpoint, number>>;

/** What Cashfree takes in its two worlds, from all processes of ours together; where they take more a 429 comes. */
export const PER_MINUTE: Readonly<Record<'sandbox' | 'production', PerMinute>> = {
  sandbox: { create: 30, order: 60, payments: 30, refund: 30 },
  production: { create: 200, order: 400, payments: 100, refund: 100 },
};

/**
 * Counts calls by the minute, each endpoint for itself.
 * @returns whether one more call fits; counts it
 */
export function createAllowance(
  perMinute: PerMinute = PER_MINUTE.production,
  clock: () => number = Date.now,
): (endpoint: Endpoint) => boolean {
  const made = new Map<Endpoint, number[]>();
  return (endpoint) => {
    const since = clock() - MINUTE_MS;
    const recent = (made.get(endpoint) ?? []).filter((at) => at > since);
    made.set(endpoint, recent);
    if (recent.length >= perMinute[endpoint]) return false;
    recent.push(clock());
    return true;
  };
}
