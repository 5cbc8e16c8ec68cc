import { z } from 'zod';
import { line } from '../fields.ts';
import { defineKind } from '../kind.ts';

const seconds = z.number().positive().max(120);

/** How a model's server is spoken to. What is left out is taken from the profile `default`. */
const profile = z.strictObject({
  name: z.string().regex(/^[a-z0-9.-]+$/, 'may only have small letters, digits, dots and dashes'),
  /** When it is chosen without being named: hosts, with a port where that is needed, and models, with `*` for anything. */
  for: z
    .strictObject({
      hosts: z.array(z.string().min(1)).default([]),
      models: z.array(z.string().min(1)).default([]),
    })
    .optional(),
  /** The name of the field that limits a reply. */
  limitField: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  /** The most tokens of a reply, its thoughts too. */
  replyTokens: z.int().min(50).max(20_000).optional(),
  /** The most tokens of the chat that are sent with each turn; anything older is summarised by the story. */
  historyTokens: z.int().min(200).max(100_000).optional(),
  /** Where the note about this moment goes: a system message at the end, or into the visitor's last one. */
  note: z.enum(['system', 'user']).optional(),
  /** How much of her profile is sent: about 4,000 tokens, or half of that for a model that holds little. */
  portrait: z.enum(['whole', 'short']).optional(),
  /** The header that carries the key: `authorization` as a bearer, or another one as it is. */
  keyHeader: z
    .string()
    .regex(/^[a-z-]+$/, 'must be the name of a header')
    .optional(),
  /** Ask for the count of tokens at the end of a stream. */
  usage: z.boolean().optional(),
  /** Further fields of each call: sampling, stop words, the switch for thoughts. `null` takes one away. */
  fields: z.record(z.string(), z.unknown()).default({}),
  /** How long is waited: for the first token, between two, for the whole. */
  seconds: z
    .strictObject({ firstToken: seconds, idle: seconds, total: seconds })
    .partial()
    .optional(),
  /** Concurrent calls of one process. */
  atOnce: z.int().min(1).max(1000).optional(),
  /** Turns that wait for one of them, and how many seconds each does at most. */
  queue: z.int().min(0).max(10_000).optional(),
  waitSeconds: seconds.optional(),
  /** Letters that make a token, counted without spaces: of Latin and of Indian scripts. */
  lettersPerToken: z
    .strictObject({ latin: z.number().positive(), indic: z.number().positive() })
    .partial()
    .optional(),
});

/** `content/models/profiles.yaml`: how models' servers differ. */
export const modelProfiles = defineKind({
  name: 'modelProfiles',
  files: 'models/profiles.yaml',
  called: 'the profiles of models',
  schema: z
    .array(profile)
    .min(1)
    .refine((list) => list.some(({ name }) => name === 'default'), {
      error: 'needs a profile called default',
    })
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'has a name twice',
    }),
});

const price = z.number().nonnegative();

/** `content/models/prices.yaml`: what a million tokens cost. */
export const modelPrices = defineKind({
  name: 'modelPrices',
  files: 'models/prices.yaml',
  called: 'the price list of models',
  schema: z.strictObject({
    /** Rupees for a dollar. */
    rupeesPerDollar: z.number().positive(),
    prices: z.array(
      z.strictObject({
        /** The model's name at its server, with `*` for anything. The first line that fits counts. */
        model: z.string().min(1),
        /** The seller; left out: any. */
        host: z.string().min(1).optional(),
        currency: z.enum(['USD', 'INR']),
        /** For a million tokens that go in, go in and were there before, come out. */
        input: price,
        cached: price,
        output: price,
        source: line(300),
        checked: z.iso.date(),
      }),
    ),
  }),
});

export type ModelProfile = z.output<typeof profile>;
export type ModelPrices = z.output<typeof modelPrices.schema>;
