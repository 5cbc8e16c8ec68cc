import type { Session } from '#contract/schemas/chat.ts';
import type { VersionChoice } from '#contract/schemas/chat-actions.ts';
import { findVersions, setVersion } from '#db/queries/chat/chat-sessions.ts';
import { versionsOf } from '#db/queries/companion/prompts.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { versionFor } from './prompt-version.ts';

type Own = { chatId: string; userId: string };
type Needs = Pick<Services, 'db'>;
type Row = NonNullable<Awaited<ReturnType<typeof findVersions>>>;

const keyOf = (promptVersion: string, digest: string | null) => `${promptVersion}/${digest ?? ''}`;

async function versionsIn({ db }: Needs, own: Own) {
  const row = isUuid(own.chatId) ? await findVersions(db.executor, own) : undefined;
  if (!row) throw notFound('Chat session');
  const known = await versionsOf(db.executor, row.chatType);
  const newestPrompt = versionFor(known, row.companion.promptVersion);
  // A chat older than versions follows the current one.
  const newestDigest = row.personaDigest === null ? null : row.companion.versionDigest;
  return {
    row,
    current: keyOf(row.promptVersion, row.personaDigest),
    newest: keyOf(newestPrompt, newestDigest),
    newestPrompt,
  };
}

/** Which version of her a chat uses, and what is different in another one. Throws not_found. */
export async function readVersion(services: Needs, own: Own): Promise<Session['version']> {
  const { row, current, newest, newestPrompt } = await versionsIn(services, own);
  const { otherVersion } = row;
  const isNewest = current === newest;
  return {
    name: row.promptVersion,
    ...(!isNewest && { changes: changesIn(row, newestPrompt) }),
    ...(!isNewest && otherVersion !== newest && { isOffered: true as const }),
    ...(isNewest &&
      otherVersion !== null &&
      otherVersion !== current && { canGoBack: true as const }),
  };
}

/**
 * Keeps a chat as she is, so that this version is not offered again, or has it go over to the newest one, or back to
 * the previous one. Nothing of the chat is lost. Throws not_found, and conflict where that has changed meanwhile.
 */
export async function chooseVersion(
  services: Needs,
  { choice, ...own }: Own & { choice: VersionChoice },
): Promise<void> {
  const { row, current, newest } = await versionsIn(services, own);
  if (choice === 'try' && current === newest) return;
  const target = choice === 'keep' ? current : choice === 'try' ? newest : row.otherVersion;
  const left = choice === 'keep' ? newest : current;
  if (target === null) throw new DomainError('conflict', 'There is no version to go back to.');
  const at = target.indexOf('/');
  const to = {
    promptVersion: target.slice(0, at),
    personaDigest: target.slice(at + 1) || null,
    otherVersion: left,
  };
  if (!(await setVersion(services.db.executor, { ...own, from: current }, to))) {
    if (row.otherVersion === left && target === current) return;
    throw new DomainError('conflict', 'This chat has changed meanwhile. Look again.');
  }
}

/** What a visitor may notice of a newer version, in plain words. */
function changesIn({ begun, companion, promptVersion }: Row, newestPrompt: string): string[] {
  const [old, now] = [begun?.persona, companion.persona];
  const turned = (what: string, from: string | undefined, to: string | undefined) =>
    from !== undefined && to !== undefined && from !== to ? [`${what}: ${from} → ${to}`] : [];
  const listOf = (list: readonly string[] | undefined) => list?.join(', ');
  const changes = [
    ...turned('Lives in', old?.city, now?.city),
    ...turned('Work', old?.work, now?.work),
    ...turned('Age', old && `${old.age}`, now ? `${now.age}` : undefined),
    ...turned('About her', begun?.aboutMe ?? undefined, companion.aboutMe ?? undefined),
    ...turned('Likes', listOf(begun?.interests), listOf(companion.interests)),
    ...turned('How she is told to talk and remember', promptVersion, newestPrompt),
  ];
  return changes.length > 0 ? changes : ['Small things in how she talks'];
}
