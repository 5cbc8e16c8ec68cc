import type { AstroIntegration } from 'astro';
import { shellFor } from '#contract/page-urls.ts';

/**
 * Serves the shells of `SHELLS` in development, as the production server does: the browser's
 * address and query stay, only the page that answers changes.
 * @param ownPages paths that a shell's pattern matches but that have a page of their own
 */
export const shells = ({ ownPages }: { ownPages: readonly string[] }): AstroIntegration => ({
  name: 'jaanu:shells',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        const url = request.url ?? '/';
        const path = url.replace(/\?.*/, '');
        const shell = ownPages.includes(path) ? undefined : shellFor(path);
        if (shell) request.url = shell + url.slice(path.length);
        next();
      });
    },
  },
});
