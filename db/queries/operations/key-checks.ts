import { asc, desc, notInArray } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { keyChecks, messages } from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';

const TEXT = 'This key is the right one.';

/** What is wrong with the keys that were given, in words for an operator; undefined: they open what is stored. */
export async function wrongKeys(db: Executor, cipher: ChatCipher): Promise<string | undefined> {
  const known = await db.select().from(keyChecks);
  // Before the first check there were texts.
  const oldest = db.select({ keyId: messages.keyId }).from(messages).orderBy(asc(messages.id));
  const newest = db.select({ keyId: messages.keyId }).from(messages).orderBy(desc(messages.id));
  const used = [known, await oldest.limit(1), await newest.limit(1)].flat();
  const missing = used.find(({ keyId }) => !cipher.knows(keyId));
  if (missing) return `CHAT_KEYS has no key ${missing.keyId}, which texts are sealed with`;
  const wrong = known.find(({ keyId, content }) => !opens(cipher, { keyId, content }));
  return (
    wrong && `CHAT_KEYS: ${wrong.keyId} is not the key of that name which texts are sealed with`
  );
}

function opens(cipher: ChatCipher, check: { keyId: string; content: string }): boolean {
  try {
    return cipher.open(check, SEATS.keyCheck(check.keyId)) === TEXT;
  } catch {
    return false;
  }
}

/** Stores a text by which other processes can check whether they have the key that seals here. */
export async function leaveKeyCheck(db: Executor, cipher: ChatCipher): Promise<void> {
  const { keyId, content } = cipher.seal(TEXT, SEATS.keyCheck(cipher.keyId));
  await db.insert(keyChecks).values({ keyId, content }).onDuplicateKeyUpdate({ set: { keyId } });
}

/** Whether a key is missing here that another process seals with. */
export async function lacksKey(db: Executor, cipher: ChatCipher): Promise<boolean> {
  const checks = await db.select({ keyId: keyChecks.keyId }).from(keyChecks);
  return checks.some(({ keyId }) => !cipher.knows(keyId));
}

/** No text needs these keys. */
export const removeKeyChecks = (db: Executor, kept: string[]) =>
  db.delete(keyChecks).where(notInArray(keyChecks.keyId, kept));
