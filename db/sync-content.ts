import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { companionContent, promptContent } from '#contract/schemas/content.ts';
import type { Database } from './client.ts';
import { freeUrlNames, hideCompanionsExcept, upsertCompanion } from './queries/companions.ts';
import { insertPrompt } from './queries/prompts.ts';
import { inTransaction } from './transaction.ts';

/** A content file that cannot be used; the message names the file and each wrong field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Brings `companions/` and `prompts/` of the content folder into the database, in one transaction:
 * companions are written by their fixed id, those no longer there are hidden, prompts only added.
 * Safe to run at any time and by several processes. Throws ContentError on a wrong file.
 */
export async function syncContent(
  db: Database,
  contentDir: string,
): Promise<{ companions: number; prompts: number }> {
  const companions = await readFolder(join(contentDir, 'companions'), companionContent);
  const prompts = await readFolder(join(contentDir, 'prompts'), promptContent);
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
    for (const { data, body } of prompts) await insertPrompt(tx, { ...data, promptText: body });
  });
  return { companions: companions.length, prompts: prompts.length };
}

/** Every file of a folder: its front matter through the schema, and its body. */
async function readFolder<S extends z.ZodType>(folder: string, schema: S) {
  const names = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = new VFile(await readFile(join(folder, name), 'utf8'));
      matter(file, { strip: true });
      const result = schema.safeParse(file.data.matter);
      if (!result.success) {
        const problems = result.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`);
        throw new ContentError([`${join(folder, name)}:`, ...problems].join('\n'));
      }
      return { data: result.data as z.output<S>, body: String(file.value).trim() };
    }),
  );
}

function refuseRepeats(values: string[], field: string): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated) throw new ContentError(`Two companions have the ${field} ${repeated}`);
}
