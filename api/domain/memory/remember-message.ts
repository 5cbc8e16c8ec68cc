import { changeLines } from '#db/queries/memory/pair-stories.ts';
import { findOwnMessage, forgetMessage, rememberMessage } from '#db/queries/memory/remembered.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { today, withLine } from '../story/lines.ts';

type Own = { messageId: string; userId: string };
type Needs = Pick<Services, 'db' | 'cipher'>;

/** Characters of a text that the story quotes. */
const QUOTED = 300;

/**
 * Puts a text into what she remembers, and into the story of the two; again changes nothing. Throws not_found for anyone
 * else's, cards and pictures.
 */
export async function remember({ db, cipher }: Needs, own: Own): Promise<void> {
  const said = isUuid(own.messageId) && (await findOwnMessage(db.executor, cipher, own));
  if (!said || !(await rememberMessage(db.executor, own))) throw notFound('Message');
  const { content, sender, timestamp, ...of } = said;
  const who = sender === 'user' ? 'You asked her to remember' : 'You kept what she said';
  const line = {
    day: today(timestamp),
    text: `${who}: “${content.slice(0, QUOTED).toWellFormed()}”`,
    from: `message:${own.messageId}`,
    chatId: of.chatId,
  };
  const pair = { userId: own.userId, companionId: of.companionId };
  await changeLines(db.executor, cipher, pair, (lines) => withLine(lines, line));
}

/** Takes it out again; again changes nothing. Throws not_found for anyone else's. */
export async function forget({ db, cipher }: Needs, own: Own): Promise<void> {
  const said = isUuid(own.messageId) && (await findOwnMessage(db.executor, cipher, own));
  if (!said) throw notFound('Message');
  await forgetMessage(db.executor, own);
  const pair = { userId: own.userId, companionId: said.companionId };
  await changeLines(db.executor, cipher, pair, (lines) =>
    lines.filter(({ from }) => from !== `message:${own.messageId}`),
  );
}
