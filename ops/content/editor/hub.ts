import { collection, fields } from '@keystatic/core';
import { ARTICLE_CATEGORIES } from '#content-reader/kinds/articles.ts';
import { body, draft, long, options, slug, text, words } from './fields.ts';

/** Articles of the blog. */
export const articles = collection({
  label: 'Articles',
  path: 'content/articles/*',
  slugField: 'title',
  format: { contentField: 'body' },
  entryLayout: 'content',
  schema: {
    title: slug('Headline', 70),
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
});

/** Instagram ideas. */
export const ideas = collection({
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
    title: slug('Title', 70),
    type: text('Kind of post', 40),
    caption: long('Caption', 600),
    hashtags: words('Hashtags', 'Without the sign in front.'),
    visual: long('What is seen', 400),
    draft,
    body: body('Nothing is shown from here'),
  },
});

/** Privacy, terms and their like. */
export const pages = collection({
  label: 'Privacy, terms and their like',
  path: 'content/pages/*',
  slugField: 'title',
  format: { contentField: 'body' },
  entryLayout: 'content',
  schema: {
    title: slug('Title', 60),
    description: long('For search results', 160),
    updated: fields.date({ label: 'As of', validation: { isRequired: true } }),
    body: body('Text'),
  },
});
