import { collection, config, fields, singleton } from '@keystatic/core';
import { CHAT_TYPES } from './api/contract/chat-types.ts';
import { ARTICLE_CATEGORIES } from './api/contract/schemas/hub.ts';

const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));

const text = (label: string, max: number, description = '') =>
  fields.text({ label, description, validation: { isRequired: true, length: { max } } });

const long = (label: string, max: number, description = '') =>
  fields.text({
    label,
    description,
    multiline: true,
    validation: { isRequired: true, length: { max } },
  });

const words = (label: string, description = '') =>
  fields.array(fields.text({ label, validation: { isRequired: true } }), {
    label,
    description,
    itemLabel: (item) => item.value,
  });

const titled = (label: string) =>
  fields.array(fields.object({ title: text('Title', 80), text: long('Text', 300) }), {
    label,
    itemLabel: (item) => item.fields.title.value,
  });

const body = (label: string) => fields.mdx({ label });

const draft = fields.checkbox({ label: 'Draft', description: 'Only shown in development.' });

const landing = (path: string, label: string) =>
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

/** The visual editor of `npm run dev` for the files of `content/`; it has no part in a build. */
export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Jaanu' } },
  collections: {
    articles: collection({
      label: 'Articles',
      path: 'content/articles/*',
      slugField: 'title',
      format: { contentField: 'body' },
      entryLayout: 'content',
      schema: {
        title: fields.slug({
          name: { label: 'Headline', validation: { length: { min: 1, max: 70 } } },
        }),
        excerpt: long('Excerpt', 160, 'For lists and search results, 50 to 160 characters.'),
        category: fields.select({
          label: 'Category',
          options: options(ARTICLE_CATEGORIES),
          defaultValue: ARTICLE_CATEGORIES[0],
        }),
        date: fields.date({ label: 'Came out', validation: { isRequired: true } }),
        updated: fields.date({ label: 'Last real change' }),
        trending: fields.checkbox({ label: 'In "Trending Now"' }),
        draft,
        formerly: words('Former addresses', 'They lead to the new one.'),
        body: body('Text'),
      },
    }),
    ideas: collection({
      label: 'Instagram ideas',
      path: 'content/ideas/*',
      slugField: 'title',
      format: { contentField: 'body' },
      entryLayout: 'form',
      schema: {
        order: fields.integer({
          label: 'Place in the list',
          validation: { isRequired: true, min: 1 },
        }),
        title: fields.slug({
          name: { label: 'Title', validation: { length: { min: 1, max: 70 } } },
        }),
        type: text('Kind of post', 40),
        caption: long('Caption', 600),
        hashtags: words('Hashtags', 'Without the sign in front.'),
        visual: long('What is seen', 400),
        draft,
        body: body('Nothing is shown from here'),
      },
    }),
    pages: collection({
      label: 'Privacy, terms and their like',
      path: 'content/pages/*',
      slugField: 'title',
      format: { contentField: 'body' },
      entryLayout: 'content',
      schema: {
        title: fields.slug({
          name: { label: 'Title', validation: { length: { min: 1, max: 60 } } },
        }),
        description: long('For search results', 160),
        updated: fields.date({ label: 'As of', validation: { isRequired: true } }),
        body: body('Text'),
      },
    }),
    companions: collection({
      label: 'Companions',
      path: 'content/companions/*',
      slugField: 'name',
      format: { contentField: 'body' },
      entryLayout: 'content',
      schema: {
        id: text('Id', 36, 'Hers for ever. Never change it.'),
        name: fields.slug({
          name: { label: 'Name', validation: { length: { min: 1, max: 100 } } },
        }),
        urlName: text('End of her address', 100, 'Old links break when it changes.'),
        imagePath: text('Portrait', 120),
        aboutMe: long('One line for cards', 160),
        age: fields.integer({ label: 'Age', validation: { isRequired: true, min: 23, max: 60 } }),
        city: text('City', 60),
        work: text('Work, without "a" or "an"', 60),
        interests: words('Interests', 'Three to eight, in lower case.'),
        suitableForChatTypes: fields.multiselect({
          label: 'Chat types',
          options: options(CHAT_TYPES),
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
    }),
  },
  singletons: {
    marketing: landing('marketing', 'Marketing page'),
    marketingPremium: landing('marketing-premium', 'Premium marketing page'),
    operator: singleton({
      label: 'Operator',
      path: 'content/operator',
      format: { data: 'yaml' },
      schema: {
        legalName: text('Name', 100),
        address: words('Address, line by line'),
        supportEmail: text('Support e-mail', 100),
        grievanceOfficer: fields.object(
          { name: text('Name', 80), email: text('E-mail', 100) },
          { label: 'Grievance officer' },
        ),
        answersWithinDays: fields.integer({ label: 'Answers within days' }),
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
    }),
  },
});
