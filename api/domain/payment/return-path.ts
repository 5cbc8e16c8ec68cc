import { PAGES } from '#contract/pages.ts';
import { returnToken } from './return-token.ts';

/** Where a payment ends, with what a browser without the cookie needs to ask after this one order. */
export const returnPath = (
  [secret = '']: string[],
  { id, sessionId }: { id: string; sessionId: string },
): string => `${PAGES.postPayment(sessionId)}?order_id=${id}&t=${returnToken(secret, id)}`;
