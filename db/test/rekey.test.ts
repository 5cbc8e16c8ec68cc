import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCipher } from '../cipher.ts';
import { newId } from '../new-id.ts';
import { insertSession } from '../queries/chat-sessions.ts';
import { upsertCompanion } from '../queries/companions.ts';
import { insertMessage, messagesById } from '../queries/messages.ts';
import { countByKey, rekeyBatch } from '../queries/rekey.ts';
import { insertUser } from '../queries/users.ts';
import { run } from '../statement.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();
const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };

it('seals every message with the newest key, in batches, and the old key is no longer needed', async () => {
  const db = database.db.executor;
  const [userId, sessionId, companionId] = [newId(), newId(), newId()];
  await insertUser(db, { id: userId, sessionId: newId(), browserFingerprint: newId() });
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
  const chat = { id: sessionId, userId, companionId, companionName: 'Aanya' };
  await insertSession(db, { ...chat, chatType: 'friendly', promptVersion: 'v1.0' });
  const ids = Array.from({ length: 7 }, newId);
  for (const id of ids) {
    const row = {
      id,
      sessionId,
      sender: 'user',
      messageType: 'text',
      timestamp: new Date(),
    } as const;
    await run(db, insertMessage(createCipher([old]), { ...row, content: `text of ${id}` }));
  }

  const rotated = createCipher([fresh, old]);
  let after = '';
  let sealed = 0;
  for (;;) {
    const batch = await rekeyBatch(db, rotated, { after, size: 3 });
    if (!batch) break;
    after = batch.last;
    sealed += batch.sealed;
  }
  expect(sealed).toBe(7);
  expect(await countByKey(db)).toEqual([{ keyId: 'fresh', messages: 7 }]);
  const rows = await messagesById(db, createCipher([fresh]), ids);
  expect(rows.map(({ content }) => content)).toEqual(ids.map((id) => `text of ${id}`));
});
