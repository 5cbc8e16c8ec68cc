/** Drafts are shown in development only. */
export const isShown = ({ data }: { data: { draft: boolean } }): boolean =>
  import.meta.env.DEV || !data.draft;
