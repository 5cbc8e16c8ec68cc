/**
 * Which pages a browser may fetch when somebody is about to tap a link to them (Speculation Rules): what is read, and the
 * shells of the app, which ask for nothing before they run. Never what sells, pays, leads out or makes a chat. Browsers
 * leave it be where somebody saves data, and the server refuses it then (api/http/site/serve-site.ts).
 */
const NEXT_PAGES = [
  '/',
  '/companions',
  '/companions\\?*',
  '/companion/*',
  '/chats',
  '/chat/*',
  '/you',
  '/blogs',
  '/blogs/*',
  '/marketing',
  '/marketing_premium',
];

/** The rules as they are inlined in a page; the policy allows them by hash. */
export const SPECULATION_RULES: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: NEXT_PAGES },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
