import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { prompts as promptKind } from '#content-reader/kinds/prompts.ts';
import { ContentError, readKind } from '#content-reader/read.ts';
import { isChatType } from '#contract/chat-types.ts';
import type { Database } from './connection/client.ts';
import {
  freeUrlNames,
  hideCompanionsExcept,
  upsertCompanion,
} from './queries/companion/companions.ts';
import { insertPrompt } from './queries/companion/prompts.ts';
import { inTransaction } from './transaction.ts';

/**
 * Syncs `companions/` and `prompts/` of the content folder into the database, in one transaction:
 * companions are written by their fixed id, those no longer there are hidden, prompts only added.
 * Safe to run at any time and by several processes. Throws ContentError on an invalid file.
 */
export async function syncContent(
  db: Database,
  contentDir: string,
): Promise<{ companions: number; prompts: number }> {
  const companions = await readKind(contentDir, companionKind);
  const prompts = await readKind(contentDir, promptKind);
  const rows = companions.map(({ data }) => data);
  refuseRepeats(
    rows.map(({ id }) => id),
    'id',
  );
  refuseRepeats(
    rows.map(({ urlName }) => urlName),
    'urlName',
  );
  await inTransaction(db, async (tx) => {
    await freeUrlNames(tx, rows);
    for (const row of rows) await upsertCompanion(tx, row);
    await hideCompanionsExcept(
      tx,
      rows.map(({ id }) => id),
    );
    for (const { data, body } of prompts.filter(({ data }) => isChatType(data.promptFor)))
      await insertPrompt(tx, { ...data, promptText: body });
  });
  return { companions: companions.length, prompts: prompts.length };
}

function refuseRepeats(values: string[], field: string): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated) throw new ContentError(`Two companions have the ${field} ${repeated}`);
}
