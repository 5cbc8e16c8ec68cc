import type { PoolConnection } from 'mysql2/promise';
import type { Database } from '../connection/client.ts';

/** Observes every statement (with its values filled in) just before and just after it runs. */
export interface QueryWatcher {
  before?(sql: string): void;
  after?(sql: string): void;
}

type Query = (sql: string | { sql: string }, values?: unknown) => Promise<unknown>;

/** Watches whatever is sent through a pool, in transactions and outside. */
export function watchQueries({ pool }: Database, watcher: QueryWatcher): void {
  watch(pool);
  const connect = pool.getConnection.bind(pool);
  const watched = new WeakSet<PoolConnection>();
  pool.getConnection = async () => {
    const connection = await connect();
    if (!watched.has(connection)) watch(connection);
    watched.add(connection);
    return connection;
  };

  function watch(target: object): void {
    const owner = target as { query: Query; format?(sql: string, values: unknown): string };
    const query = owner.query.bind(owner);
    owner.query = async (sql, values) => {
      const text = typeof sql === 'string' ? sql : sql.sql;
      const filled = values === undefined ? text : pool.format(text, values as never);
      watcher.before?.(filled);
      const result = await query(sql, values);
      watcher.after?.(filled);
      return result;
    };
  }
}
