import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from '#content-reader/read.ts';
import { findCompanion, listCompanions } from '../queries/companion/companions.ts';
import { syncContent } from '../sync-content.ts';
import { syncOrKeep } from '../sync-or-keep.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();
const OWN = join(import.meta.dirname, '../../content');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'jaanu-content-'));
  for (const folder of ['companions', 'prompts']) {
    await cp(join(OWN, folder), join(dir, folder), { recursive: true });
  }
});
afterEach(() => rm(dir, { recursive: true }));

const sync = () => syncContent(database.db, dir);
const names = async () => (await listCompanions(database.db.executor)).map(({ name }) => name);

/** A companion's file, changed by `change`. */
async function edit(urlName: string, change: (text: string) => string): Promise<void> {
  const path = join(dir, 'companions', urlName, 'profile.mdx');
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function someone() {
  const [companion] = await listCompanions(database.db.executor);
  if (!companion) throw new Error('no companions');
  return companion;
}

describe('a start with a wrong file', () => {
  const tooYoung = () => edit('kavya', (text) => text.replace(/^age: .*$/m, 'age: 19'));

  it('continues with what was imported before', async () => {
    await sync();
    const before = await names();
    await tooYoung();
    expect(await syncOrKeep(database.db, dir)).toMatchObject({ kind: 'kept' });
    expect(await names()).toEqual(before);
  });
});

describe('content in the database', () => {
  it('is the same after a second sync, and has people for every chat type', async () => {
    const first = await sync();
    const before = await listCompanions(database.db.executor);
    expect(first.companions).toBeGreaterThanOrEqual(12);
    expect(before).toHaveLength(first.companions);
    expect(await sync()).toEqual(first);
    expect(await listCompanions(database.db.executor)).toEqual(before);
    for (const type of ['romantic', 'friendly', 'erotic', 'truelove'] as const) {
      const suited = await listCompanions(database.db.executor, undefined, type);
      expect(suited.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('keeps the companion through a new name and URL', async () => {
    await sync();
    const { id, urlName } = await someone();
    await edit(urlName, (text) =>
      text
        .replace(/^name: .*$/m, 'name: Renamed One')
        .replace(/^urlName: .*$/m, 'urlName: renamed-one'),
    );
    await sync();
    const renamed = await findCompanion(database.db.executor, { id });
    expect(renamed).toMatchObject({ name: 'Renamed One', urlName: 'renamed-one' });
    expect(await findCompanion(database.db.executor, { urlName })).toBeUndefined();
  });

  it('hides a removed companion and shows a restored one', async () => {
    await sync();
    const { id, name, urlName } = await someone();
    const path = join(dir, 'companions', urlName, 'profile.mdx');
    const text = await readFile(path, 'utf8');
    await rm(path);
    await sync();
    expect(await names()).not.toContain(name);
    expect(await findCompanion(database.db.executor, { id })).toBeUndefined();
    await writeFile(path, text);
    await sync();
    expect(await names()).toContain(name);
  });

  it('does not touch a companion that was created in the database', async () => {
    await sync();
    await database.db.pool.query(
      `INSERT INTO companions (id, name, url_name, image_path, interests, suitable_for_chat_types, search_text)
       VALUES ('0190a000-0000-7000-8000-0000000000ff', 'Handmade', 'handmade', '/x.webp', '[]', '["friendly"]', 'Handmade')`,
    );
    await sync();
    expect(await names()).toContain('Handmade');
  });

  it('never changes a published prompt', async () => {
    await sync();
    await database.db.pool.query("UPDATE prompts SET prompt_text = 'as published'");
    await sync();
    const [rows] = await database.db.pool.query('SELECT DISTINCT prompt_text FROM prompts');
    expect(rows).toEqual([{ prompt_text: 'as published' }]);
  });

  it('refuses a wrong file as a whole, and says which field of which file', async () => {
    await sync();
    const before = await names();
    const { urlName } = await someone();
    await edit(urlName, (text) => text.replace(/^age: .*$/m, 'age: 17'));
    const error = await sync().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message).toContain(`${urlName}/profile.mdx`);
    expect((error as Error).message).toContain('age');
    expect(await names()).toEqual(before);
  });
});
