import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

const LENGTH = 32;

/** What the return address of an order carries, so that a browser without the cookie may ask after it. */
export const returnToken = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`return:${orderId}`).digest('hex').slice(0, LENGTH);

/** True when a token is that of the order, under any of the secrets in use. */
export const isReturnToken = (secrets: string[], orderId: string, token: string): boolean =>
  secrets.some((secret) => isSameSecret(token, returnToken(secret, orderId)));
