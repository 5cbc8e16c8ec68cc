import { basename, dirname } from 'node:path';
import { companions } from '#content-reader/kinds/companions.ts';
import { facts, own } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { LANGUAGES, type Language } from '../../../domain/text/detect-language.ts';

/** Exchanges of each mix that show how she answers, and in a short prompt. */
const EXAMPLES = 4;
const FEW_EXAMPLES = 2;

/**
 * People and places that she mentions unasked and must not contradict: part of every prompt. All other facts of hers go into the
 * note once it is asked for: nearly two hundred would be many times the prompt, and a chat hardly touches one of them. Her age and
 * her work are in the prompt itself, and her page tells of the latter at length.
 */
const ALWAYS = ['hometown', 'home', 'mother', 'father', 'siblings', 'best-friend', 'relationship'];

/** What a model gets about a companion beyond her row. */
export interface Portrait {
  /** The words of her page. */
  profile: string;
  /** What she says of herself, by what it is about. */
  facts: ReadonlyMap<string, string>;
  /** What visitors ask and she answers, in each mix. */
  examples: string[][];
}

/** How much of it: a small model holds less. */
export type PortraitSize = 'whole' | 'short';

/** The same as text. */
export const portraitText = ({ profile, facts, examples }: Portrait, size: PortraitSize) => ({
  profile: size === 'whole' ? profile : (profile.split('\n\n')[0] ?? ''),
  facts: ALWAYS.flatMap((topic) => factLine(facts, topic) ?? []).join('\n'),
  examples: examples
    .flatMap((mix) => mix.slice(0, size === 'whole' ? EXAMPLES : FEW_EXAMPLES))
    .join('\n\n'),
});

/** What she says of a thing, as a line; undefined: nothing. */
export function factLine(facts: Portrait['facts'], topic: string): string | undefined {
  const told = facts.get(topic);
  return told && `- ${topic}: ${told}`;
}

/** What she says of what was asked, where no prompt has it; undefined: there is nothing to add. */
export const factAsked = (portrait: Portrait | undefined, topic: string | undefined) =>
  portrait && topic && !ALWAYS.includes(topic) ? portrait.facts.get(topic) : undefined;

export type Portraits = ReadonlyMap<string, Portrait>;

/** Reads what is written of every companion, by her name. */
export async function loadPortraits(content: string): Promise<Portraits> {
  const [profiles, told, owned] = await Promise.all([
    readKind(content, companions),
    readKind(content, facts),
    readKind(content, own),
  ]);
  const folder = (path: string) => basename(dirname(path));
  return new Map(
    profiles.map(({ path, data, body }) => [
      data.name,
      {
        profile: body.replaceAll(/^#+ /gm, '### '),
        facts: new Map(
          Object.entries(told.find((one) => folder(one.path) === folder(path))?.data ?? {}).map(
            ([topic, { english }]) => [topic, english],
          ),
        ),
        examples: exampleLines(owned.find((one) => folder(one.path) === folder(path))?.data ?? []),
      },
    ]),
  );
}

type Card = Record<Language, string> & { ask: Record<Language, string[]> };

/** Each mix has its own examples, the shortest that no other has: they show how short a reply is, and cost the least. */
function exampleLines(cards: Card[]): string[][] {
  const left = new Set(cards);
  return LANGUAGES.map((language) => {
    const lineOf = (card: Card) => `> ${card.ask[language][0]}\n${card[language]}`;
    const chosen = [...left]
      .toSorted((one, other) => lineOf(one).length - lineOf(other).length)
      .slice(0, EXAMPLES);
    for (const card of chosen) left.delete(card);
    return chosen.map(lineOf);
  });
}
