import { cashfree } from './cashfree/cashfree.ts';
import type { ProviderModule } from './provider-module.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** Every payment provider. The environment decides which of them are active, and which takes new orders. */
export const PROVIDERS: readonly ProviderModule[] = [sandbox, cashfree];
