import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { CHAT_TYPES } from './contract/chat-types.ts';
import { PAGES } from './contract/pages.ts';
import { plainImports } from './site/integrations/plain-imports.ts';
import { precompress } from './site/integrations/precompress.ts';
import { preloadIslands } from './site/integrations/preload-islands.ts';
import { profilePaths } from './site/integrations/profile-paths.ts';
import { serviceWorker } from './site/integrations/service-worker.ts';
import { shells } from './site/integrations/shells.ts';

const apiOrigin = process.env.API_ORIGIN;
// The visual editor of content is there in development alone: a build does not even load it.
const editor = process.argv.includes('dev') ? [(await import('@keystatic/astro')).default()] : [];

// Files by their names: one that is moved has to be named again here, or `npm test -- e2e budgets` fails.
/** What the list and a profile need to begin a chat. */
const CHAT_START =
  /\/(stores\/(companions\/availability|start\/(chat-start|companion-chats))|islands\/start\/\w+|ui\/(chats\/(ChatButton|ChatTypeBadges|(badges|chat-button)\.module)|lines\.module))\.(tsx?|css)$/;
/** What only chat and paywall show. */
const NOTICES = /\/(NoticeToaster|toast\/\w+|stores\/notice\/notice)\.tsx?$/;
/** What other screens share, and a chat does without. */
const NOT_IN_CHAT =
  /\/(contract\/(busy-text|chat-types|endpoints\/remembered)|browser\/(ads\/events|page\/pixel-of-page)|islands\/(events|leave\/lazy-parts|you\/(\w+\/)?[\w.]+)|stores\/(account\/discreet|chats\/waiting-words|companions\/companion-cache|start\/selected-companion)|ui\/(MoreIcon|chats\/(ClosedChats|ClosedNote|chat-type-descriptions)|dialog\/(Dialog|dialog\.module)|format\/messages-left|page\/(PageHeader|page\.module)|portrait\/(Portrait|portrait\.module)))\.(tsx?|css)$/;
/** What is rarely done in a chat, fetched with the first of it. */
const CHAT_ACTIONS =
  /\/(contract\/endpoints\/chat-actions|browser\/api\/chat-actions-api|islands\/chat\/(menu\/menu|voice\/voice)\.module)\.(ts|css)$/;
/** What keeps an account and carries it over, fetched with the first tap. */
const SIGN_IN =
  /\/(contract\/endpoints\/(sign-in|account)|browser\/(api\/(sign-in-api|account-api)|phone\/(in-app|save-picture)|visitor\/proof-of-work)|stores\/(leave\/leave-app|account\/keeping)|islands\/(keep|leave)\/(?!lazy-parts)[\w-]+(\.module)?|ui\/(QrCode|use-seconds-until|qr-code\.module|format\/(long-day|working-days)))\.(tsx?|css)$/;
/** Notifications and what is asked where tax is paid, fetched with the first of it. */
const RARE =
  /\/(contract\/(indian-states|endpoints\/push)|browser\/(api\/push-api|phone\/notifications)|stores\/push\/push|islands\/push\/[\w-]+(\.module)?)\.(tsx?|css)$/;
const isShared = (id) =>
  /\.(ts|tsx|css)$/.test(id) &&
  !CHAT_ACTIONS.test(id) &&
  !CHAT_START.test(id) &&
  !NOTICES.test(id) &&
  !SIGN_IN.test(id) &&
  !RARE.test(id) &&
  !NOT_IN_CHAT.test(id);

export default defineConfig({
  site: process.env.PUBLIC_ORIGIN || 'http://localhost:3000',
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  // Styles are small: inside the page they cost no second trip before the first paint.
  build: { format: 'file', inlineStylesheets: 'always' },
  // The default, 'jsx', eats the space where a formatter has put a word on a new line.
  compressHTML: true,
  devToolbar: { enabled: false },
  fonts: [
    {
      name: 'Eczar',
      cssVariable: '--font-eczar',
      provider: fontProviders.local(),
      // The two in the middle are made in base.css.
      fallbacks: ['Eczar on Android', 'Eczar on Linux', 'Georgia', 'serif'],
      options: {
        variants: [{ src: ['./site/fonts/eczar-600-latin.woff2'], weight: 600, style: 'normal' }],
      },
    },
    {
      // A file of its own, so that only pages with a price fetch it.
      name: 'Eczar rupee',
      cssVariable: '--font-rupee',
      provider: fontProviders.local(),
      fallbacks: [],
      options: {
        variants: [
          {
            src: ['./site/fonts/eczar-600-devanagari.woff2'],
            weight: 600,
            style: 'normal',
            unicodeRange: ['U+20B9'],
          },
        ],
      },
    },
  ],
  integrations: [
    react(),
    mdx(),
    ...editor,
    shells({
      ownPages: () => [...CHAT_TYPES.map(PAGES.loading), ...profilePaths('./content')],
    }),
    preloadIslands(),
    serviceWorker(),
    // Last: it compresses what the others have finished.
    precompress(),
  ],
  vite: {
    define: { HAS_HOT_CHATS: JSON.stringify(process.env.PUBLIC_HOT !== 'off') },
    plugins: [plainImports()],
    server: apiOrigin
      ? {
          proxy: {
            // The editor answers for itself.
            '^/api/(?!keystatic)': apiOrigin,
            '^/(sandbox|checkout)/': apiOrigin,
          },
        }
      : {},
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Few files instead of many: what every island needs of others, what two need of ours, and what
              // the list and a profile need to begin a chat.
              // The toast library stays with the toast, which is fetched when it is first needed.
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /\/node_modules\/(?!@radix-ui\/|@noble\/|inapp-spy\/|uqr\/)/,
                    priority: 2,
                  },
                  // The clipboard alone is needed by a page without islands as well.
                  {
                    name: 'clipboard',
                    test: /\/browser\/environment\/clipboard\.ts$/,
                    priority: 2,
                  },
                  { name: 'shared', test: isShared, minShareCount: 2, priority: 1 },
                  { name: 'not-in-chat', test: NOT_IN_CHAT, minShareCount: 2, priority: 1 },
                  { name: 'chat-start', test: CHAT_START },
                  { name: 'chat-actions', test: CHAT_ACTIONS, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      rolldownOptions: {
        onwarn(warning, warn) {
          // Every MDX file of a React project raises it, and it means nothing here.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  },
});
