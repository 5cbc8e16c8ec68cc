import inAppSpy from 'inapp-spy';

/** The app whose own browser shows the page. */
export interface InApp {
  /** What the visitor calls it; empty where it does not say. */
  name: string;
  /** `instagram`, `facebook`, `threads`; undefined where it does not say. */
  key: string | undefined;
  isAndroid: boolean;
}

/** The app whose browser this is; undefined in a browser of its own. A library knows the many signs. */
export const findInApp = (): InApp | undefined => {
  const { isInApp, appName, appKey, ua } = inAppSpy();
  if (!isInApp) return undefined;
  return { name: appName ?? '', key: appKey, isAndroid: /Android/.test(ua) };
};

/**
 * Addresses that open another one in the phone's own browser, the likeliest first. None is sure: Instagram's own
 * is undocumented, Android's is refused by Threads and Messenger, and newer apps refuse Safari's.
 */
export const waysOut = (url: string, { key, isAndroid }: InApp): string[] => {
  const rest = url.replace(/^https?:\/\//, '');
  const scheme = url.startsWith('https:') ? 'https' : 'http';
  return [
    ...(key === 'instagram' ? [`instagram://extbrowser/?url=${encodeURIComponent(url)}`] : []),
    ...(isAndroid ? [`intent://${rest}#Intent;scheme=${scheme};end`] : []),
    ...(isAndroid ? [] : [`x-safari-${scheme}://${rest}`]),
  ];
};
