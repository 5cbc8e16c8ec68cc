import { ownTextsOfHers } from '#db/queries/chat/variants.ts';
import type { Services } from '../../ports.ts';
import { toWords } from '../../text/words.ts';

/** A text as it counts: capitals, signs and spaces make no other reply. */
const plain = (text: string): string => toWords(text).join(' ') || text.trim();

/** All that she has said to this visitor in any chat, variants that are not shown included. */
export async function saidByHer(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  pair: { userId: string; companionId: string },
): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  for await (const text of ownTextsOfHers(db.executor, cipher, pair)) said.add(plain(text));
  return said;
}

/**
 * Reads a reply as it is generated, and passes it on as soon as it differs from all earlier ones; an earlier
 * one is never shown a second time.
 */
export function createRepeatFilter(said: ReadonlySet<string>, onDelta: (text: string) => void) {
  let rivals = [...said];
  let held = '';
  let heard = '';
  return {
    add(text: string): void {
      heard += text;
      if (rivals.length === 0) {
        onDelta(text);
        return;
      }
      held += text;
      const so = plain(heard);
      rivals = rivals.filter((rival) => rival.startsWith(so));
      if (rivals.length > 0) return;
      onDelta(held);
      held = '';
    },
    /** Whether the whole reply was said before; one that was not is passed on to its end. */
    isSaid(text: string): boolean {
      if (said.has(plain(text))) return true;
      if (held !== '') onDelta(held);
      held = '';
      return false;
    },
  };
}
