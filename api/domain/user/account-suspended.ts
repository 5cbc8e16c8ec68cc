import { suspensionLanguage } from '#db/queries/suspensions.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'care'>;

/** What a visitor is told whose account is suspended, in the language of the words it was suspended for. */
export async function suspensionWords({ db, care }: Needs, userId: string): Promise<string> {
  return care.words.suspendedFor(
    (await suspensionLanguage(db.executor, userId)) ?? 'english',
    userId,
  );
}

/** The refusal of everything about chats from then on. */
export const accountSuspended = async (services: Needs, userId: string): Promise<DomainError> =>
  new DomainError('underage', await suspensionWords(services, userId));
