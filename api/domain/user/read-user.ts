import type { User } from '#contract/schemas/user.ts';
import { readOwnUser } from '#db/queries/user/users.ts';
import { notFound } from '../errors.ts';
import type { Services } from '../ports.ts';
import { suspensionWords } from './account-suspended.ts';
import { REFUSAL_TEXTS } from './free-messages.ts';

/** The visitor as only she or he sees it. */
export async function readUser(
  services: Pick<Services, 'db' | 'care'>,
  userId: string,
): Promise<User> {
  const user = await readOwnUser(services.db.executor, userId);
  if (!user) throw notFound('User');
  const { grantRefusal, suspendedAt, ...rest } = user;
  return {
    ...rest,
    notice: grantRefusal && user.messageBalance === 0 ? REFUSAL_TEXTS[grantRefusal] : null,
    closed: suspendedAt && (await suspensionWords(services, userId)),
    createdAt: user.createdAt.toISOString(),
  };
}
