/** Click ids of ad networks, by what they are called where no campaign is named. */
const CLICKS: Record<string, string> = {
  gclid: 'google ads',
  gbraid: 'google ads',
  wbraid: 'google ads',
  fbclid: 'facebook',
  igshid: 'instagram',
  msclkid: 'microsoft ads',
  ttclid: 'tiktok',
  twclid: 'x',
};

const LONGEST = 60;

/** A name as stored in figures: printable ASCII in lower case, truncated. */
export const nameInFigures = (text: string, longest = LONGEST): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^ -~]/gu, '?')
    .slice(0, longest)
    .trimEnd();

/**
 * What brought a visitor, by the URL's parameters: the campaign, else its source, a friend, or the ad network that
 * has left its mark; empty: unknown. `db/queries/figures/cohorts.ts` has the same rule for registrations.
 */
export function campaignOf(params: URLSearchParams): string {
  const named = params.get('utm_campaign') || params.get('utm_source');
  if (named) return nameInFigures(named);
  if (params.get('ref')) return 'friend';
  const click = Object.keys(CLICKS).find((name) => params.get(name));
  return click === undefined ? '' : (CLICKS[click] ?? '');
}
