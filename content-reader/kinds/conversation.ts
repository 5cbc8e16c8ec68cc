import { z } from 'zod';
import { inEachLanguage } from '../fields.ts';
import { defineKind } from '../kind.ts';

/** One text in each language, and several of them. */
const trio = inEachLanguage(z.string().trim().min(1));
const trios = inEachLanguage(z.array(z.string().trim().min(1)).min(2));

/** `content/safety/care.yaml`: what is shown to somebody in danger, or perhaps under 18, by kind. */
export const careContent = z.strictObject({
  /** Every number that a text below names, with where it was read and when. */
  numbers: z.array(
    z.strictObject({
      number: z.string().regex(/^\d{3,5}$/),
      name: z.string().min(1),
      source: z.url(),
      checked: z.iso.date(),
    }),
  ),
  /** What every card ends with. */
  end: trio,
  cards: z
    .array(
      z.strictObject({
        kinds: z.array(z.string().min(1)).min(1),
        /** Something is happening or planned. */
        now: trio,
        /** Left out: as `now`. */
        serious: trio.optional(),
      }),
    )
    .min(1),
  /** To somebody under 18 who is in danger. */
  minor: trio,
  /** Her own words to a heavy heart, by kind. */
  /** `unsafe` where somebody else may do harm, `low` where he may harm himself. */
  checkIn: z.strictObject({ unsafe: trios, low: trios }),
  /** How she asks whether all is well, where a danger was heard faintly. */
  well: trios,
  /** One line with a number, after her answer to a heavy heart. */
  number: trios,
  /** Her plain question to somebody who may be under 18. */
  askAge: trios,
  /** How she asks again, some replies after a card. */
  later: trios,
});

/** `content/safety/concepts.yaml`: phrases between commas, by what they mean. */
export const conceptsContent = z.record(z.string(), z.string().min(1));

const share = z.number().min(0).max(1);

const dangerRule = {
  kind: z.string().min(1),
  level: z.enum(['now', 'serious', 'heavy']),
  /** Each of them near the first; `a/b` is either. */
  has: z.array(z.string().min(1)).min(1),
};

/** `content/safety/rules.yaml`: how concepts make a danger, and from when on what was learnt is acted on. */
export const rulesContent = z.strictObject({
  /** How likely something must be. */
  thresholds: z.strictObject({
    /** Danger, with a word for it: a card. */
    card: share,
    /** The same, of hints alone. */
    cardOfHints: share,
    /** Danger, with a word for it: a soft check-in, or a line with a number. */
    checkIn: share,
    /** The same, of hints alone. */
    checkInOfHints: share,
    /** Both of a message of a few words. */
    checkInOfFew: share,
    checkInOfFewHints: share,
    /** Danger or a heavy heart: a gentler answer. */
    gentle: share,
    gentleOfHints: share,
    /** Less than that, and not nothing: an answer without flirting. */
    trace: share,
    traceOfHints: share,
    /** Danger less likely than this is asked after in a few words, and no number is given yet. */
    faint: share,
    /** A heavy heart: a line with the number of a helpline beside the answer. */
    number: share,
    /** An age under 18: the account is suspended. */
    close: share,
    /** The same, or a sign of it: she asks. */
    ask: share,
  }),
  /** Concepts that she neither repeats nor makes light of. */
  grave: z.array(z.string()),
  /** Words and phrases of those that no concept has, written as in `safety/concepts.yaml`. */
  alsoGrave: z.string(),
  /** Words and phrases of those that mean nothing of the kind, written as in `safety/concepts.yaml`. */
  harmless: z.string(),
  /** Concepts that make a rule void where they stand near: films, games, figures of speech. */
  figures: z.array(z.string()),
  /** Words that only sound like one of those, as they are written. */
  soundAlikes: z.string(),
  /** Concepts of an illness: beside them a heavy heart alone is met softly, and not asked after. */
  sober: z.array(z.string()),
  /** Concepts of which a card needs one; without them she asks. */
  named: z.array(z.string()),
  rules: z.array(z.strictObject(dangerRule)),
  /** Phrases that rules of `plain` alone are made of, by what they mean, written as in `safety/concepts.yaml`. */
  phrases: conceptsContent,
  /** Rules that hold whatever was learnt, each beginning with a concept of `phrases`. */
  plain: z.array(
    z.strictObject({
      ...dangerRule,
      /** Words that its concepts may stand apart; left out: nine. */
      within: z.int().min(0).max(9).optional(),
      /** Concepts that make it void as well, beside those of `figures`. */
      unless: z.array(z.string().min(1)).optional(),
      /** Concepts of `figures` that do not. */
      despite: z.array(z.string().min(1)).optional(),
    }),
  ),
});

/**
 * `content/safety/under-age.yaml`: what is shown to someone who says they are under 18. `{account}` becomes the
 * visitor's account number, to be quoted in an appeal.
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
  /** Rules for what means something else. */
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
   * Words for somebody under 18 and rules for their age; words and rules that must not be in one sentence with either,
   * and rules for what is neither; its other rules are enough by themselves.
   */
  minor: z.strictObject({
    ...guarded,
    match: phrases,
    ages: phrases,
    with: phrases,
    acts: phrases,
    harmless: phrases,
  }),
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

/** `content/memory/facts.yaml`: what a companion remembers about a visitor. */
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
  /** First names, and towns and regions, that are known without capitals. */
  people: wordList,
  places: wordList,
  /** What people work as, what they do, and what they study. */
  trades: wordList,
  doings: wordList,
  degrees: wordList,
});

export const care = defineKind({
  name: 'care',
  files: 'safety/care.yaml',
  called: 'the care file',
  schema: careContent,
});

export const concepts = defineKind({
  name: 'concepts',
  files: 'safety/concepts.yaml',
  called: 'the file of concepts',
  schema: conceptsContent,
});

export const rules = defineKind({
  name: 'rules',
  files: 'safety/rules.yaml',
  called: 'the file of rules',
  schema: rulesContent,
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

export type CareContent = z.output<typeof careContent>;
export type UnderAgeContent = z.output<typeof underAgeContent>;
export type ReminderContent = z.output<typeof reminderContent>;
export type GuardContent = z.output<typeof guardContent>;
export type MemoryContent = z.output<typeof memoryContent>;
