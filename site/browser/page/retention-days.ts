/**
 * For how many days the operator keeps sealed what is erased, where the page says so; 0: not at all. The server writes it
 * into the page at its start.
 */
export const retentionDaysOfPage = (): number =>
  typeof document === 'undefined'
    ? 0
    : Number(document.querySelector<HTMLMetaElement>('meta[name="kept-days"]')?.content ?? 0);
