import { eq } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { careStates } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { REPLACED } from '../../sealing/replaced.ts';
import { SEATS } from '../../sealing/seats.ts';
import { type Statement, statement } from '../../statement.ts';

/**
 * Stores what asks for care of every companion in place of the previous state.
 * @param own its state in the clear; sealed on its way
 */
export function keepCareState(cipher: ChatCipher, own: { userId: string; state: string }) {
  const { userId, state } = own;
  const id = newId();
  return keepSealed({ id, userId, ...cipher.seal(state, SEATS.care({ id, userId })) });
}

const keepSealed: (row: Sealed & { id: string; userId: string }) => Statement = statement(
  (db, value) =>
    db
      .insert(careStates)
      .values({
        id: value('id'),
        userId: value('userId'),
        content: value('content'),
        keyId: value('keyId'),
      })
      .onDuplicateKeyUpdate({ set: REPLACED }),
);

/** @param sealed as a query of the hot path reads it; null: there is none */
export const openCareState = (
  cipher: ChatCipher,
  userId: string,
  sealed: (Sealed & { id: string }) | null,
): string | null => sealed && cipher.open(sealed, SEATS.care({ id: sealed.id, userId }));

/** The same of one visitor, for the export; null: there is none. */
export async function readCareState(db: Executor, cipher: ChatCipher, userId: string) {
  const [row] = await db
    .select({ id: careStates.id, content: careStates.content, keyId: careStates.keyId })
    .from(careStates)
    .where(eq(careStates.userId, userId));
  return openCareState(cipher, userId, row ?? null);
}
