import { z } from 'zod';
import { chatType } from './companion.ts';

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

/** Front matter of `content/companions/*.mdx`: one companion, the database row of the same `id`. */
export const companionContent = z.strictObject({
  ...persona.shape,
  /** Fixed for ever: a new name or address keeps the chats. */
  id: z.uuid(
    'is made by npm run new companion, and is a text such as 0b7a3c52-8f07-4d6e-9c51-2f6f6f5f7a10',
  ),
  name: z.string().min(1).max(100),
  /** Address of her page: lower case letters, digits and dashes. */
  urlName: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may only have lower case letters, digits and single dashes')
    .max(100),
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
  suitableForChatTypes: z.array(chatType).min(2).max(4),
  promptVersion: z.string().max(20).default('v1.0'),
  /** Place in the home row, 1 to 6; absent: not in the row. */
  featured: z.int().min(1).max(6).optional(),
});

/** Front matter of `content/prompts/*.md`; the body is the prompt. A published version never changes. */
export const promptContent = z.strictObject({
  /** The chat type it is for. */
  promptFor: chatType,
  promptVersion: z.string().min(1).max(20),
  isActive: z.boolean().default(true),
  agentTemplate: z.string().optional(),
  defaultAgentId: z.string().optional(),
});

/** Lines for any chat type, and lines that only suit one. */
const linesByType = z.partialRecord(
  z.enum(['any', ...chatType.options]),
  z.array(z.string().min(1)).min(1),
);

/** One file of `content/replies`: a subject the scripted companion can talk about. */
export const repliesContent = z.strictObject({
  /** Words or phrases in the visitor's message that call this subject; none: chosen by name only. */
  match: z.array(z.string().min(1)).default([]),
  /** The message needs one of these as well; left out: `match` is enough. */
  with: z.array(z.string().min(1)).min(1).optional(),
  /** These call the subject only where nothing else is said between two marks ("Please stop!"). */
  alone: z.array(z.string().min(1)).min(1).optional(),
  /** Higher wins when several subjects match. */
  priority: z.int().min(0).max(100).default(50),
  english: linesByType,
  hinglish: linesByType,
  hindi: linesByType,
});

export type Voice = z.infer<typeof voice>;
/** As the database keeps it; rows of before have no gallery. */
export type Persona = z.input<typeof persona>;
export type CompanionContent = z.output<typeof companionContent>;
export type PromptContent = z.output<typeof promptContent>;
export type RepliesContent = z.output<typeof repliesContent>;

const inEachLanguage = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ english: schema, hinglish: schema, hindi: schema });

/** `content/safety/danger.yaml`: what a visitor in danger may write, and the card that answers it. */
export const dangerContent = z.strictObject({
  /** Words or phrases, in any of the languages. */
  match: z.array(z.string().min(1)).min(1),
  card: inEachLanguage(z.string().min(1)),
});

/**
 * `content/safety/under-age.yaml`: what someone who says to be under 18 is told. `{account}` becomes the
 * visitor's account number, to be quoted by whoever appeals.
 */
export const underAgeContent = z.strictObject({
  /** The card that answers such a message. */
  card: inEachLanguage(z.string().min(1)),
  /** In place of the chats from then on. */
  closed: inEachLanguage(z.string().min(1)),
});

/** Words or phrases a reply must not have, and what is said when nothing else is left of it. */
const guarded = {
  /** Whole words, in any of the languages. */
  match: z.array(z.string().min(1)).min(1),
  /** Phrases with one of those words that mean something else. */
  unless: z.array(z.string().min(1)).optional(),
  /** Lines of hers, two or more, so that none comes twice in a row. */
  instead: inEachLanguage(z.array(z.string().min(1)).min(2)),
};

/** `content/safety/guard.yaml`: what no reply may say, whichever engine writes it. */
export const guardContent = z.strictObject({
  /** Sexual words. */
  explicit: z.strictObject(guarded),
  /** Words for somebody under 18, and those they must not stand in one sentence with. */
  minor: z.strictObject({ ...guarded, with: z.array(z.string().min(1)).min(1) }),
  /** Claims to be a human being, and the words that own up to being none: a claim before them does not count. */
  human: z.strictObject({ ...guarded, admission: z.array(z.string().min(1)).min(1) }),
  /** Offers to meet, and asking for or giving numbers, money and secrets. */
  contact: z.strictObject(guarded),
});

export type GuardContent = z.output<typeof guardContent>;
export type DangerContent = z.output<typeof dangerContent>;
export type UnderAgeContent = z.output<typeof underAgeContent>;

/** Each entry one word, or several in a line. */
const wordList = z.array(z.string().min(1)).min(1);

/** `content/memory/facts.yaml`: what a companion keeps of what a visitor tells. */
export const memoryContent = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        /** Fixed for ever: the database row of each visitor and companion. */
        topic: z.string().regex(/^[a-z]{2,20}$/, 'may only have small letters'),
        /** How the visitor reads it, before the answer. */
        label: z.string().min(1).max(40),
        /** Words that an answer may have. */
        most: z.int().min(1).max(6),
        /** Phrases with a `*` for the answer; `a/b` is either word. */
        match: z
          .array(z.string().regex(/^[^*]*[^*\s][^*]*\*[^*]*$/, 'needs one * after some words'))
          .min(1),
        /** Words of this fact alone, beside those at the end. */
        until: wordList.optional(),
        never: wordList.optional(),
        /** An answer has one of these; left out: any will do. */
        needs: wordList.optional(),
      }),
    )
    .min(1)
    .refine((facts) => new Set(facts.map(({ topic }) => topic)).size === facts.length, {
      error: 'has a topic twice',
    }),
  /** Words that an answer ends before. */
  until: wordList,
  /** Words that are left out, wherever they stand. */
  filler: wordList,
  /** Words that make it none. */
  never: wordList,
  /** Words anywhere in its sentence that make it untrue. */
  denying: wordList,
  /** Words before it that make it a supposition. */
  supposing: wordList,
});

export type MemoryContent = z.output<typeof memoryContent>;
