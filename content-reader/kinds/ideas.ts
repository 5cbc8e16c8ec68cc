import { z } from 'zod';
import { line, slug } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** Ideas for Instagram posts. */
export const ideas = defineKind({
  name: 'ideas',
  files: 'ideas/*.mdx',
  isRead: true,
  called: 'an idea',
  schema: z.strictObject({
    /** Place in the list, from 1. */
    order: z.int().min(1),
    title: line(70),
    /** Kind of post: Reel, Carousel, Story... */
    type: line(40),
    /** Text of the post, as copied. */
    caption: line(600),
    /** Without the sign in front. */
    hashtags: z
      .array(z.string().regex(/^[A-Za-z0-9_]{1,60}$/, 'is written without # and spaces'))
      .min(1)
      .max(15),
    /** What the picture or film shows. */
    visual: line(400),
    draft: z.boolean().default(false),
  }),
});

/** How to post: a list in one file, shown in its order. */
export const tips = defineKind({
  name: 'tips',
  files: 'ideas/tips.yaml',
  isRead: true,
  called: 'a tip',
  schema: z
    .strictObject({
      id: slug,
      title: line(80),
      text: line(300),
    })
    .array(),
});

export type IdeaContent = z.output<typeof ideas.schema>;
