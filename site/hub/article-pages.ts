/** Articles on one page of the blog's list; more would be slow to read and heavy to fetch. */
export const ARTICLES_A_PAGE = 20;

/** The articles of each page of the blog's list, the first page first; one page where there are none. */
export const articlePages = <T>(articles: readonly T[]): T[][] => {
  const pages: T[][] = [];
  for (let at = 0; at < articles.length; at += ARTICLES_A_PAGE) {
    pages.push(articles.slice(at, at + ARTICLES_A_PAGE));
  }
  return pages.length > 0 ? pages : [[]];
};
