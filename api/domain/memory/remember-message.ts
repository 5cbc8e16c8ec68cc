import { forgetMessage, ownsMessage, rememberMessage } from '#db/queries/remembered.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

type Own = { messageId: string; userId: string };

/** Puts a text into what she remembers; again changes nothing. Throws not_found for anyone else's, cards and pictures. */
export async function remember({ db }: Pick<Services, 'db'>, own: Own): Promise<void> {
  const isThere = isUuid(own.messageId) && (await rememberMessage(db.executor, own));
  if (!isThere) throw notFound('Message');
}

/** Takes it out again; again changes nothing. Throws not_found for anyone else's. */
export async function forget({ db }: Pick<Services, 'db'>, own: Own): Promise<void> {
  const { executor } = db;
  const isThere =
    isUuid(own.messageId) &&
    ((await forgetMessage(executor, own)) || (await ownsMessage(executor, own)));
  if (!isThere) throw notFound('Message');
}
