import type { ReportRequest } from '#contract/schemas/chat-actions.ts';
import { newId } from '#db/new-id.ts';
import { deleteReport, findReportable, keepReport } from '#db/queries/chat/reports.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

type Own = { messageId: string; userId: string };

/**
 * Keeps for the operator why a message of hers is not right, and with the visitor's consent the message itself. Throws
 * not_found for anyone else's, and for what she has not said.
 */
export async function reportMessage(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { messageId, userId, reason, consent }: Own & ReportRequest,
): Promise<{ id: string }> {
  const own = { messageId, userId };
  const said = isUuid(messageId) ? await findReportable(db.executor, cipher, own) : undefined;
  if (!said) throw notFound('Message');
  const { content, ...about } = said;
  const words = { reason, ...(consent && { message: content }) };
  return { id: await keepReport(db.executor, cipher, { id: newId(), ...own, ...about, words }) };
}

/** Takes a report back. Throws not_found where there is none. */
export async function withdrawReport({ db }: Pick<Services, 'db'>, own: Own): Promise<void> {
  const isThere = isUuid(own.messageId) && (await deleteReport(db.executor, own));
  if (!isThere) throw notFound('Report');
}
