import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { companions, talkStates } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { REPLACED } from '../../sealing/replaced.ts';
import { SEATS } from '../../sealing/seats.ts';
import { type Statement, statement } from '../../statement.ts';

export interface NewTalkState {
  userId: string;
  companionId: string;
  /** In the clear; sealed on its way. */
  state: string;
}

/** Stores the state of a conversation in place of the previous one. */
export function keepTalkState(cipher: ChatCipher, { state, ...pair }: NewTalkState): Statement {
  const id = newId();
  const sealed = cipher.seal(state, SEATS.talk({ id, userId: pair.userId }));
  return keepSealed({ ...pair, id, ...sealed });
}

const keepSealed = statement<Omit<NewTalkState, 'state'> & Sealed & { id: string }>((db, value) =>
  db
    .insert(talkStates)
    .values({
      id: value('id'),
      userId: value('userId'),
      companionId: value('companionId'),
      content: value('content'),
      keyId: value('keyId'),
    })
    .onDuplicateKeyUpdate({ set: REPLACED }),
);

/** Puts another state in place of one, unless a newer one has its place. */
export function replaceTalkState(
  cipher: ChatCipher,
  { id: before, userId, state }: { id: string; userId: string; state: string },
): Statement {
  const id = newId();
  return replaceSealed({ before, id, ...cipher.seal(state, SEATS.talk({ id, userId })) });
}

const replaceSealed = statement<Sealed & { before: string; id: string }>((db, value) =>
  db
    .update(talkStates)
    .set({
      id: sql`${value('id')}`,
      content: sql`${value('content')}`,
      keyId: sql`${value('keyId')}`,
    })
    .where(eq(talkStates.id, value('before'))),
);

/** What her engine keeps of the talk with a visitor, with its row locked until the transaction ends; undefined: nothing. */
export async function findTalkState(
  tx: Executor,
  pair: { userId: string; companionId: string },
): Promise<SealedState | undefined> {
  const [row] = await tx
    .select({ id: talkStates.id, content: talkStates.content, keyId: talkStates.keyId })
    .from(talkStates)
    .where(and(eq(talkStates.userId, pair.userId), eq(talkStates.companionId, pair.companionId)))
    .for('update');
  return row;
}

/** A sealed state as a query of the hot path reads it. */
export interface SealedState {
  id: string;
  content: string;
  keyId: string;
}

export const openTalkState = (
  cipher: ChatCipher,
  userId: string,
  sealed: SealedState | null,
): string | null => sealed && cipher.open(sealed, SEATS.talk({ id: sealed.id, userId }));

/** What every companion keeps of the talk with a visitor, for the export. */
export async function listTalkStates(db: Executor, cipher: ChatCipher, userId: string) {
  const rows = await db
    .select({
      id: talkStates.id,
      content: talkStates.content,
      keyId: talkStates.keyId,
      companionName: companions.name,
    })
    .from(talkStates)
    .innerJoin(companions, eq(companions.id, talkStates.companionId))
    .where(eq(talkStates.userId, userId))
    .orderBy(companions.name);
  return rows.map(({ companionName, ...sealed }) => ({
    companionName,
    state: openTalkState(cipher, userId, sealed),
  }));
}
