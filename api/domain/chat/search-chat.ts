import type { Found } from '#contract/schemas/chat-actions.ts';
import { ownsSession } from '#db/queries/chat/chat-sessions.ts';
import { ownTextsBefore } from '#db/queries/chat/messages.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { createFinder } from '../text/finder.ts';
import { messageView } from './message-view.ts';

/** Texts of one look. */
const PAGE = 500;

/** Texts that are looked through, from the newest. */
const MOST_TEXTS = 5_000;

const MOST_FOUND = 50;

/**
 * The texts of the visitor's own chat that contain all words, however they are spelt and in whichever script: "chai" finds
 * चाय. The newest first. They are sealed where they are stored, so each is opened and looked at. Throws not_found.
 */
export async function searchChat(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { words, ...own }: { chatId: string; userId: string; words: string },
): Promise<Found> {
  const isThere = isUuid(own.chatId) && (await ownsSession(db.executor, own.chatId, own.userId));
  if (!isThere) throw notFound('Chat session');
  const finds = createFinder(words);
  const found: Found = [];
  let before: string | undefined;
  for (let seen = 0; seen < MOST_TEXTS; seen += PAGE) {
    const page = await ownTextsBefore(db.executor, cipher, { ...own, before, limit: PAGE });
    found.push(...page.filter(({ content }) => finds(content)).map(messageView));
    before = page.at(-1)?.id;
    if (page.length < PAGE || found.length >= MOST_FOUND) break;
  }
  return found.slice(0, MOST_FOUND);
}
