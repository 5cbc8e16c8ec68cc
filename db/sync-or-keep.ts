import { ContentError } from '#content-reader/read.ts';
import type { Database } from './connection/client.ts';
import { listCompanions } from './queries/companion/companions.ts';
import { syncContent } from './sync-content.ts';

/** `kept`: a file is invalid, and the previous content stays. */
export type SyncOutcome =
  | { kind: 'synced'; companions: number; prompts: number }
  | { kind: 'kept'; error: ContentError };

/**
 * Syncs content like `syncContent`; an editor's mistake does not remove what is stored.
 * @throws ContentError where there is no previous content
 */
export async function syncOrKeep(db: Database, contentDir: string): Promise<SyncOutcome> {
  try {
    return { kind: 'synced', ...(await syncContent(db, contentDir)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if ((await listCompanions(db.executor)).length === 0) throw error;
    return { kind: 'kept', error };
  }
}
