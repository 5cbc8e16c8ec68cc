import { createEvents } from '../browser/events.ts';
import { environment } from './app.ts';

/** The ad pixel of the islands that sell. */
export const events = createEvents({
  ...environment,
  pixelId: import.meta.env.PUBLIC_META_PIXEL_ID,
});
