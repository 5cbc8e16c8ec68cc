import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { CompanionContent } from '#content-reader/kinds/companions.ts';
import type { ChatType } from '#contract/chat-types.ts';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { chatSessions, companions, companionVersions } from '../../schema/index.ts';

const publicView = {
  id: companions.id,
  name: companions.name,
  urlName: companions.urlName,
  imagePath: companions.imagePath,
  aboutMe: companions.aboutMe,
  interests: companions.interests,
  suitableForChatTypes: companions.suitableForChatTypes,
  promptVersion: companions.promptVersion,
  busyUntil: companions.busyUntil,
  createdAt: companions.createdAt,
};

const visible = isNull(companions.hiddenAt);
const suits = (chatType: ChatType) =>
  sql`json_contains(${companions.suitableForChatTypes}, ${JSON.stringify(chatType)})`;

/**
 * Visible companions, the featured ones first, then by name.
 * @param search looked for as plain text (LOCATE knows no wildcards), ignoring case and accents
 */
export const listCompanions = (db: Executor, search?: string, chatType?: ChatType) =>
  db
    .select(publicView)
    .from(companions)
    .where(
      and(
        visible,
        search ? sql`locate(${search}, ${companions.searchText}) > 0` : undefined,
        chatType ? suits(chatType) : undefined,
      ),
    )
    .orderBy(sql`${companions.featured} is null`, asc(companions.featured), asc(companions.name));

/** One visible companion by id or by url name. */
export async function findCompanion(db: Executor, by: { id: string } | { urlName: string }) {
  const key = 'id' in by ? eq(companions.id, by.id) : eq(companions.urlName, by.urlName);
  const [row] = await db.select(publicView).from(companions).where(and(visible, key));
  return row;
}

/** The same for operators, who also steer hidden ones: their chats continue. */
export async function findAnyCompanion(db: Executor, urlName: string) {
  const [row] = await db
    .select({ id: companions.id, name: companions.name })
    .from(companions)
    .where(eq(companions.urlName, urlName));
  return row;
}

/** The version of her that a new chat is pinned to. */
export async function versionDigestOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ digest: companions.versionDigest })
    .from(companions)
    .where(eq(companions.id, id));
  return row?.digest ?? null;
}

/** The visible companions who suit a chat type. */
export const companionsFor = (db: Executor, chatType: ChatType) =>
  db
    .select(publicView)
    .from(companions)
    .where(and(visible, suits(chatType)));

/** Writes one companion of the content; the same id stays the same person under a new name or address. */
export async function upsertCompanion(db: Executor, content: CompanionContent): Promise<void> {
  const { age, city, work, voice, gallery, featured, id, ...row } = content;
  const persona = { age, city, work, voice, gallery };
  const version = { persona, aboutMe: row.aboutMe, interests: row.interests };
  const digest = digestOf(version);
  const values = {
    ...row,
    persona,
    versionDigest: digest,
    featured: featured ?? null,
    searchText: [row.name, row.aboutMe, ...row.interests].join('\n'),
    fromContent: true,
    hiddenAt: null,
  };
  const [before] = await db
    .select({ digest: companions.versionDigest })
    .from(companions)
    .where(eq(companions.id, id));
  await db
    .insert(companions)
    .values({ id, ...values })
    .onDuplicateKeyUpdate({ set: values });
  if (before?.digest === digest) return;
  await db
    .insert(companionVersions)
    .ignore()
    .values({ id: newId(), companionId: id, digest, ...version });
  // Chats from before there were versions stay with who she was until now.
  if (before?.digest) return;
  await db
    .update(chatSessions)
    .set({ personaDigest: digest })
    .where(and(eq(chatSessions.companionId, id), isNull(chatSessions.personaDigest)));
}

/** Her pictures are no part of who she is: an old chat shows those that there are. */
const digestOf = (version: { persona: object; aboutMe: string | null; interests: string[] }) => {
  const text = JSON.stringify({ ...version, persona: { ...version.persona, gallery: [] } });
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
};

/** Frees these addresses where other companions have them, so that two may swap in one sync. */
export async function freeUrlNames(
  db: Executor,
  keep: { id: string; urlName: string }[],
): Promise<void> {
  for (const { id, urlName } of keep) {
    await db
      .update(companions)
      .set({ urlName: sql`concat('former-', ${companions.id})` })
      .where(and(eq(companions.urlName, urlName), sql`${companions.id} <> ${id}`));
  }
}

/** Hides the companions that content no longer has; their chats stay. */
export async function hideCompanionsExcept(db: Executor, ids: string[]): Promise<void> {
  await db
    .update(companions)
    .set({ hiddenAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(
      and(
        visible,
        eq(companions.fromContent, true),
        ids.length > 0 ? notInArray(companions.id, ids) : undefined,
      ),
    );
}

/** Until when a companion is busy; null: she is free. */
export async function setBusyUntil(db: Executor, id: string, until: Date | null): Promise<void> {
  await db.update(companions).set({ busyUntil: until }).where(eq(companions.id, id));
}
