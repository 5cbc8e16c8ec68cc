import { z } from 'zod';
import { LONGEST_STORY_LINE, MOST_STORY_LINES } from '../limits.ts';

/** A line of the story of a visitor and a companion. */
export const storyEntry = z.object({
  /** In India, as YYYY-MM-DD. */
  day: z.iso.date(),
  /** 1 to 1,500 characters after trimming. */
  text: z.string().trim().min(1).max(LONGEST_STORY_LINE),
  /** The source of a line; sent along when a line is restored, it is kept up to date again. */
  source: z
    .object({
      from: z.string().max(200),
      chatId: z.uuid().optional(),
      topics: z.array(z.string().max(60)).max(100).optional(),
    })
    .optional(),
});

/** Answer of `GET` and `PUT /api/companions/{id}/story`; empty where there is no story yet. */
export const story = z.object({
  companionId: z.uuid(),
  companionName: z.string(),
  /** The oldest first. */
  entries: z.array(storyEntry),
});

/** Body of `PUT /api/companions/{id}/story`: the complete new version. */
export const changeStoryRequest = z.object({
  entries: z.array(storyEntry).max(MOST_STORY_LINES),
});

export type StoryEntry = z.infer<typeof storyEntry>;
export type Story = z.infer<typeof story>;
