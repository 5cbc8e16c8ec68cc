import type { Environment } from '../../browser/environment/environment.ts';
import { createDraftStore, joinDrafts } from '../chat/send/draft.ts';

/** In session storage, as JSON: words that wait for a chat. `layouts/before-paint.ts` forgets them on Hide. */
export const WAITING_KEY = 'jaanu_shared';

/** How long they are kept, in milliseconds: a visitor who returns later has something else in mind. */
export const WAITING_FOR_MS = 60 * 60 * 1000;

/** Words that were shared with the app and fit into one message. */
export interface WaitingWords {
  words: string;
  /** There was more than one message holds. */
  isCut: boolean;
  /** Another site may have put them here: they go nowhere before the visitor says to have shared them. */
  isDoubtful?: boolean;
  /** When they were shared, in milliseconds since 1970. */
  at: number;
}

const isWaiting = (value: unknown): value is WaitingWords =>
  typeof value === 'object' && value !== null && 'words' in value && 'at' in value;

/** The words that wait in this tab for the visitor to choose a chat, or to begin one. */
export const createWaitingWords = ({
  session,
  local,
  clock,
}: Pick<Environment, 'session' | 'local' | 'clock'>) => {
  const forget = () => session.remove(WAITING_KEY);

  const parse = (): unknown => {
    try {
      return JSON.parse(session.get(WAITING_KEY) ?? 'null');
    } catch {
      return null;
    }
  };

  /** How long words still wait, in milliseconds. */
  const lifeOf = ({ at }: WaitingWords): number => at + WAITING_FOR_MS - clock.now();

  const read = (): WaitingWords | null => {
    const words = parse();
    if (isWaiting(words) && lifeOf(words) > 0) return words;
    forget();
    return null;
  };

  return {
    keep: (words: WaitingWords): void => void session.set(WAITING_KEY, JSON.stringify(words)),
    read,
    lifeOf,
    forget,
    /** Puts them into a chat's composer, below the existing text; does nothing without any. */
    putInto: (chatId: string): void => {
      const waiting = read();
      if (!waiting || waiting.isDoubtful) return;
      const drafts = createDraftStore({ local, clock });
      const written = drafts.read(chatId);
      drafts.keep(chatId, written.trim() ? joinDrafts(written, waiting.words) : waiting.words);
      drafts.flush();
      forget();
    },
  };
};
