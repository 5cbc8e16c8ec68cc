import { z } from 'zod';
import { ALL_CHAT_TYPES, isChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import { slug } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** How she talks; read by the scripted reply engine. */
export const voice = z.strictObject({
  /** Share of her lines that mix Hindi into English, 0 (never) to 1 (always), when the visitor's own mix is unclear. */
  hinglish: z.number().min(0).max(1),
  /** What she calls the visitor in a warm moment: yaar, jaan, dost. */
  petNames: z.array(z.string().min(1)).min(1),
  /** The few emoji she uses. */
  emoji: z.array(z.string().min(1)).min(1).max(5),
  /** Things only she says, dropped in now and then. */
  catchphrases: z.array(z.string().min(1)).min(1),
});

/** What a reply engine knows of her beyond the public row. */
export const persona = z.object({
  /** Years; every companion is clearly adult. */
  age: z.int().min(23).max(60),
  city: z.string().min(1),
  work: z.string().min(1),
  voice,
  /** Pictures she may send, below `/images/scenes/`. */
  gallery: z
    .array(
      z
        .string()
        .regex(/^\/images\/scenes\/[a-z0-9-]+\.webp$/, 'must look like /images/scenes/name-1.webp'),
    )
    .default([]),
});

/** Companions; each is the database row of the same `id`. */
export const companions = defineKind({
  name: 'companions',
  files: 'companions/*/profile.mdx',
  isRead: true,
  called: 'a companion',
  page: (_, { urlName }) => PAGES.profile(String(urlName)),
  schema: z.strictObject({
    ...persona.shape,
    /** Fixed for ever: a new name or address keeps the chats. */
    id: z.uuid(
      'is made by npm run new companion, and is a text such as 0b7a3c52-8f07-4d6e-9c51-2f6f6f5f7a10',
    ),
    name: z.string().min(1).max(100),
    /** Address of her page: lower case letters, digits and dashes. */
    urlName: slug,
    /** Address of her portrait; the drawing is the `.svg` of the same name in `content/images/companions`. */
    imagePath: z
      .string()
      .regex(
        /^\/images\/companions\/[a-z0-9-]+\.webp$/,
        'must look like /images/companions/name.webp',
      ),
    /** One line for cards, at most 160 characters. */
    aboutMe: z.string().min(1).max(160),
    interests: z.array(z.string().min(1).max(40)).min(3).max(8),
    /** Those that are not offered (`PUBLIC_HOT`) are left out. */
    suitableForChatTypes: z
      .array(z.enum(ALL_CHAT_TYPES))
      .min(2)
      .max(4)
      .transform((types) => types.filter(isChatType)),
    promptVersion: z.string().max(20).default('v1.0'),
    /** Place in the home row, 1 to 6; absent: not in the row. */
    featured: z.int().min(1).max(6).optional(),
  }),
});

/** As the database keeps it; rows of before have no gallery. */
export type Persona = z.input<typeof persona>;
export type CompanionContent = z.output<typeof companions.schema>;
