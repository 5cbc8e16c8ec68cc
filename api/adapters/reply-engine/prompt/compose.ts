import type { ReplyTurn } from '../../../domain/ports.ts';
import { ASK_FOR_PROPOSALS } from '../cleaning/read-proposals.ts';
import { changingPart } from './changing-part.ts';
import { alternating, fitting, type Message, sizeOf } from './history.ts';
import { createNotes } from './notes.ts';
import { factAsked, type PortraitSize, type Portraits } from './portraits.ts';
import { stablePart } from './stable-part.ts';
import { countTokens, type LettersPerToken } from './tokens.ts';

/** What prompts are made of. */
export interface PromptParts {
  /** From `loadPortraits`. */
  portraits: Portraits;
  /** The labels of `content/memory/facts.yaml` for what companions remember. */
  labels: readonly string[];
  /** From `loadConversation`; undefined: no notes are taken of what is said. */
  converse: Parameters<typeof createNotes>[0];
  now: () => Date;
}

/** How much of a prompt there may be, and where its note goes. */
export interface PromptShape {
  /** The most tokens of the chat. */
  historyTokens: number;
  note: 'system' | 'user';
  portrait: PortraitSize;
  lettersPerToken: LettersPerToken;
}

export type PromptMessage = Message | { role: 'system'; content: string };

/** A prompt for one turn. */
export interface Prompt {
  messages: PromptMessage[];
  /** What the talk is known by now, to be kept with the reply. */
  state: string;
  /** About how many tokens each part has. */
  tokens: { stable: number; history: number; note: number };
}

/** Composes the prompt of a turn. */
export interface Prompts {
  (turn: ReplyTurn, shape: PromptShape): Prompt;
  /** Resolves when composing takes a moment: what it needs is made in pieces, between which others are heard. */
  ready?(turn: ReplyTurn): Promise<void>;
}

/**
 * Makes the function that composes prompts: what stays the same first, then the chat, then what changes. A server that
 * keeps what it has read need not read the same beginning again.
 */
export function createPrompts({ portraits, labels, converse, now }: PromptParts): Prompts {
  const noted = createNotes(converse);
  const compose: Prompts = (turn, { historyTokens, note, portrait, lettersPerToken }) => {
    const notes = noted(turn, now());
    const stable = `${stablePart(turn, portraits, portrait)}\n\n${ASK_FOR_PROPOSALS}`;
    const shown = fitting(turn.history, turn.earlier ?? 0, historyTokens, lettersPerToken);
    const chat = alternating(shown);
    const told = factAsked(portraits.get(turn.companion.name), notes.asked);
    const last = changingPart(turn, notes, now(), labels, told);
    return {
      messages: [{ role: 'system', content: stable }, ...withNote(chat, last, note)],
      state: notes.state,
      tokens: {
        stable: countTokens(stable, lettersPerToken),
        history: sizeOf(shown, lettersPerToken),
        note: countTokens(last, lettersPerToken),
      },
    };
  };
  return Object.assign(compose, {
    ready: async (turn: ReplyTurn) => converse?.ready(turn),
  });
}

/** Templates that take no system message but the first have the note before the visitor's last words. */
function withNote(chat: Message[], note: string, place: PromptShape['note']): PromptMessage[] {
  if (place === 'system') return [...chat, { role: 'system', content: note }];
  const last = chat.at(-1);
  if (last?.role !== 'user') return [...chat, { role: 'user', content: `[${note}]` }];
  return [...chat.slice(0, -1), { role: 'user', content: `[${note}]\n\n${last.content}` }];
}
