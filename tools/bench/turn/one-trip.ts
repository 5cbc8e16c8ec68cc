import type { Database } from '#db/connection/client.ts';

/** One transaction in one round trip by bare mysql2, as the product sends its own. */
export async function inOneTrip(
  pool: Database['pool'],
  statements: [string, unknown[]][],
): Promise<void> {
  const batch = statements.map(([sql, values]) => pool.format(sql, values));
  await pool.query(['START TRANSACTION', ...batch, 'COMMIT'].join(';\n'));
}
