import { findByCredential } from '#db/queries/user/users.ts';
import { type DomainError, notFound, unauthorized } from '../errors.ts';
import type { Services } from '../ports.ts';
import type { Credential } from '../user/credential.ts';

/** Why something of a chat was not found: the visitor was erased, or it is not theirs. */
export async function refusal(
  { db }: Pick<Services, 'db'>,
  { userId, credentialId }: Credential,
  what = 'Chat session',
): Promise<DomainError> {
  const visitor = await findByCredential(db.executor, userId, credentialId);
  return visitor ? notFound(what) : unauthorized();
}
