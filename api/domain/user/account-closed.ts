import { closureLanguage } from '#db/queries/closures.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'care'>;

/** What a visitor is told whose chats are closed, in the language of the words that closed them. */
export async function closedWords({ db, care }: Needs, userId: string): Promise<string> {
  return care.words.closedFor((await closureLanguage(db.executor, userId)) ?? 'english', userId);
}

/** The refusal of everything about chats from then on. */
export const accountClosed = async (services: Needs, userId: string): Promise<DomainError> =>
  new DomainError('underage', await closedWords(services, userId));
