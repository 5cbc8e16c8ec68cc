import { sql } from 'drizzle-orm';

/** What a sealed row that is inserted anew replaces of the former one: its text is sealed for its id, so that changes too. */
export const REPLACED = {
  id: sql`values(${sql.identifier('id')})`,
  content: sql`values(${sql.identifier('content')})`,
  keyId: sql`values(${sql.identifier('key_id')})`,
};
