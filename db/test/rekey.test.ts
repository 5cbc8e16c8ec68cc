import { createCipheriv, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { insertSession } from '../queries/chat/chat-sessions.ts';
import { insertMessage, messagesById } from '../queries/chat/messages.ts';
import { upsertCompanion } from '../queries/companion/companions.ts';
import { keepMemory, recall } from '../queries/memory/memories.ts';
import { countByKey, rekeyBatch, SEALED_TABLES } from '../queries/operations/rekey.ts';
import { insertUser } from '../queries/user/users.ts';
import { messages } from '../schema/index.ts';
import { createCipher } from '../sealing/cipher.ts';
import { run } from '../statement.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();
const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };

it('re-encrypts every text with the newest key, in batches, and the old key is no longer needed', async () => {
  const db = database.db.executor;
  const [userId, chatId, companionId] = [newId(), newId(), newId()];
  await insertUser(db, { id: userId, credentialId: newId(), browserFingerprint: newId() });
  const who = { id: companionId, name: 'Aanya', urlName: 'aanya', imagePath: '/a.webp' };
  await upsertCompanion(db, {
    ...who,
    aboutMe: 'Botanist',
    interests: [],
    suitableForChatTypes: ['friendly'],
    promptVersion: 'v1.0',
    age: 30,
    city: 'Pune',
    work: 'Botanist',
    gallery: [],
    voice: { hinglish: 0, petNames: ['x'], emoji: ['x'], catchphrases: ['x'] },
  });
  const chat = { id: chatId, userId, companionId, companionName: 'Aanya', personaDigest: null };
  await insertSession(
    db,
    { ...chat, chatType: 'friendly', promptVersion: 'v1.0' },
    { most: 1, since: 0 },
  );
  const ids = Array.from({ length: 7 }, newId);
  for (const id of ids) {
    const row = {
      id,
      chatId,
      sender: 'user',
      messageType: 'text',
      timestamp: new Date(),
    } as const;
    const texts = { content: `text of ${id}`, suggestions: id === ids[3] ? ['Haan', 'No'] : [] };
    await run(db, insertMessage(createCipher([old]), { ...row, ...texts }));
  }

  const topics = ['name', 'home', 'work', 'pet'];
  for (const topic of topics) {
    const memory = { id: newId(), userId, companionId, topic, messageId: ids[0] ?? '' };
    await run(db, keepMemory(createCipher([old]), { ...memory, value: `a ${topic}` }));
  }

  const rotated = createCipher([fresh, old]);
  const sealed: Record<string, number> = {};
  for (const table of SEALED_TABLES) {
    for (let after = ''; ; ) {
      const batch = await rekeyBatch(db, rotated, { table, after, size: 3 });
      if (!batch) break;
      after = batch.last;
      sealed[table] = (sealed[table] ?? 0) + batch.sealed;
    }
  }
  expect(sealed).toEqual({ messages: 7, memories: 4 });
  expect(await countByKey(db, 'messages')).toEqual([{ keyId: 'fresh', texts: 7 }]);
  expect(await countByKey(db, 'memories')).toEqual([{ keyId: 'fresh', texts: 4 }]);
  const rows = await messagesById(db, createCipher([fresh]), ids);
  expect(rows.map(({ content }) => content)).toEqual(ids.map((id) => `text of ${id}`));
  expect(rows.map(({ suggestions }) => suggestions)[3]).toEqual(['Haan', 'No']);
  const known = await recall(db, createCipher([fresh]), { userId, companionId });
  expect(known.map(({ value }) => value)).toEqual(topics.map((topic) => `a ${topic}`));
});

it('binds texts of the older form to every field of their seat, under the same key too', async () => {
  const db = database.db.executor;
  const cipher = createCipher([fresh]);
  const [message] = await db.select().from(messages).limit(1);
  if (!message) throw new Error('nothing to bind');
  // As an earlier version sealed it: bound to its row alone.
  const iv = randomBytes(12);
  const seal = createCipheriv('aes-256-gcm', fresh.key, iv).setAAD(Buffer.from(message.id));
  const body = Buffer.concat([seal.update('an old text', 'utf8'), seal.final()]);
  const content = Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64');
  await db
    .update(messages)
    .set({ content, keyId: 'fresh', suggestions: null })
    .where(eq(messages.id, message.id));
  const contentOf = async () => (await messagesById(db, cipher, [message.id]))[0]?.content;
  expect(await contentOf()).toBe('an old text');
  const batch = await rekeyBatch(db, cipher, { table: 'messages', after: '', size: 100 });
  expect(batch?.sealed).toBe(1);
  expect(await contentOf()).toBe('an old text');
  await db.update(messages).set({ sender: 'ai' }).where(eq(messages.id, message.id));
  await expect(contentOf()).rejects.toThrow();
});
