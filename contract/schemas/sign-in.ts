import { z } from 'zod';
import { browserInfo, user } from './user.ts';

/** Body of `POST /api/user/me/handoff`. */
export const handoffRequest = z.object({
  /** Where the other browser continues: a chat or its packs; Home by default. */
  path: z
    .string()
    .regex(/^\/((chat|paywall)\/[\w-]{1,64}|you)?$/, 'must be a page of the app')
    .nullish(),
});

/** Answer of `POST /api/user/me/handoff`, 201. */
export const handoff = z.object({
  /** The whole address to be opened in the other browser, once. */
  url: z.url(),
  expiresAt: z.iso.datetime(),
});

/** Answer of `POST /api/user/me/recovery`, 201: shown only this once. */
export const recoveryCode = z.object({
  /** Twelve words with spaces between. */
  code: z.string(),
});

/** Body of `POST /api/user/recover`. */
export const recoverRequest = browserInfo.extend({
  code: z.string().max(400),
  /** What becomes of this browser's own account where it holds something; asked for by a `conflict`. */
  own: z.enum(['leave', 'join']).nullish(),
});

/** Answer of `POST /api/user/recover`. */
export const recoverResponse = z.object({ user });

/** Answer of `GET /api/user/me/browsers`. */
export const signedIn = z.object({
  /** Most recently seen first. */
  browsers: z.array(
    z.object({
      id: z.uuid(),
      /** Such as `Chrome, Android`; empty where it is not known. */
      system: z.string(),
      isThis: z.boolean(),
      firstSeenAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
  /** When the recovery code was made; null: there is none. */
  recoveryMadeAt: z.iso.datetime().nullable(),
});

export type SignedIn = z.infer<typeof signedIn>;
