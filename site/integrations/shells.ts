import type { AstroIntegration } from 'astro';
import { shellFor } from '#contract/pages.ts';

/**
 * Serves the shells of `SHELLS` in development, as the production server does: the browser's
 * address and query stay, only the page that answers changes.
 * @param ownPages tells the paths that a shell's pattern matches but that have a page of their own now
 */
export const shells = ({ ownPages }: { ownPages: () => readonly string[] }): AstroIntegration => ({
  name: 'jaanu:shells',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        const url = request.url ?? '/';
        const path = url.replace(/\?.*/, '');
        const shell = shellFor(path);
        if (shell && !ownPages().includes(path)) request.url = shell + url.slice(path.length);
        next();
      });
    },
  },
});
