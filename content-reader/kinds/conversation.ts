import { z } from 'zod';
import { inEachLanguage } from '../fields.ts';
import { defineKind } from '../kind.ts';

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

const phrases = z.array(z.string().min(1)).min(1);

/** What a reply must not have, and what is said when nothing else is left of it. */
const guarded = {
  /** Words and phrases as they are written, in any of the languages. */
  match: phrases.optional(),
  /** Words that stand near each other, as they sound in either script: see the top of the file. */
  rules: phrases.optional(),
  /** Phrases that have one of those and mean something else. */
  unless: phrases.optional(),
  /** Rules that tell what means something else. */
  exceptions: phrases.optional(),
  /** Lines of hers, two or more, so that none comes twice in a row. */
  instead: inEachLanguage(z.array(z.string().min(1)).min(2)),
};

/** `content/safety/guard.yaml`: what no reply may say, whichever engine writes it. */
export const guardContent = z.strictObject({
  /** Words that rules share, by the name that follows the @. */
  groups: z.record(z.string().regex(/^[a-z-]+$/, 'may only have small letters'), phrases),
  /** Sexual words. */
  explicit: z.strictObject({ ...guarded, match: phrases }),
  /**
   * Words for somebody under 18, rules for their age, and the words that must not stand in one sentence with either;
   * its other rules are enough by themselves.
   */
  minor: z.strictObject({ ...guarded, match: phrases, ages: phrases, with: phrases }),
  /** Urging somebody to hurt or kill themselves, or praising it. */
  'self-harm': z.strictObject(guarded),
  /** Claims to be a human being, and the words that own up to being none: a claim before them does not count. */
  human: z.strictObject({ ...guarded, admission: phrases }),
  /** Contempt. */
  insult: z.strictObject(guarded),
  /** What only a doctor, a lawyer or nobody can promise. */
  promise: z.strictObject(guarded),
  /** Asking for money, purchases and secrets. */
  payment: z.strictObject(guarded),
  /** Offers to meet, and asking for or giving numbers and addresses. */
  contact: z.strictObject(guarded),
  /** Reproaches to somebody who leaves. */
  guilt: z.strictObject(guarded),
});

/** `content/safety/reminder.yaml`: what is said after each three hours of use; `{name}` is the companion. */
export const reminderContent = inEachLanguage(z.string().includes('{name}'));

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

export const danger = defineKind({
  name: 'danger',
  files: 'safety/danger.yaml',
  called: 'the danger file',
  schema: dangerContent,
});

export const underAge = defineKind({
  name: 'underAge',
  files: 'safety/under-age.yaml',
  called: 'the under-age file',
  schema: underAgeContent,
});

export const reminder = defineKind({
  name: 'reminder',
  files: 'safety/reminder.yaml',
  called: 'the reminder file',
  schema: reminderContent,
});

export const guard = defineKind({
  name: 'guard',
  files: 'safety/guard.yaml',
  called: 'the guard file',
  schema: guardContent,
});

export const memory = defineKind({
  name: 'memory',
  files: 'memory/facts.yaml',
  called: 'the memory file',
  schema: memoryContent,
});

export type DangerContent = z.output<typeof dangerContent>;
export type UnderAgeContent = z.output<typeof underAgeContent>;
export type ReminderContent = z.output<typeof reminderContent>;
export type GuardContent = z.output<typeof guardContent>;
export type MemoryContent = z.output<typeof memoryContent>;
