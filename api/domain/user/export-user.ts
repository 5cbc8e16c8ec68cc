import { readEverything } from '#db/queries/export.ts';
import type { Services } from '../ports.ts';

/** Everything stored of a visitor, but for the secrets that open the account. */
export const exportUser = ({ db, cipher }: Pick<Services, 'db' | 'cipher'>, userId: string) =>
  readEverything(db.executor, cipher, userId);
