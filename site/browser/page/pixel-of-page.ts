/**
 * Meta's number for the ad pixel where the page names one. The page and no script does: one build serves with and
 * without.
 */
export const pixelOfPage = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="meta-pixel"]')?.content;
