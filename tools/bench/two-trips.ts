import type { Database } from '#db/client.ts';

/** One transaction in two round trips by bare mysql2: all statements, then COMMIT. */
export async function inTwoTrips(
  pool: Database['pool'],
  statements: [string, unknown[]][],
): Promise<void> {
  const connection = await pool.getConnection();
  try {
    const batch = statements.map(([sql, values]) => pool.format(sql, values));
    await connection.query(['START TRANSACTION', ...batch].join(';\n'));
    await connection.query('COMMIT');
    connection.release();
  } catch (error) {
    connection.destroy();
    throw error;
  }
}
