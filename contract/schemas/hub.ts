import { z } from 'zod';

/** What articles are about; a new one is added here. */
export const ARTICLE_CATEGORIES = [
  'Relationships',
  'City life',
  'Dating',
  'Work and life',
  'Wellness',
] as const;

/** Last part of an address: lower case letters, digits and dashes. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may only have lower case letters, digits and single dashes')
  .max(100);

/** A day in UTC. Readers of YAML disagree on whether one is a text. */
const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date('must be a day, such as 2025-08-03'),
  )
  .transform((text) => new Date(text));

const line = (max: number) => z.string().trim().min(1).max(max);

/** Front matter of `content/articles/*.mdx`; the file's name is the end of the address. */
export const articleContent = z.strictObject({
  /** Headline, at most 70 characters: a search result cuts longer ones off. */
  title: line(70),
  /** One or two sentences for lists and search results, 50 to 160 characters. */
  excerpt: line(160).min(50),
  category: z.enum(ARTICLE_CATEGORIES),
  /** The day it came out. */
  date: day,
  /** The day of its last real change. */
  updated: day.optional(),
  /** In "Trending Now" on the blog's first page. */
  trending: z.boolean().default(false),
  /** Only shown in development. */
  draft: z.boolean().default(false),
  /** Names the article had before: their addresses lead here. */
  formerly: z.array(slug).default([]),
});

/** Front matter of `content/ideas/*.mdx`: one idea for an Instagram post. */
export const ideaContent = z.strictObject({
  /** Place in the list, from 1. */
  order: z.int().min(1),
  title: line(70),
  /** Kind of post: Reel, Carousel, Story... */
  type: line(40),
  /** Text of the post, as it is copied. */
  caption: line(600),
  /** Without the sign in front. */
  hashtags: z
    .array(z.string().regex(/^[A-Za-z0-9_]{1,60}$/, 'is written without # and spaces'))
    .min(1)
    .max(15),
  /** What the picture or film shows. */
  visual: line(400),
  draft: z.boolean().default(false),
});

/** `content/ideas/tips.yaml`: how to post. */
export const tipContent = z.strictObject({
  id: slug,
  title: line(80),
  text: line(300),
});

/** A number or statement that sells: shown as it stands, called true only when the operator has confirmed it. */
const claim = z.strictObject({
  /** Such as "50,000+". */
  value: line(30),
  label: line(60),
  /** False until the operator can prove it; unverified ones carry a mark and never reach structured data. */
  verified: z.boolean(),
});

const testimonial = z.strictObject({
  quote: line(300),
  name: line(40),
  city: line(40),
  /** False: an example of how a visitor may feel, and marked as such. */
  verified: z.boolean(),
});

const titled = z.strictObject({ title: line(80), text: line(300) });

/** Front matter of `content/landing/*.mdx`: the words of one marketing page. */
export const landingContent = z.strictObject({
  /** Document title, at most 60 characters. */
  title: line(60),
  /** For search results, 50 to 160 characters. */
  description: line(160).min(50),
  eyebrow: line(60),
  headline: line(80),
  lead: line(240),
  /** Words on the main button. */
  action: line(30),
  claims: z.array(claim).min(1).max(4),
  promises: z.array(titled).min(3).max(6),
  /** How it works. */
  steps: z.array(titled).length(3),
  testimonials: z.array(testimonial).min(2).max(6),
  cities: z.array(line(30)).min(6),
  faq: z.array(z.strictObject({ question: line(120), answer: line(600) })).min(4),
  /** Last words before the footer. */
  closing: titled,
});

/** Front matter of `content/pages/*.mdx`: privacy, terms and their like. */
export const pageContent = z.strictObject({
  title: line(60),
  description: line(160).min(50),
  updated: day,
});

/** `content/operator.yaml`: who runs the site, shown in footers and on the legal pages. */
export const operatorContent = z.strictObject({
  /** Of the person or company that runs the site. */
  legalName: line(100),
  /** Where letters go; several lines are allowed. */
  address: z.array(line(100)).min(1),
  supportEmail: z.email(),
  grievanceOfficer: z.strictObject({ name: line(80), email: z.email() }),
  /** Days within which mail is answered. */
  answersWithinDays: z.int().min(1).max(30),
  /** False while the details above are placeholders; the pages say so, and so does the launch check. */
  confirmed: z.boolean(),
  /** What the operator has to answer for before the site opens; `npm run preflight` lists what is false. */
  launch: z.strictObject({
    /** "Best Value" stands at ₹1.98 a message, beside a pack at ₹0.90. */
    bestValueIsTrue: z.boolean(),
    /** "Unlimited chat time", "24/7 availability" and the rest of the paywall's list. */
    benefitsAreTrue: z.boolean(),
    /** The payment provider has agreed in writing to the "Hot" chats. */
    providerAllowsHot: z.boolean(),
    /** A person has rung the help lines of `safety/` and `replies/under-age.yaml`. */
    helpLinesChecked: z.boolean(),
    /** A lawyer has read privacy, terms and refunds. */
    legalPagesRead: z.boolean(),
  }),
});

/** `content/banned-words.yaml`: a word, and why our pages do without it. */
export const bannedWordsContent = z.record(line(60), line(200));

export type IdeaContent = z.output<typeof ideaContent>;
export type LandingContent = z.output<typeof landingContent>;
export type OperatorContent = z.output<typeof operatorContent>;
