import type { Request, Response, Router } from 'express';
import type { z } from 'zod';
import type { PaymentProvider } from '../../domain/payment/provider.ts';
import type { Services } from '../../domain/ports.ts';

/** What of the environment concerns every provider; its own variables stand beside it. */
export interface PaymentEnvironment {
  NODE_ENV: 'development' | 'test' | 'production';
  /** Who takes new orders. */
  PAYMENT_PROVIDER: string;
  ALLOW_SANDBOX_PAYMENTS: '0' | '1';
  PUBLIC_ORIGIN?: string | undefined;
  SESSION_SECRET: string[];
}

/** A variable, and what is wrong with it. */
export interface Mistake {
  path: string;
  message: string;
}

/** Whether a provider that moves no real money may run here: nobody can take it for one that does. */
export const isAllowed = ({ NODE_ENV, ALLOW_SANDBOX_PAYMENTS }: PaymentEnvironment): boolean =>
  NODE_ENV !== 'production' || ALLOW_SANDBOX_PAYMENTS === '1';

/** What is wrong where such a provider is to take new orders and may not run. */
export const mistakesOfPlayMoney = (name: string, e: PaymentEnvironment): Mistake[] => {
  if (e.PAYMENT_PROVIDER !== name || isAllowed(e)) return [];
  const message = `${name} takes no real money; in production it needs ALLOW_SANDBOX_PAYMENTS=1`;
  return [{ path: 'PAYMENT_PROVIDER', message }];
};

/** What a provider may run on beside its settings. */
export interface ProviderParts {
  db: Services['db'];
  fetch: typeof fetch;
  /** Waits. */
  pause: (ms: number) => Promise<unknown>;
  /** Logs what went wrong and can be done without. */
  warn: (details: { err: unknown; orderId: string }, what: string) => void;
  newId: () => string;
  now: () => Date;
}

/** An open order before its buyer, on the way to the provider's page. */
export interface CheckoutOrder {
  orderId: string;
  /** Whole rupees. */
  amount: number;
  messageCount: number;
  /** What the provider gave for its checkout when it made the order. */
  checkoutToken: string;
  /** The way back: a path of ours. */
  packsPath: string;
  /** Where the browser goes after paying: a path of ours. */
  returnPath: string;
  /** When it stops accepting attempts. */
  secondsLeft: number;
  /** The address the visitor's browser knows us by. */
  origin: string;
}

/** A page of ours around a payment; the server gives it its frame and its look. */
export interface PaymentPage {
  title: string;
  /** HTML of the body. */
  body: string;
  /** The whole Content-Security-Policy. */
  csp: string;
}

/** What the server lends to the routes of a provider. */
export interface PageHost {
  send(res: Response, page: PaymentPage): void;
  /** Throws forbidden for a write that, by the browser's headers, comes from another site. */
  ownOriginOnly(req: Request): void;
}

/** A provider at work. */
export interface StartedProvider {
  provider: PaymentProvider;
  /** Passes an order to the provider's script, at `/checkout/{name}/{order id}`. */
  checkoutPage?: (order: CheckoutOrder) => PaymentPage;
  /** Further addresses, ahead of the API's guards. */
  routes?: (host: PageHost) => Router;
}

/** A provider whose settings are there, and how to put it to work. */
export interface ActiveProvider {
  readonly name: string;
  start(parts: ProviderParts): StartedProvider;
}

/** One payment provider, as the registry knows it. */
export interface ProviderModule {
  /** Its name in the webhook's address and in the rows of orders; up to 20 lower-case letters. */
  readonly name: string;
  /** Its environment variables. README's table and .env.example have them too, or a test fails. */
  readonly variables: z.ZodRawShape;
  /** What is wrong with its settings, as a whole. */
  mistakes(e: PaymentEnvironment): Mistake[];
  /** Undefined: it is not active. */
  activate(e: PaymentEnvironment): ActiveProvider | undefined;
  /** Why no real money moves with this environment, a sentence for the operator; undefined: it does. */
  playMoney(env: NodeJS.ProcessEnv): string | undefined;
}

/** A module, with the types of its own variables and settings. */
export function defineProvider<V extends z.ZodRawShape, S>(definition: {
  name: string;
  variables: V;
  mistakes(e: PaymentEnvironment & z.output<z.ZodObject<V>>): Mistake[];
  /** Undefined: it has no credentials, and is not active. */
  settings(e: PaymentEnvironment & z.output<z.ZodObject<V>>): S | undefined;
  playMoney(env: NodeJS.ProcessEnv): string | undefined;
  start(settings: S, parts: ProviderParts): StartedProvider;
}): ProviderModule {
  // The environment was parsed with these very variables.
  const own = (e: PaymentEnvironment) => e as PaymentEnvironment & z.output<z.ZodObject<V>>;
  const { name, variables, playMoney } = definition;
  return {
    name,
    variables,
    playMoney,
    mistakes: (e) => definition.mistakes(own(e)),
    activate(e) {
      const settings = definition.settings(own(e));
      if (settings === undefined) return undefined;
      return { name, start: (parts) => definition.start(settings, parts) };
    },
  };
}
