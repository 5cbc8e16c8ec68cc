import { z } from 'zod';

/** Something a companion remembers about the visitor. */
export const remembered = z.object({
  id: z.string(),
  /** The companion who remembers it; no other one knows. */
  companionName: z.string(),
  /** What it is, such as `Name` (content/memory/facts.yaml). */
  label: z.string(),
  /** In the visitor's words. */
  value: z.string(),
  /** Where it is a message that the visitor has asked her to remember; it has no other label. Its id is that of the message. */
  message: z
    .object({
      sessionId: z.uuid(),
      sender: z.enum(['user', 'ai']),
      /** ISO 8601, UTC. */
      timestamp: z.iso.datetime(),
    })
    .optional(),
});

/** Body of `PATCH /api/user/me/memory/{id}`. */
export const correctMemoryRequest = z.object({
  /** 1 to 60 characters after trimming, on one line, at least one of them a letter or a sign that is seen. */
  value: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'must be on one line')
    .regex(/[\p{L}\p{N}\p{S}]/u, 'must have something to read'),
});

/** Answer of `DELETE /api/user/me/memory/{id}`. */
export const forgottenMemory = z.object({
  /** What puts it back: the fact, sealed. The server keeps none of it. */
  undo: z.string(),
  /** Until then it can be put back; ISO 8601, UTC. */
  undoUntil: z.iso.datetime(),
});

/** Body of `PUT /api/user/me/memory/{id}`. */
export const restoreMemoryRequest = z.object({
  /** As forgetting has answered it. */
  undo: z.string().max(8_000),
});

export type Remembered = z.infer<typeof remembered>;
export type ForgottenMemory = z.infer<typeof forgottenMemory>;
