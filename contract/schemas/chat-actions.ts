import { z } from 'zod';
import { LONGEST_SEARCH } from '../limits.ts';
import { message } from './chat.ts';

/** Query of `GET /api/chat/session/{id}/search`. */
export const searchQuery = z.object({
  /** Words to search for, 1 to 80 characters after trimming; a text must contain all of them. */
  q: z.string().trim().min(1).max(LONGEST_SEARCH),
});

/** Answer of `GET /api/chat/session/{id}/search`: at most 50, the newest first. */
export const found = z.array(message);

/** Body of `POST /api/chat/session/{id}/clear`: empty, since browsers may send JSON alone. */
export const clearRequest = z.object({});

/** Answer of `POST /api/chat/session/{id}/clear`. */
export const clearedChat = z.object({
  /** Until then it can be put back; ISO 8601, UTC. */
  undoUntil: z.iso.datetime(),
});

/** Body of `POST /api/chat/messages/{messageId}/report`. */
export const reportRequest = z.object({
  /** What is wrong with it, in the visitor's words or those of a choice; 1 to 500 characters after trimming. */
  reason: z.string().trim().min(1).max(500),
  /** The operator may read the message itself; without it only the reason is kept. */
  consent: z.boolean(),
});

/** Answer of `POST /api/chat/messages/{messageId}/report`. */
export const reportResponse = z.object({
  /** What to name when writing to the operator about it. */
  id: z.uuid(),
});

/** Body of `PUT /api/chat/session/{id}/version`. */
export const chooseVersionRequest = z.object({
  /** Keep her as she is, try the newest version, or go back to the previous one. */
  choice: z.enum(['keep', 'try', 'back']),
});

export type VersionChoice = z.infer<typeof chooseVersionRequest>['choice'];
export type Found = z.infer<typeof found>;
export type ReportRequest = z.input<typeof reportRequest>;
