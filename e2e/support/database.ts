import { join } from 'node:path';
import { type Database, openDatabase } from '#db/connection/client.ts';
import { layoutOf, urlOf } from '#db/local-server/layout.ts';
import type { OwnProduct } from './own-product.ts';

/** Works directly on the private database of a product of the test's own. */
export async function inDatabase<T>(
  { state }: OwnProduct,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(urlOf(layoutOf(join(state, 'db'))));
  try {
    return await work(db);
  } finally {
    await db.pool.end();
  }
}
