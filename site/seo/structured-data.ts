import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  ProfilePage,
  Thing,
  WebSite,
} from 'schema-dts';

const NAME = 'Jaanu';

/** Several statements about one page, as JSON-LD. */
export const graph = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** Who publishes. */
export const organization = (site: URL, email: string): Organization => ({
  '@type': 'Organization',
  '@id': new URL('/#organization', site).href,
  name: NAME,
  url: site.href,
  logo: new URL('/og/logo.png', site).href,
  email,
});

/** The site as a whole. */
export const website = (site: URL): WebSite => ({
  '@type': 'WebSite',
  '@id': new URL('/#website', site).href,
  name: NAME,
  url: site.href,
  inLanguage: 'en-IN',
  publisher: { '@id': new URL('/#organization', site).href },
});

/** One article of the blog. */
export const article = (
  site: URL,
  {
    url,
    image,
    title,
    excerpt,
    category,
    date,
    updated,
  }: {
    url: URL;
    image: URL;
    title: string;
    excerpt: string;
    category: string;
    date: Date;
    updated?: Date | undefined;
  },
): Article => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  articleSection: category,
  image: image.href,
  mainEntityOfPage: url.href,
  datePublished: date.toISOString(),
  dateModified: (updated ?? date).toISOString(),
  inLanguage: 'en-IN',
  author: { '@type': 'Organization', name: NAME, url: site.href },
  publisher: {
    '@type': 'Organization',
    name: NAME,
    logo: { '@type': 'ImageObject', url: new URL('/og/logo.png', site).href },
  },
});

/** The way from the home page to this one; each step a name and an address. */
export const breadcrumbs = (site: URL, steps: [name: string, path: string][]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: new URL(path, site).href,
  })),
});

/** Questions with their answers. */
export const faqPage = (faq: { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A companion's profile. She is no person, and is not called one. */
export const profilePage = ({
  url,
  image,
  name,
  aboutMe,
}: {
  url: URL;
  image: URL;
  name: string;
  aboutMe: string;
}): ProfilePage => ({
  '@type': 'ProfilePage',
  url: url.href,
  name: `${name}, an AI companion`,
  description: aboutMe,
  primaryImageOfPage: { '@type': 'ImageObject', url: image.href },
  inLanguage: 'en-IN',
  // schema.org asks for a Person or an Organization as the main entity of a profile: a character is a Thing.
  about: { '@type': 'Thing', name, description: aboutMe, image: image.href },
});
