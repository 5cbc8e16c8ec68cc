import webPush from 'web-push';
import type { PushSender } from '../../domain/push/sender.ts';

/** Identifies this server to push services, so that no other can send to its subscriptions. */
interface WebPushParts {
  publicKey: string;
  privateKey: string;
  /** Where a push service writes to when something is wrong: `mailto:` or an address. */
  contact: string;
  /** Origins that are taken beside those of the browsers' makers, for trials. */
  services: string[];
}

/** Hosts of the push services of Chrome, Firefox, Safari and Edge. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|(?:[\w-]+\.)?push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/;

const GONE = [404, 410];

/** Sends by the Web Push protocol (RFC 8030, 8291, 8292): sealed for the browser, signed for its service. */
export const createWebPush = (
  { publicKey, privateKey, contact, services }: WebPushParts,
  { fetch, timeoutMs }: { fetch: typeof globalThis.fetch; timeoutMs: number },
): PushSender => {
  const takes = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username } = new URL(endpoint);
    if (services.includes(origin)) return true;
    return protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname);
  };
  return {
    publicKey,
    takes,
    send: async ({ endpoint, p256dh, auth }, note, seconds) => {
      // The list may have grown shorter since.
      if (!takes(endpoint)) return 'gone';
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(note),
          { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: seconds },
        );
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        if (response.ok) return 'sent';
        return GONE.includes(response.status) ? 'gone' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
};
