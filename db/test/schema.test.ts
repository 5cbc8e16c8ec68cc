import { describe, expect, it } from 'vitest';
import { isDuplicate } from '../errors.ts';
import { newId } from '../new-id.ts';
import { insertUser } from '../queries/user/users.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();

const newUser = (digest = newId()) => ({
  id: newId(),
  credentialId: newId(),
  browserFingerprint: digest,
});

describe('the schema', () => {
  it('refuses a balance below zero, whoever asks', async () => {
    const user = newUser();
    await insertUser(database.db.executor, user);
    const overdraw = database.db.pool.query('UPDATE users SET message_balance = -1 WHERE id = ?', [
      user.id,
    ]);
    // 4025 on MariaDB, 3819 on MySQL
    await expect(overdraw).rejects.toMatchObject({ errno: expect.toBeOneOf([4025, 3819]) });
  });

  it('keeps instants in UTC with milliseconds', async () => {
    const user = newUser();
    await insertUser(database.db.executor, user);
    const [rows] = await database.db.pool.query(
      'SELECT ABS(TIMESTAMPDIFF(SECOND, created_at, UTC_TIMESTAMP(3))) AS apart FROM users WHERE id = ?',
      [user.id],
    );
    expect((rows as { apart: number }[])[0]?.apart).toBeLessThan(60);
  });

  it('names the unique key that was violated', async () => {
    const user = newUser();
    await insertUser(database.db.executor, user);
    const again = await insertUser(database.db.executor, newUser(user.browserFingerprint)).catch(
      (error) => error,
    );
    expect(isDuplicate(again)).toBe(true);
    expect(isDuplicate(again, 'users_browser_fingerprint_uq')).toBe(true);
    expect(isDuplicate(again, 'turns_request_uq')).toBe(false);
  });
});
