import { fields, singleton } from '@keystatic/core';
import { body, long, text, titled, words } from './fields.ts';

/** One of the marketing pages. */
export const landing = (path: string, label: string) =>
  singleton({
    label,
    path: `content/landing/${path}`,
    format: { contentField: 'body' },
    entryLayout: 'form',
    schema: {
      title: text('Document title', 60),
      description: long('For search results', 160),
      eyebrow: text('Small line above the headline', 60),
      headline: text('Headline', 80),
      lead: long('Lead', 240),
      action: text('Words on the button', 30),
      claims: fields.array(
        fields.object({
          value: text('Number', 30),
          label: text('What it counts', 60),
          verified: fields.checkbox({
            label: 'Verified',
            description: 'Only when it can be proven.',
          }),
        }),
        { label: 'Claims', itemLabel: (item) => item.fields.value.value },
      ),
      promises: titled('What you get'),
      steps: titled('How it works (three)'),
      testimonials: fields.array(
        fields.object({
          quote: long('Quote', 300),
          name: text('Name', 40),
          city: text('City', 40),
          verified: fields.checkbox({
            label: 'Verified',
            description: 'A real visitor agreed to it.',
          }),
        }),
        { label: 'Testimonials', itemLabel: (item) => item.fields.name.value },
      ),
      cities: words('Cities'),
      faq: fields.array(
        fields.object({ question: text('Question', 120), answer: long('Answer', 600) }),
        { label: 'FAQ', itemLabel: (item) => item.fields.question.value },
      ),
      closing: fields.object(
        { title: text('Title', 80), text: long('Text', 300) },
        { label: 'Last words' },
      ),
      body: body('Nothing is shown from here'),
    },
  });
