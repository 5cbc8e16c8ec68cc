import { z } from 'zod';

/** A private machine or network, which may be called without https. */
const OWN_HOST =
  /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[f[cd][\da-f:]+\]|[^.:]+|.+\.(internal|local))$/;

/** The address of a server that chats are sent to, without a slash at the end. */
export const chatServer = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' })
  .refine((text) => !URL.canParse(text) || keepsChats(new URL(text)), {
    error: 'must be https: chats travel with each call',
  })
  .refine((text) => !URL.canParse(text) || isAlone(new URL(text)), {
    error: 'must be an address alone, without a user, a query or a fragment',
  })
  .transform((text) => text.replace(/\/+$/, ''));

/** The key of such a server. */
export const serverKey = z.string().regex(/^[!-~]+$/, 'must be plain characters');

/** Whether a server is on a private machine or network. */
export const isOwn = ({ hostname }: URL): boolean => OWN_HOST.test(hostname);

/** The end of each call's address is put behind it, and a user in it is refused by `fetch`. */
const isAlone = ({ username, password, search, hash }: URL): boolean =>
  username + password + search + hash === '';

const keepsChats = (url: URL): boolean => url.protocol === 'https:' || isOwn(url);
