import type { Page } from '@playwright/test';

/**
 * Lets the browser offer to install the app, as Chromium does on a phone, to somebody who has sent
 * ten messages. Whether it was taken up is noted in session storage.
 */
export const offerInstall = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('jaanu_sent', '10');
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = async () => sessionStorage.setItem('prompted', 'yes');
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(offer, { prompt }));
    });
  });
