import { z } from 'zod';

/** Answer of `GET /api/notice`: what every page of the app shows above itself. */
export const noticeResponse = z.object({
  /** A sentence or two; null: nothing. */
  text: z.string().nullable(),
});
