import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AuditFailure, audit } from '#db/audit.ts';
import { type Galera, startGalera } from '#db/cluster/galera.ts';
import { type Database, openDatabase, PATIENT } from '#db/connection/client.ts';
import { isUnavailable } from '#db/errors.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { syncContent } from '#db/sync-content.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import type { Lifecycle } from '../process/lifecycle.ts';
import { ROOT } from '../setup/root.ts';
import { CONTENT_DIR } from '../setup/storage.ts';
import { ensureProgram } from '../setup/system-packages.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { unpackPrograms } from './debian-packages.ts';
import { startProxy } from './haproxy.ts';
import { type Redis, startRedis } from './redis.ts';

const PORTS = { writer: 14_600, all: 14_601 };

/** How long the database may be down when the books are audited: a node may just be coming back. */
const AUDIT_WITHIN_MS = 60_000;

export interface Cluster {
  galera: Galera;
  redis: Redis;
  /** The whole of it, through the proxy that knows one writer. */
  db: Database;
  /** Two processes on the single writer. */
  apis: [ApiProcess, ApiProcess];
  /** Two on all nodes as writers; none unless asked for. */
  spread: ApiProcess[];
}

/** Three nodes of Galera behind HAProxy, and the addresses of the single writer and of all of them. */
export async function startNodes(life: Lifecycle, progress: Progress) {
  const folder = join(ROOT, '.local', 'cluster');
  mkdirSync(folder, { recursive: true });
  const programs = await progress.step('Fetching programs', () =>
    unpackPrograms(join(folder, 'programs')),
  );
  const galera = await progress.step('Starting three nodes', () =>
    startGalera(join(folder, 'nodes'), programs),
  );
  life.defer(galera.stop);
  life.defer(await startProxy(join(folder, 'proxy'), galera, programs, PORTS));
  return { folder, galera, writer: galera.urlAt(PORTS.writer), all: galera.urlAt(PORTS.all) };
}

/** Three nodes of Galera behind HAProxy, a Redis, and processes of the API; all of it ends with the command. */
export async function startCluster(
  life: Lifecycle,
  progress: Progress,
  { spread }: { spread: boolean },
): Promise<Cluster> {
  await ensureProgram('redis', progress);
  const { folder, galera, writer, all } = await startNodes(life, progress);
  const redis = await startRedis();
  life.defer(redis.kill);
  await progress.step('Migrating', () => migrateDatabase(galera.nodes[0].url));
  const db = openDatabase(writer, PATIENT);
  life.defer(() => db.close());
  await syncContent(db, CONTENT_DIR);
  const begin = async (url: string) => {
    const api = await startApi(url, redis.url, join(folder, 'state'));
    life.defer(api.stop);
    return api;
  };
  return progress.step('Starting processes', async () => ({
    galera,
    redis,
    db,
    apis: [await begin(writer), await begin(writer)],
    spread: spread ? [await begin(all), await begin(all)] : [],
  }));
}

/** The audit's result, as soon as the database serves. */
export async function auditWhenServed(db: Database): Promise<AuditFailure[]> {
  for (const giveUpAt = Date.now() + AUDIT_WITHIN_MS; ; await sleep(500)) {
    try {
      return await audit(db);
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > giveUpAt) throw error;
    }
  }
}
