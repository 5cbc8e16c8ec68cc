import { createHmac } from 'node:crypto';
import { PAGES } from '#contract/pages.ts';
import { isSameSecret } from '../same-secret.ts';

const LENGTH = 32;

/** Where a payment ends, with what a browser without the cookie needs to ask after this one order. */
export const returnPath = (
  [secret = '']: string[],
  { id, chatId }: { id: string; chatId: string },
): string => `${PAGES.postPayment(chatId)}?order_id=${id}&t=${returnToken(secret, id)}`;

/** What the return address of an order carries, so that a browser without the cookie may ask after it. */
const returnToken = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`return:${orderId}`).digest('hex').slice(0, LENGTH);

/** True when a token is that of the order, under any of the secrets in use. */
export const isReturnToken = (secrets: string[], orderId: string, token: string): boolean =>
  secrets.some((secret) => isSameSecret(token, returnToken(secret, orderId)));
