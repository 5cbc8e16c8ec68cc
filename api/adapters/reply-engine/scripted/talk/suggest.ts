import type { SuggestionsContent } from '#content-reader/kinds/talk.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';
import { type Address, filled, needsGender, realise } from './realise.ts';

/** What a visitor may want to do after a reply of hers. */
export interface Opening {
  /** What she did: asked for a yes or no, asked something else, told something, or said hello or goodbye. */
  kind: 'yes-no' | 'open' | 'told' | 'heavy' | 'bye' | 'welcome';
  /** What is being talked about; undefined: nothing in particular. */
  topic?: string | undefined;
}

/** Who is to say it, and how. */
export interface Proposing {
  language: Language;
  address: Address;
  /** Her first name. */
  her: string;
  /** What the visitor has said before, which nobody proposes again. */
  said: readonly string[];
  /** Topics that are not proposed, such as those the visitor does not want. */
  closed: readonly string[];
  random: () => number;
}

type Lines = SuggestionsContent['warm'];

/** Numbers from 0 up to 1 that a seed decides. */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/**
 * Up to three replies to propose, the warm one first, the playful one next, and last one that goes elsewhere: in
 * the visitor's language, and with the forms that were heard.
 */
export function suggest(
  content: SuggestionsContent,
  { kind, topic }: Opening,
  { language, address, her, said, closed, random }: Proposing,
): string[] {
  const known = new Set(said.map(plain));
  const found: string[] = [];
  const add = (lines: readonly string[]) => {
    const usable = lines
      .filter((line) => address.gender !== undefined || !needsGender(line))
      .flatMap((line) => filled(realise(line, address), { her }) ?? [])
      .filter((line) => !known.has(plain(line)));
    const chosen = usable[Math.floor(random() * usable.length)];
    if (chosen === undefined) return;
    known.add(plain(chosen));
    found.push(chosen);
  };
  const one = (lines: Lines) => add(lines[language]);
  const about = (name: string | undefined) => {
    const question = name === undefined || closed.includes(name) ? undefined : content.topics[name];
    if (question) add([question[language]]);
  };
  const elsewhere = () => {
    const others = content.change.filter((name) => name !== topic && !closed.includes(name));
    about(others[Math.floor(random() * others.length)]);
  };

  if (kind === 'bye') one(content.bye);
  if (kind === 'heavy') {
    for (const line of content.heavy[language]) add([line]);
  }
  if (kind === 'yes-no') {
    one(content.yes);
    one(content.no);
    about(topic);
  }
  if (kind === 'open') {
    about(topic);
    one(content.first);
    elsewhere();
  }
  if (kind === 'told') {
    if (random() < 0.5) about(topic);
    if (found.length === 0) one(content.warm);
    one(content.playful);
    elsewhere();
  }
  if (kind === 'welcome') {
    one(content.welcome);
    one(content.playful);
    elsewhere();
  }
  return found;
}
