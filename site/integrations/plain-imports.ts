/**
 * Parts that are fetched on demand use a plain import. Vite's own way also fetches styles, which here
 * stand in the page, and costs every screen two thirds of a kilobyte. Nor is there a use for
 * its lists of what a part needs, which every screen would carry.
 */
export const plainImports = () => ({
  name: 'jaanu:plain-imports',
  enforce: 'pre' as const,
  configEnvironment: () => ({ build: { modulePreload: false as const } }),
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
});
