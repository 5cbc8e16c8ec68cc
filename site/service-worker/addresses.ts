import { isApiPath, shellFor } from '#contract/pages.ts';

/** The visual editor, which runs in development at the same address. */
const EDITOR = /^\/keystatic(\/|$)/;

const isOurs = (url: URL): boolean => url.origin === globalThis.location.origin;

/** A page of the site: never an answer of the API, nor a payment page. */
export const isPage = (url: URL): boolean =>
  isOurs(url) && !isApiPath(url.pathname) && !EDITOR.test(url.pathname);

/** A portrait or another picture of the site. */
export const isPicture = (url: URL): boolean => isOurs(url) && url.pathname.startsWith('/images/');

/** Profiles have a shell for companions made in the database, but most are pages of their own. */
const PROFILE = /^\/companion\/profile\//;

/**
 * Under what a page is kept: its address without query, and one name for all addresses that a shell
 * serves, so that no chat's id is kept and any chat opens.
 */
export const cacheKeyFor = ({ pathname }: URL): string =>
  PROFILE.test(pathname) ? pathname : (shellFor(pathname) ?? pathname);
