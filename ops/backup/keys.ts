import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

const IDENTITY = /^AGE-SECRET-KEY-1[A-Z0-9]{50,}$/;

/** Whether backups can be closed for somebody: `age1…` with the sum at its end that shows what was mistyped. */
export function isRecipient(given: string): boolean {
  try {
    new Encrypter().addRecipient(given);
    return given.startsWith('age1');
  } catch {
    return false;
  }
}

/** Who can open backups: no secret. @throws where BACKUP_RECIPIENT is not set */
export function readRecipient(env: NodeJS.ProcessEnv): string {
  const given = env.BACKUP_RECIPIENT ?? '';
  if (isRecipient(given)) return given;
  throw new Error('BACKUP_RECIPIENT must be the age1… of: npm run ops -- backup-key');
}

/** The key that opens backups. @throws where BACKUP_KEY does not hold one */
export function readIdentity(env: NodeJS.ProcessEnv): string {
  const given = env.BACKUP_KEY ?? '';
  if (IDENTITY.test(given)) return given;
  throw new Error('BACKUP_KEY must be the AGE-SECRET-KEY-1… that belongs to BACKUP_RECIPIENT.');
}

/** The keys that open what is kept of the erased. @throws where RETAIN_ERASED_KEY holds none */
export function readSealingKeys(env: NodeJS.ProcessEnv): string[] {
  const keys = (env.RETAIN_ERASED_KEY ?? '').split(',').map((key) => key.trim());
  if (keys.every((key) => IDENTITY.test(key))) return keys;
  throw new Error(
    'RETAIN_ERASED_KEY must be the AGE-SECRET-KEY-1… that belongs to RETAIN_ERASED_RECIPIENT.',
  );
}

/** A new pair of keys: one opens what the other closes. */
export async function makeKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}
