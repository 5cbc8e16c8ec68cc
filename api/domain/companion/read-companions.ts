import type { Availability, Companion, CompanionQuery } from '#contract/schemas/companion.ts';
import { findCompanion, listCompanions } from '#db/queries/companions.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { companionView, isAvailable } from './companion-view.ts';

/** Visible companions that match a search text and a chat type. */
export async function readCompanions(
  { db }: Pick<Services, 'db'>,
  { search, chatType }: CompanionQuery,
): Promise<Companion[]> {
  return (await listCompanions(db.executor, search, chatType)).map(companionView);
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
