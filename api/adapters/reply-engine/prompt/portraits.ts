import { basename, dirname } from 'node:path';
import { companions } from '#content-reader/kinds/companions.ts';
import { facts, own } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { LANGUAGES, type Language } from '../../../domain/text/detect-language.ts';

/** Exchanges of each mix that show how she answers, and in a short prompt. */
const EXAMPLES = 4;
const FEW_EXAMPLES = 2;

/** Facts of a short prompt. */
const FEW_FACTS = 14;

/** What she is asked most, the first first; the rest of her facts would cost more than it gives. */
const TOLD = [
  ['name', 'age', 'birthday', 'hometown', 'city', 'home', 'looks', 'clothes', 'habits'],
  ['job', 'workday', 'morning', 'night', 'weekend', 'free-time', 'mother', 'father', 'siblings'],
  ['grandparents', 'best-friend', 'roommates', 'childhood', 'studies', 'favourite-food', 'cooking'],
  ['tea', 'coffee', 'films', 'songs', 'books', 'travel', 'rain', 'festival', 'dream-goal', 'fear'],
  ['secret', 'regret', 'happiness', 'anger', 'sadness', 'failure', 'love-meaning', 'first-love'],
  ['relationship', 'partner-type', 'marriage-pressure', 'religion'],
].flat();

/** What a model is told of a companion beyond her row. */
export interface Portrait {
  /** The words of her page. */
  profile: string;
  /** Lines of what she says of herself, the most asked for first. */
  facts: string[];
  /** What visitors ask and she answers, in each mix. */
  examples: string[][];
}

/** How much of it: a small model holds less. */
export type PortraitSize = 'whole' | 'short';

/** The same as text. */
export const portraitText = ({ profile, facts, examples }: Portrait, size: PortraitSize) => ({
  profile: size === 'whole' ? profile : (profile.split('\n\n')[0] ?? ''),
  facts: facts.slice(0, size === 'whole' ? facts.length : FEW_FACTS).join('\n'),
  examples: examples
    .flatMap((mix) => mix.slice(0, size === 'whole' ? EXAMPLES : FEW_EXAMPLES))
    .join('\n\n'),
});

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
        facts: factLines(told.find((one) => folder(one.path) === folder(path))?.data ?? {}),
        examples: exampleLines(
          owned.find((one) => folder(one.path) === folder(path))?.data ?? [],
          data.name.split(' ')[0] ?? data.name,
        ),
      },
    ]),
  );
}

const factLines = (told: Record<string, Record<Language, string>>): string[] =>
  TOLD.flatMap((topic) => (told[topic] ? [`- ${topic}: ${told[topic].english}`] : []));

type Card = Record<Language, string> & { ask: Record<Language, string[]> };

/** Each mix has examples of its own: the same one three times would be told three times. */
const exampleLines = (cards: Card[], name: string): string[][] =>
  LANGUAGES.map((language, nth) =>
    cards
      .slice(nth * EXAMPLES, (nth + 1) * EXAMPLES)
      .map((card) => `Visitor: ${card.ask[language][0]}\n${name}: ${card[language]}`),
  );
