import type { Availability, Companion, CompanionQuery } from '#contract/schemas/companion.ts';
import { findCompanion, listCompanions } from '#db/queries/companion/companions.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { companionView, isAvailable } from './companion-view.ts';

/** Visible companions that match a search text and a chat type. */
export async function readCompanions(
  { db, steering }: Pick<Services, 'db' | 'steering'>,
  { search, chatType }: CompanionQuery,
): Promise<Companion[]> {
  const found = await listCompanions(db.executor, search, chatType);
  return featuredFirst(found, steering.featured()).map(companionView);
}

/** Those whom operators feature lead, in their order; the others follow by name. */
function featuredFirst<Row extends { id: string; name: string }>(
  rows: Row[],
  featured: readonly string[] | undefined,
): Row[] {
  if (!featured) return rows;
  const place = ({ id }: Row) => (featured.includes(id) ? featured.indexOf(id) : featured.length);
  return rows.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

/** One companion by id or by url name. */
export async function readCompanion(
  { db }: Pick<Services, 'db'>,
  by: { id: string } | { urlName: string },
): Promise<Companion> {
  return companionView(await visibleCompanion(db, by));
}

/** Whether she can take a chat now. */
export async function readAvailability(
  { db, now, steering }: Pick<Services, 'db' | 'now' | 'steering'>,
  id: string,
): Promise<Availability> {
  const companion = await visibleCompanion(db, { id });
  return { isAvailable: !steering.isOff(companion.id) && isAvailable(companion, now()) };
}

/** Throws not_found for a missing or hidden companion. */
export async function visibleCompanion(
  db: Services['db'],
  by: { id: string } | { urlName: string },
) {
  const known = 'id' in by ? isUuid(by.id) : /^[a-z0-9-]+$/.test(by.urlName);
  const row = known ? await findCompanion(db.executor, by) : undefined;
  if (!row) throw notFound('Companion');
  return row;
}
