import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  lacksKey,
  leaveKeyCheck,
  removeKeyChecks,
  wrongKeys,
} from '../queries/operations/key-checks.ts';
import { createCipher } from '../sealing/cipher.ts';
import { useDatabase } from './fresh-database.ts';

const database = useDatabase();
const key = (id: string) => ({ id, key: randomBytes(32) });

it('keys that do not open what is stored are found, by name and by what they are', async () => {
  const db = database.db.executor;
  const [old, fresh] = [key('old'), key('fresh')];
  expect(await wrongKeys(db, createCipher([old]))).toBeUndefined();
  await leaveKeyCheck(db, createCipher([old]));
  await leaveKeyCheck(db, createCipher([old]));
  expect(await wrongKeys(db, createCipher([old]))).toBeUndefined();
  expect(await wrongKeys(db, createCipher([fresh]))).toContain('no key old');
  // Two machines made up a key of one name each.
  expect(await wrongKeys(db, createCipher([key('old')]))).toContain('old is not the key');

  // A rotation in two rounds: known everywhere first, then it seals.
  expect(await lacksKey(db, createCipher([old, fresh]))).toBe(false);
  await leaveKeyCheck(db, createCipher([fresh, old]));
  expect(await wrongKeys(db, createCipher([old, fresh]))).toBeUndefined();
  expect(await lacksKey(db, createCipher([old, fresh]))).toBe(false);
  expect(await lacksKey(db, createCipher([old]))).toBe(true);
  await removeKeyChecks(db, ['fresh']);
  expect(await wrongKeys(db, createCipher([fresh]))).toBeUndefined();
});
