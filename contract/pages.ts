import type { ChatType } from './chat-types.ts';

/** Addresses of the app's screens and of the content pages. */
export const PAGES = {
  home: '/',
  companions: '/companions',
  chats: '/chats',
  you: '/you',
  /** A blank note pad: where a chat is hidden in a hurry. */
  notes: '/notes',
  companion: (id: string) => `/companion/${encodeURIComponent(id)}`,
  profile: (urlName: string) => `/companion/profile/${encodeURIComponent(urlName)}`,
  loading: (chatType: ChatType) => `/loading/${chatType}`,
  chat: (chatId: string) => `/chat/${encodeURIComponent(chatId)}`,
  paywall: (chatId: string) => `/paywall/${encodeURIComponent(chatId)}`,
  postPayment: (chatId: string) => `/post-payment/${encodeURIComponent(chatId)}`,
  /** A purchase on paper. */
  receipt: (orderId: string) => `/receipt/${encodeURIComponent(orderId)}`,
  blogs: '/blogs',
  /** A page of the blog's list, counted from 1. */
  blogsPage: (page: number) => (page === 1 ? '/blogs' : `/blogs/page/${page}`),
  article: (slug: string) => `/blogs/${slug}`,
  ideas: '/blogs/instagram-content-ideas',
  marketing: '/marketing',
  marketingPremium: '/marketing_premium',
  /** What happens when somebody is in danger or under 18. */
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  refunds: '/refunds',
  contact: '/contact',
} as const;

/** Screens with a fixed address that are a visitor's own: no search engine should know them. */
const OWN_SCREENS: ReadonlySet<string> = new Set([PAGES.chats, PAGES.you, PAGES.notes]);

/** Screens with a fixed address that are the same for everybody. */
export const PUBLIC_SCREENS: ReadonlySet<string> = new Set([PAGES.home, PAGES.companions]);

/** Pages with a fixed address that are the same for everybody. */
export const PUBLIC_PAGES: readonly string[] = Object.values(PAGES).filter(
  (page) => typeof page === 'string' && !OWN_SCREENS.has(page),
) as string[];

/** Addresses that the API answers: never a page of the site. */
export const isApiPath = (path: string): boolean =>
  /^\/(api|sandbox|checkout|go|healthz|readyz|metrics)(\/|$)/.test(path);

/**
 * Screens whose address holds a value unknown at build time, and the pre-rendered page that serves
 * them all. Read by the development server and by the production server alike; a page that exists
 * under its own address wins.
 */
export const SHELLS: readonly { pattern: RegExp; shell: string }[] = [
  // `/companion/profile` alone names nobody; it has a page that leads to the list.
  { pattern: /^\/companion\/(?!profile$)[^/]+$/, shell: '/shells/companion' },
  { pattern: /^\/companion\/profile\/[^/]+$/, shell: '/shells/companion' },
  { pattern: /^\/loading\/[^/]+$/, shell: '/shells/loading' },
  { pattern: /^\/chat\/[^/]+$/, shell: '/shells/chat' },
  { pattern: /^\/paywall\/[^/]+$/, shell: '/shells/paywall' },
  { pattern: /^\/receipt\/[^/]+$/, shell: '/shells/receipt' },
  { pattern: /^\/post-payment\/[^/]+$/, shell: '/shells/post-payment' },
];

/** The shell that serves a path, or undefined. A trailing slash is ignored. */
export const shellFor = (path: string): string | undefined => {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return SHELLS.find(({ pattern }) => pattern.test(clean))?.shell;
};
