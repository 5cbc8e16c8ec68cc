import type { Database } from '#db/connection/client.ts';

type Pool = Database['pool'];
type Work = () => Promise<unknown>;

/** Throws where the server counts different statements for the two: their figures would not be comparable. */
export async function sameStatements(pool: Pool, one: Work, other: Work): Promise<void> {
  const [a, b] = [await countedOf(pool, one), await countedOf(pool, other)];
  const names = [...new Set([...a.keys(), ...b.keys()])];
  const unlike = names.filter((name) => a.get(name) !== b.get(name));
  const told = unlike.map((name) => `${name} ${a.get(name) ?? 0} and ${b.get(name) ?? 0}`);
  if (told.length > 0) throw new Error(`The statements compared are not the same: ${told}`);
}

/** How many statements of each kind the server counts of a piece of work. */
async function countedOf(pool: Pool, work: Work): Promise<Map<string, number>> {
  const before = await counters(pool);
  await work();
  const after = await counters(pool);
  const counts = [...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)] as const);
  return new Map(counts.filter(([name, n]) => n > 0 && name !== 'Com_show_status'));
}

async function counters(pool: Pool): Promise<Map<string, number>> {
  const [rows] = await pool.query("show global status like 'Com\\_%'");
  const all = rows as { Variable_name: string; Value: string }[];
  return new Map(all.map(({ Variable_name: name, Value: n }) => [name, Number(n)]));
}
