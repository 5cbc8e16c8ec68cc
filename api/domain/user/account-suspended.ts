import { suspensionOf } from '#db/queries/user/suspensions.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'care'>;

/** What is shown where an operator has suspended the account. */
const byOperator = (account: string): string =>
  `This account is closed for chats, because our rules were broken. What you bought, your export and erasing stay open to you. If you think we are wrong, write to us from the contact page and name your account: ${account}`;

/** What is shown to a suspended visitor, in the language of the message that the account was suspended for. */
export async function suspensionWords(services: Needs, userId: string): Promise<string> {
  return (await told(services, userId)).sentence;
}

async function told({ db, care }: Needs, userId: string) {
  const { reason, language } = (await suspensionOf(db.executor, userId)) ?? {};
  return reason === 'operator'
    ? ({ code: 'suspended', sentence: byOperator(userId) } as const)
    : ({
        code: 'underage',
        sentence: care.words.suspendedFor(language ?? 'english', userId),
      } as const);
}

/** The refusal of everything about chats from then on. */
export async function accountSuspended(services: Needs, userId: string): Promise<DomainError> {
  const { code, sentence } = await told(services, userId);
  return new DomainError(code, sentence);
}
