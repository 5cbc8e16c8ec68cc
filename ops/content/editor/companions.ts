import { collection, fields } from '@keystatic/core';
import { ALL_CHAT_TYPES } from '#contract/chat-types.ts';
import { body, long, options, slug, text, words } from './fields.ts';

/** Companions, a file each. */
export const companions = collection({
  label: 'Companions',
  path: 'content/companions/*/profile',
  slugField: 'name',
  format: { contentField: 'body' },
  entryLayout: 'content',
  schema: {
    id: text('Id', 36, 'Hers for ever. Never change it.'),
    name: slug('Name', 100),
    urlName: text('End of her address', 100, 'Old links break when it changes.'),
    imagePath: text('Portrait', 120),
    aboutMe: long('One line for cards', 160),
    age: fields.integer({ label: 'Age', validation: { isRequired: true, min: 23, max: 60 } }),
    city: text('City', 60),
    work: text('Work, without "a" or "an"', 60),
    interests: words('Interests', 'Three to eight, in lower case.'),
    suitableForChatTypes: fields.multiselect({
      label: 'Chat types',
      options: options(ALL_CHAT_TYPES),
    }),
    promptVersion: fields.text({ label: 'Version of the prompts', defaultValue: 'v1.0' }),
    featured: fields.integer({ label: 'Place on the home page, 1 to 6' }),
    gallery: words('Pictures she may send', 'Such as /images/scenes/kavya-1.webp.'),
    voice: fields.object(
      {
        hinglish: fields.number({ label: 'Share of Hinglish, 0 to 1', step: 0.05 }),
        petNames: words('What she calls the visitor'),
        emoji: words('Emoji'),
        catchphrases: words('Openers'),
      },
      { label: 'Voice' },
    ),
    body: body('Profile'),
  },
});
