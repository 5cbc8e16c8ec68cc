import { z } from 'zod';
import { line } from '../fields.ts';
import { defineKind } from '../kind.ts';

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

/** The words of a marketing page. */
export const landing = defineKind({
  name: 'landing',
  files: 'landing/*.mdx',
  isRead: true,
  called: 'a marketing page',
  schema: z.strictObject({
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
  }),
});

export type LandingContent = z.output<typeof landing.schema>;
