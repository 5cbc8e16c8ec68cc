import { z } from 'zod';
import { CHAT_TYPES, type ChatType } from '../chat-types.ts';

/** One kind of chat. */
export const chatType = z.enum(CHAT_TYPES as readonly [ChatType, ...ChatType[]]);

/** A companion as every endpoint shows her. */
export const companion = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  /** Address of the profile page: lower case letters, digits and dashes. */
  urlName: z.string().min(1),
  /** Stable public address of the portrait, below `/images/companions/`. */
  imagePath: z.string().startsWith('/'),
  /** One line about her, or null. */
  aboutMe: z.string().nullable(),
  interests: z.array(z.string()),
  suitableForChatTypes: z.array(chatType).min(1),
  promptVersion: z.string().max(20),
  /** While this instant (ISO 8601, UTC) lies ahead she is busy; null: available. */
  busyUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

/** Answer of `GET /api/companions`. */
export const companionList = z.array(companion);

/** Query of `GET /api/companions`; an unknown `chatType` means All. */
export const companionQuery = z.object({
  /** Free text, matched against name, aboutMe and interests; `%` and `_` stand for themselves. */
  search: z.string().trim().max(100).optional(),
  chatType: chatType.optional().catch(undefined),
});

/** Answer of `GET /api/companions/{id}/availability`. */
export const availability = z.object({ isAvailable: z.boolean() });

export type Companion = z.infer<typeof companion>;

/** What a screen shows of her; known when the pages are built. */
export type KnownCompanion = Pick<
  Companion,
  'id' | 'name' | 'urlName' | 'imagePath' | 'aboutMe' | 'suitableForChatTypes'
>;

export type CompanionQuery = z.infer<typeof companionQuery>;
export type Availability = z.infer<typeof availability>;
