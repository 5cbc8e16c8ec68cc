import { createEvents } from '../browser/ads/events.ts';
import { pixelOfPage } from '../browser/page/pixel-of-page.ts';
import { environment } from './app.ts';

/** The ad pixel of the islands that sell. */
export const events = createEvents({ ...environment, pixelId: pixelOfPage() });
