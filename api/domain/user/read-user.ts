import type { User } from '#contract/schemas/user.ts';
import { readOwnUser } from '#db/queries/users.ts';
import { notFound } from '../errors.ts';
import type { Services } from '../ports.ts';

/** The visitor as only she or he sees it. */
export async function readUser({ db }: Pick<Services, 'db'>, userId: string): Promise<User> {
  const user = await readOwnUser(db.executor, userId);
  if (!user) throw notFound('User');
  return { ...user, createdAt: user.createdAt.toISOString() };
}
