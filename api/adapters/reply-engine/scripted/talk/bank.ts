import type { ChatType } from '#contract/chat-types.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';

/** One text in each of the three mixes. */
export type Trio = Record<Language, string>;
/** Several texts in each of the three mixes. */
export type Trios = Record<Language, string[]>;

/** What a telling is: neither good nor bad, good, bad; or a request for advice. */
export const TELLINGS = ['tells', 'good', 'bad', 'advice'] as const;
export type Telling = (typeof TELLINGS)[number];

/** A question of hers with what she says to each kind of answer. */
export interface Thread {
  /** `topic/name`; never changed once published: chats remember it. */
  id: string;
  topic: string;
  ask: Trio;
  yes?: Trio | undefined;
  no?: Trio | undefined;
  value?: Trio | undefined;
  dodge?: Trio | undefined;
}

export interface Topic {
  id: string;
  group: string;
  lines: Partial<Record<Telling, Trios>>;
  threads: Thread[];
  /** Questions about her on this topic, as visitors put them. */
  asks: Trios;
}

/** A fact with the questions that call it: of a companion, or something that is known. */
export interface Card {
  id: string;
  ask: Trios;
  say: Trio;
  /** Companions who would know it better than others; empty: any of them. */
  who: string[];
}

export interface Story extends Trio {
  name: string;
  topic: string;
}

/** All that one companion says in her own words. */
export interface Voice {
  /** By topic: what she answers about herself. */
  facts: Record<string, Trio>;
  own: Card[];
  /** By act, or `welcome-<type>`, `type-<type>`, `heavy`, `unsure`, `uptake`, `recharge`. */
  lines: Record<string, Trios>;
  stories: Story[];
  arc: Partial<Record<ChatType, Trio[]>>;
}

/** Everything that is said, as the engine looks it up. */
export interface Bank {
  topics: Map<string, Topic>;
  threads: Map<string, Thread>;
  /** Lines that fit any companion, by act. */
  acts: Map<string, Trios>;
  cards: Card[];
  /** By url name. */
  voices: Map<string, Voice>;
}
