import { createPushApi } from '../../browser/api/push-api.ts';
import { browserNotifications } from '../../browser/phone/notifications.ts';
import { createPushStore } from '../../stores/push/push.ts';
import { environment, user } from '../app.ts';

/** The notifications of this browser, as every part of a page sees them. */
export const pushStore = createPushStore({
  api: createPushApi(environment),
  user,
  notifications: browserNotifications,
  log: environment.log,
});
