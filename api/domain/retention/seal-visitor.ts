import type { Executor } from '#db/connection/client.ts';
import {
  completeSealed,
  holdChats,
  insertPiece,
  insertSealed,
  orderNamesOf,
  referralsOf,
  turnPages,
} from '#db/queries/retention/sealed-visitors.ts';
import type { Sealing, Services } from '../ports.ts';
import { exportUser } from '../user/export-user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Below what any server takes in one packet, doubled as it is on its way there. */
const PIECE_BYTES = 256 * 1024;

/** How an operator may find a visitor whose id is unknown. */
export interface Card {
  orders: Awaited<ReturnType<typeof orderNamesOf>>;
}

/**
 * Keeps what there is of a visitor where nobody here can read it, in the transaction that erases: what an export has, when
 * messages were answered, and whom the visitor brought. The visitor's row has to be locked.
 */
export async function sealVisitor(
  tx: Executor,
  { cipher, sealing, now }: Pick<Services, 'cipher' | 'now'> & { sealing: Sealing },
  userId: string,
): Promise<void> {
  await holdChats(tx, userId);
  const card: Card = { orders: await orderNamesOf(tx, userId) };
  const dueAt = new Date(now().getTime() + sealing.days * DAY_MS);
  const closed: Buffer[] = [];
  for await (const chunk of sealing.close(once(JSON.stringify(card)))) closed.push(chunk);
  await insertSealed(tx, { id: userId, card: Buffer.concat(closed), dueAt });
  let pieces = 0;
  for await (const content of piecesOf(sealing.close(textOf(tx, cipher, userId)))) {
    await insertPiece(tx, { visitorId: userId, place: pieces++, content });
  }
  await completeSealed(tx, userId, pieces);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** One JSON object, as it comes. */
async function* textOf(
  tx: Executor,
  cipher: Services['cipher'],
  userId: string,
): AsyncGenerator<string> {
  yield '{"visitor":';
  yield* exportUser({ db: { executor: tx }, cipher }, userId);
  yield `,"referrals":${JSON.stringify(await referralsOf(tx, userId))},"turns":[`;
  let separator = '';
  for await (const rows of turnPages(tx, userId)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield ']}';
}

/** The same bytes in pieces of a size. */
async function* piecesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
