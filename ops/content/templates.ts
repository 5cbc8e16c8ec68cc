import type { Kind } from '#content-reader/kind.ts';
import { ARTICLE_CATEGORIES, articles } from '#content-reader/kinds/articles.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { ideas } from '#content-reader/kinds/ideas.ts';

/** What a new file is made from. */
export interface Template {
  /** Of the kind that it is a file of. */
  kind: Kind;
  /** The file's text; every field with what it is for. */
  text(title: string, facts: { today: string; id: string; place: number }): string;
  /** What is left to do, for the terminal. */
  next: string;
}

/** Marks what an editor has to write; refused in what visitors see. */
export const UNWRITTEN = 'Replace this line.';

const quoted = (text: string): string => JSON.stringify(text);

/** What `npm run new` can make. */
export const TEMPLATES: Record<string, Template> = {
  article: {
    kind: articles,
    next: 'It is a draft: visitors see it when the line "draft: true" is gone.',
    text: (title, { today }) => `---
# Headline, at most 70 characters.
title: ${quoted(title)}
# One or two sentences for lists and search results, 50 to 160 characters.
excerpt: One or two sentences that make somebody want to read on. ${UNWRITTEN}
# One of: ${ARTICLE_CATEGORIES.join(', ')}.
category: ${ARTICLE_CATEGORIES[0]}
# The day it comes out. It is shown as soon as it is no draft, whatever the day.
date: ${today}
# The day of its last real change. Take the # away when there is one.
# updated: ${today}
# true puts it into "Trending Now".
trending: false
# Only npm run dev shows a draft.
draft: true
# Addresses it had before, when you rename the file: [old-name, older-name].
formerly: []
---

The first paragraph. Begin with a person, a place and an hour.

## A heading

Write plain Markdown: **bold**, [a link](/companions), lists with a dash in front. A claim needs a link to its source.

> One sentence worth quoting.
`,
  },
  idea: {
    kind: ideas,
    next: 'It is a draft: visitors see it when the line "draft: true" is gone.',
    text: (title, { place }) => `---
# Its place in the list.
order: ${place}
title: ${quoted(title)}
# Reel, Carousel, Story, Single picture...
type: Reel
# The text that is copied; lines are kept as they are.
caption: |-
  The first line has to work alone.

  One small call to action at the end.
# Without the sign in front, at most 15.
hashtags: [JaanuChat]
# What the picture or film shows.
visual: >-
  Describe what is seen, so that somebody else could film it.
# Only npm run dev shows a draft.
draft: true
---
`,
  },
  companion: {
    kind: companions,
    next: 'Draw her portrait: content/images/companions/<name>.svg, 640 by 800. She is listed after the next start.',
    text: (name, { id }) => `---
# Hers for ever. Never change it: with another id she would be another person.
id: ${id}
name: ${quoted(name)}
# The end of her address, /companion/profile/...
urlName: ${slugOf(name)}
# Her portrait; the drawing has the same name and ends with .svg.
imagePath: /images/companions/${slugOf(name)}.webp
# One line for cards, at most 160 characters.
aboutMe: One line that sounds like her. ${UNWRITTEN}
# In years, 23 or more.
age: 28
city: Mumbai
# Without "a" or "an".
work: architect
# Three to eight, in lower case.
interests: [first interest, second interest, third interest]
# Two to four of: romantic, friendly, erotic, truelove.
suitableForChatTypes: [friendly, romantic]
# Her place in the row on the home page, 1 to 6. Take the # away and free the place first.
# featured: 6
# Pictures she may send when she is asked for one; how they are drawn is told in content/README.md.
gallery: []
voice:
  # How often she mixes Hindi in when the visitor's own mix is unclear: 0 never, 1 always.
  hinglish: 0.5
  # What she calls the visitor; the first has to suit a friend.
  petNames: [yaar]
  # One to five.
  emoji: [😊]
  # Short openers, each a sentence of its own.
  catchphrases: [Accha listen.]
---

Two sentences that say who she is.

## What she is like

## Talk to her about

${name} is an invented companion.
`,
  },
};

/** "Chai & the city!" becomes "chai-the-city". */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
