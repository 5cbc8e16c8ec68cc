import type { PaymentProvider } from './provider.ts';

/** An order whose provider is not active: no other one is asked about it. */
export class ProviderInactive extends Error {
  override name = 'ProviderInactive';
  constructor(provider: string) {
    super(`The payment provider ${provider} is not active`);
  }
}

/** Every active payment provider. An order stays with its own provider, whichever takes new ones. */
export interface PaymentProviders {
  /** Takes new orders. */
  readonly forNewOrders: PaymentProvider;
  readonly names: readonly string[];
  /** Undefined: it is not active. */
  find(name: string): PaymentProvider | undefined;
  /** The provider of an order. Throws ProviderInactive. */
  of(order: { provider: string }): PaymentProvider;
}

/** @param newOrders the name of the provider that takes new orders. Throws ProviderInactive when it is none of them. */
export function createProviders(
  newOrders: string,
  active: readonly PaymentProvider[],
): PaymentProviders {
  const byName = new Map(active.map((provider) => [provider.name, provider]));
  const of = ({ provider }: { provider: string }): PaymentProvider => {
    const found = byName.get(provider);
    if (!found) throw new ProviderInactive(provider);
    return found;
  };
  return {
    forNewOrders: of({ provider: newOrders }),
    names: [...byName.keys()],
    find: (name) => byName.get(name),
    of,
  };
}
