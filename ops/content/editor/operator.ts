import { fields, singleton } from '@keystatic/core';
import { PACKS } from '#contract/packs.ts';
import { text, words } from './fields.ts';

/** Who runs the site, and what has to be true before it opens. */
export const operator = singleton({
  label: 'Operator',
  path: 'content/operator',
  format: { data: 'yaml' },
  schema: {
    legalName: text('Name', 100),
    address: words('Address, line by line'),
    supportEmail: text('Support e-mail', 100),
    supportPhone: fields.text({ label: 'Support phone' }),
    badges: fields.object(
      Object.fromEntries(
        PACKS.map(({ id, badge }) => [
          id,
          fields.text({ label: badge ? `In place of "${badge}"` : `On the pack "${id}"` }),
        ]),
      ),
      { label: 'Badges of the packs' },
    ),
    grievanceOfficer: fields.object(
      { name: text('Name', 80), email: text('E-mail', 100) },
      { label: 'Grievance officer' },
    ),
    answersWithinDays: fields.integer({ label: 'Answers within days' }),
    processors: fields.array(
      fields.object({
        name: text('Name', 100),
        country: text('Country', 60),
        does: text('What it does', 160),
      }),
      { label: 'Who processes chats', itemLabel: (item) => item.fields.name.value },
    ),
    confirmed: fields.checkbox({ label: 'The details are real' }),
    launch: fields.object(
      {
        bestValueIsTrue: fields.checkbox({ label: '"Best Value" is true' }),
        benefitsAreTrue: fields.checkbox({ label: 'The list on the paywall is true' }),
        providerAllowsHot: fields.checkbox({ label: 'The payment provider allows "Hot"' }),
        helpLinesChecked: fields.checkbox({ label: 'The help lines were rung' }),
        legalPagesRead: fields.checkbox({ label: 'A lawyer has read the legal pages' }),
      },
      { label: 'Before the site opens' },
    ),
  },
});
