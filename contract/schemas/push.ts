import { z } from 'zod';

const base64url = (most: number) => z.string().regex(new RegExp(`^[\\w-]{16,${most}}=*$`));

/** A day in India, as YYYY-MM-DD. */
const day = z.iso.date();

/** Answer of `GET /api/user/me/push`. */
export const pushState = z.object({
  /** What a browser subscribes with; null: this server sends no notifications. */
  publicKey: z.string().nullable(),
  /** The visitor has come often enough to be asked about notifications. */
  isOffered: z.boolean(),
  /** Notifications reach this browser. */
  isOn: z.boolean(),
  /** Notifications of this browser name nobody. */
  isDiscreet: z.boolean(),
  /** What the visitor wants to be asked about, the next one first. */
  wishes: z.array(
    z.object({
      messageId: z.uuid(),
      sessionId: z.uuid(),
      companionName: z.string(),
      on: day,
    }),
  ),
});

/** Body of `PUT /api/user/me/push`: the browser's subscription, as it gives it. */
export const pushRequest = z.object({
  subscription: z.object({
    /** Address at the push service of the browser's maker. */
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
  }),
  /** Notifications name nobody; true unless given. */
  isDiscreet: z.boolean().default(true),
});

/** Body of `PUT /api/chat/messages/{messageId}/asking`. */
export const askRequest = z.object({
  /** The evening on which to ask, from today on and at most 60 days ahead. */
  on: day,
});

/** What is sent to a browser, sealed for it. */
export const pushNote = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of ours that a tap leads to. */
  path: z.string(),
});

export type PushState = z.infer<typeof pushState>;
export type PushRequest = z.input<typeof pushRequest>;
export type PushNote = z.infer<typeof pushNote>;
