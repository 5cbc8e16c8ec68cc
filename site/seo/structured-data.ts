import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

const NAME = 'Jaanu';
const LOGO = '/icons/any-512.png';

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
  logo: new URL(LOGO, site).href,
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
    logo: { '@type': 'ImageObject', url: new URL(LOGO, site).href },
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

/**
 * A companion's profile. No ProfilePage: search engines want a Person or an Organization in one, and
 * she is neither.
 */
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
}): WebPage => ({
  '@type': 'WebPage',
  url: url.href,
  name: `${name}, an AI companion`,
  description: aboutMe,
  primaryImageOfPage: { '@type': 'ImageObject', url: image.href },
  inLanguage: 'en-IN',
  mainEntity: { '@type': 'Thing', name, description: aboutMe, image: image.href },
});
