import { z } from 'zod';
import { PACKS } from '#contract/packs.ts';
import { line } from '../fields.ts';
import { defineKind } from '../kind.ts';

const badge = z.string().max(24);

/** Who runs the site, shown in footers and on the legal pages. */
export const operator = defineKind({
  name: 'operator',
  files: 'operator.yaml',
  isRead: false,
  called: 'the operator file',
  schema: z.strictObject({
    /** Of the person or company that runs the site. */
    legalName: line(100),
    /** Where letters go; several lines are allowed. */
    address: z.array(line(100)).min(1),
    supportEmail: z.email(),
    /** A phone that is answered; payment providers ask for one on the contact page. */
    supportPhone: z
      .string()
      .regex(/^\+?[\d ]{8,16}$/, 'must be a phone number such as +91 98765 43210')
      .optional(),
    grievanceOfficer: z.strictObject({ name: line(80), email: z.email() }),
    /** Days within which mail is answered. */
    answersWithinDays: z.int().min(1).max(30),
    /** Words on the packs' badges in place of the product's own, by the pack's name; empty: no badge. */
    badges: z
      .strictObject(Object.fromEntries(PACKS.map(({ id }) => [id, badge])))
      .partial()
      .default({}),
    /** Who gets chats to process them, such as the host of a model; named in the privacy notice. */
    processors: z
      .array(
        z.strictObject({
          name: line(100),
          country: line(60),
          /** What it does: writes the replies. */
          does: line(160),
        }),
      )
      .default([]),
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
  }),
});

export type OperatorContent = z.output<typeof operator.schema>;
