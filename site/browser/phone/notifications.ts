import type { PushRequest } from '#contract/schemas/push.ts';

/** How this browser takes notifications, where it does. */
export interface Notifications {
  /** Whether it can at all; an iPhone can once the app is on its home screen. */
  canTake(): boolean;
  /** Asks the visitor where that is needed, and subscribes; undefined where the answer is no. */
  subscribe(publicKey: string): Promise<PushRequest['subscription'] | undefined>;
  /** Ends the subscription of this browser. */
  unsubscribe(): Promise<void>;
}

const registration = () => navigator.serviceWorker.register('/service-worker.js');

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** The notifications of the browser itself. */
export const browserNotifications: Notifications = {
  canTake: () => 'PushManager' in window && 'Notification' in window && isSecureContext,
  subscribe: async (publicKey) => {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    await registration();
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(publicKey);
    const options = { userVisibleOnly: true, applicationServerKey };
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // One that was made with an earlier key blocks it.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint = '', keys } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  },
  unsubscribe: async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
  },
};
