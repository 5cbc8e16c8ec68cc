import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { PushState } from '#contract/schemas/push.ts';

/** A server that sends notifications, to a visitor who has come often, has them on and waits for one. */
export const holdPush = (page: Page): Promise<unknown> =>
  page.route(`**${ENDPOINTS.push.path}`, (route) => {
    const json: PushState = {
      publicKey: 'held',
      isOffered: true,
      isOn: true,
      isDiscreet: true,
      wishes: [
        {
          messageId: '0190a000-0000-7000-8000-0000000000aa',
          sessionId: '0190a000-0000-7000-8000-0000000000ab',
          companionName: 'Kavya Menon',
          on: '2030-01-04',
        },
      ],
    };
    return route.fulfill({ json });
  });
