import type { ReplySource } from '#db/schema/chat/turns.ts';
import type { ReplyTurn, Services, Spent } from '../../ports.ts';
import type { Guarded } from '../../safety/guard.ts';
import { GuardedText, type Shown } from '../../safety/guarded-text.ts';
import { SecondLook } from '../../safety/moderation.ts';
import { hasSentence } from '../../safety/sentences.ts';
import { fitForProposing } from '../proposals.ts';
import { fallbackReply } from './fallback-reply.ts';
import { TimedEvents } from './timed-events.ts';

/** What an engine made of a turn. */
export interface GeneratedReply {
  text: string;
  /** Address of a picture below it; null: none. */
  imagePath: string | null;
  /** What the engine wants to be given next time; null: what it was given stays. */
  state: string | null;
  /** What the visitor may tap to answer it; up to three. */
  suggestions: string[];
  /** Who wrote it, where there are several. */
  source: ReplySource | undefined;
  /** Why sentences of the engine were left out; empty: none was. */
  dropped: readonly Guarded[];
  /** What the engine broke off with, after a whole sentence; undefined: it came to its end. */
  brokenBy?: unknown;
}

/** The longest reply, in characters: many times what a chat is fit for, and well within its column. */
const LONGEST_REPLY = 8_000;

/** The largest state that is kept, in bytes: sealed it still fits its column. */
const LARGEST_STATE = 40_000;

type Needs = Pick<Services, 'replyEngine' | 'replyTimeoutMs' | 'guard' | 'random'> &
  Partial<Pick<Services, 'moderation' | 'suggest'>>;

/**
 * Lets the engine speak and gathers its text, sentence by sentence past the guard, and past the outside
 * moderation where there is one. Where they leave
 * nothing of it, a line of hers that says what she does not do takes its place, as a reply in its own right.
 * Of an engine that breaks off, what was shown is the reply where that has a whole sentence in it.
 * @param onDelta called with each sentence once it is complete
 * @param onSpent called with what each call of a model used, failed ones too
 * @returns the text, trimmed and never empty, and the picture that came with it
 * @throws when, without a whole sentence shown, the engine throws, ends without a finish, ends empty, sends a picture
 *   that is not in her gallery, writes more than fits a chat, or takes longer than `replyTimeoutMs`, whether or not it
 *   heeds the signal
 */
export async function generateReply(
  services: Needs,
  turn: ReplyTurn,
  onDelta: (text: string) => void,
  onSpent: (spent: Spent) => void = () => {},
): Promise<GeneratedReply> {
  const { replyEngine, replyTimeoutMs } = services;
  const events = new TimedEvents(replyEngine, turn, replyTimeoutMs);
  let telling = new Telling(services, onDelta);
  let imagePath: string | null = null;
  let state: string | null = null;
  let length = 0;
  let source: ReplySource | undefined;
  let proposed: string[] = [];
  let brokenBy: unknown;
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done) throw new Error('The reply ended without a finish');
      if (value.type === 'finish') break;
      if (value.type === 'image') imagePath = ownPicture(turn, value.path);
      else if (value.type === 'state') {
        // What cannot be stored must not cost the reply: the earlier state stays.
        if (Buffer.byteLength(value.state) <= LARGEST_STATE) state = value.state;
      } else if (value.type === 'delta') {
        length += value.text.length;
        if (length > LONGEST_REPLY) throw new Error('The reply is too long');
        telling.add(value.text);
      } else if (value.type === 'suggestions') proposed = value.suggestions;
      else if (value.type === 'source') source = value.source;
      else if (value.type === 'spent') onSpent(value.spent);
      else {
        length = 0;
        telling.drop();
        telling = new Telling(services, onDelta);
      }
    }
  } catch (error) {
    brokenBy = error;
  } finally {
    events.stop();
  }
  const { text, dropped } = await telling.end(brokenBy !== undefined);
  if (text !== '') {
    // What was left out may be what they answer.
    const suggestions = dropped.length > 0 ? [] : proposals(services, turn, text, proposed);
    return { text, imagePath, state, suggestions, source, dropped, brokenBy };
  }
  if (brokenBy !== undefined) throw brokenBy;
  if (dropped[0] === undefined) throw new Error('The reply is empty');
  const instead = fallbackReply(services, turn, dropped[0]);
  onDelta(instead);
  return { text: instead, imagePath: null, state, suggestions: [], source, dropped, brokenBy };
}

/** The engine's own, or ours where it has no suitable ones. */
function proposals(
  { guard, suggest }: Needs,
  turn: ReplyTurn,
  text: string,
  proposed: readonly string[],
): string[] {
  const own = fitForProposing(guard, proposed);
  return own.length > 0 || !suggest ? own : fitForProposing(guard, suggest(turn, text));
}

/** One telling of a reply: its sentences on their way past the guard and the moderation. */
class Telling {
  #isDropped = false;
  #look: SecondLook;
  #guarded: GuardedText;

  constructor({ guard, moderation }: Needs, onDelta: (text: string) => void) {
    this.#look = new SecondLook(moderation, (text) => {
      if (!this.#isDropped) onDelta(text);
    });
    this.#guarded = new GuardedText(guard, (text) => this.#look.add(text));
  }

  add(words: string): void {
    this.#guarded.add(words);
  }

  /** It was not part of the reply; what was shown of it disappears when the reply is complete. */
  drop(): void {
    this.#isDropped = true;
  }

  /** @param isCut it broke off: without a whole sentence nothing of it counts */
  async end(isCut: boolean): Promise<Shown> {
    const own = isCut ? this.#guarded.cut() : this.#guarded.end();
    const { text, dropped } = await this.#look.end();
    const counts = !isCut || hasSentence(text);
    return { text: counts ? text : '', dropped: [...own.dropped, ...dropped] };
  }
}

function ownPicture({ companion }: ReplyTurn, path: string): string {
  if (companion.persona?.gallery?.includes(path)) return path;
  throw new Error('The picture is not in her gallery');
}
