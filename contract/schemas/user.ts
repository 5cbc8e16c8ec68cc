import { z } from 'zod';
import { chatType } from './companion.ts';
import { urlParams } from './url-params.ts';

/** Cut without leaving half a character behind. */
const cut = (text: string, max: number) => text.slice(0, max).toWellFormed();

/** A device detail: optional, cut to `max` characters, since a browser's odd value must not bar a visitor. */
const detail = (max: number) =>
  z
    .string()
    .transform((text) => cut(text, max))
    .nullish();

/** Traits of the browser. */
export const browserInfo = z.object({
  /** Secret of this browser: hash of its traits plus a random salt; restores the account. */
  browserFingerprint: z.string().trim().min(8).max(255),
  /** The hash of traits alone, without the salt; used for abuse limits, never for identity. */
  deviceTraits: detail(64),
  userAgent: detail(512),
  browserName: detail(50),
  browserVersion: detail(50),
  osName: detail(50),
  osVersion: detail(50),
  deviceType: z.enum(['desktop', 'mobile', 'tablet']).nullish().catch(null),
  screenResolution: detail(20),
  timezone: detail(64),
  language: detail(35),
});

/** Body of `POST /api/user/register`. */
export const registerRequest = browserInfo.extend({
  currentDomainUrl: detail(255),
  /** Query parameters of the landing page: `ref`, `utm_*`, an ad's click id, at most 20 others; 2 KB in all. */
  urlParams: urlParams.nullish(),
  referralCode: detail(64),
  /** The answer to the challenge of a `proof_needed`: its text, a colon, and what was found. */
  proof: z.string().max(200).nullish(),
});

/** The visitor as only she or he sees it. */
export const user = z.object({
  id: z.uuid(),
  /** Messages that may still be sent. */
  messageBalance: z.int().min(0),
  totalMessagesSent: z.int().min(0),
  referralCount: z.int().min(0),
  /** Rewards on their way: they come once the friends have written a little. */
  referralsHeld: z.int().min(0),
  /** A sentence to show: why the account started without free messages; else null. */
  notice: z.string().nullable(),
  /** Sentences to show: why the visitor's chats are closed, and how to appeal; null while they are open. */
  closed: z.string().nullable(),
  lastChatSession: z
    .object({ id: z.uuid(), companionName: z.string().nullable(), chatType })
    .nullable(),
  createdAt: z.iso.datetime(),
});

/** Answer of `POST /api/user/register`: 201 for a new visitor, 200 for a known one. */
export const registerResponse = z.object({ user });

export type RegisterRequest = z.input<typeof registerRequest>;
export type Registration = z.output<typeof registerRequest>;
export type User = z.infer<typeof user>;
