import { createPaymentResponse } from '#contract/schemas/payment.ts';
import type { Delivery } from './scripted-provider.ts';
import type { TestApi } from './use-api.ts';
import type { Answer, Visitor } from './visitor.ts';

export interface Purchase {
  visitor: Visitor;
  userId: string;
  sessionId: string;
  orderId: string;
}

/** A new visitor with 20 free messages who has ordered a pack and not paid it yet. */
export async function buy(
  api: TestApi,
  { amount, messageCount } = { amount: 9, messageCount: 10 },
): Promise<Purchase> {
  const visitor = await api.visitor();
  const userId = (await visitor.register()).body.user.id;
  const sessionId = await visitor.startChat();
  const body = { sessionId, amount, messageCount, paymentMethod: 'upi' };
  const made = await visitor.to('createPayment', undefined, body);
  return { visitor, userId, sessionId, orderId: createPaymentResponse.parse(made.body).orderId };
}

/** Delivers an event to the address of the provider in use. */
export const deliver = (api: TestApi, { body, headers }: Delivery): Promise<Answer> =>
  api
    .browser()
    .call(
      'POST',
      `/api/payment/webhook/${api.context.paymentProviders.forNewOrders.name}`,
      body,
      headers,
    );
