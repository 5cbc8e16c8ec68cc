import type { Database } from '#db/connection/client.ts';
import { findReleasedFile, keepFiles, keptPaths } from '#db/queries/operations/released.ts';
import { HASHED, type SiteFile, type SiteFiles, siteFile } from './load-site.ts';

/** Unknown addresses cost the database one query in this time, in milliseconds. */
const LOOK_MS = 1_000;
/** Files that are kept in memory: a few releases. */
const MOST_KNOWN = 1_000;

/** The hashed files of other releases that run, or ran in the last days. */
export interface ReleasedFiles {
  /** Shares the files of this release with all processes. */
  keep(): Promise<void>;
  /** One that is not of this release; undefined: of none. */
  find(path: string): Promise<SiteFile | undefined>;
}

/** The files whose address holds their hash, shared through the database by releases side by side. */
export function createReleasedFiles({ executor }: Database, site: SiteFiles): ReleasedFiles {
  const known = new Map<string, SiteFile>();
  let paths = new Set<string>();
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    paths = await keptPaths(executor);
    lookedAt = performance.now();
  };
  const isKept = async (path: string): Promise<boolean> => {
    if (!paths.has(path) && performance.now() - lookedAt > LOOK_MS) {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
    return paths.has(path);
  };
  return {
    async keep() {
      const own = [...site.byPath].filter(([path]) => path.startsWith(HASHED));
      await keepFiles(
        executor,
        own.map(
          ([
            path,
            {
              bodies: { identity: body, ...packed },
            },
          ]) => ({ path, body, ...packed }),
        ),
      );
    },
    async find(path) {
      const file = known.get(path);
      if (file || !(await isKept(path))) return file;
      const kept = await findReleasedFile(executor, path);
      if (!kept) return undefined;
      const { body: identity, br, gzip } = kept;
      const found = siteFile(path.slice(1), {
        identity,
        ...(br && { br }),
        ...(gzip && { gzip }),
      });
      if (found && known.size < MOST_KNOWN) known.set(path, found);
      return found;
    },
  };
}
