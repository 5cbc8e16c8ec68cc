import type { Bank } from './bank.ts';

/** What is never said. */
const NAMES = new Set([
  'asks',
  'hear',
  'after',
  'words',
  'id',
  'who',
  'name',
  'topic',
  'group',
  'needs',
]);

/** Every text below a value, with the way to it; questions of visitors are none of hers. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NAMES.has(key) && (key !== 'ask' || path.includes('thread')))
    .flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Every line that somebody wrote for a companion to say, as it is written, behind the way to it. */
export const writtenLines = (bank: Bank): [string, string][] => [
  ...[...bank.topics].flatMap(([id, topic]) => textsIn(topic, id)),
  ...bank.situations.flatMap((one) => textsIn(one, one.id)),
  ...bank.subjects.flatMap(({ id, ask, good, bad, advice }) =>
    textsIn({ asked: ask, good, bad, advice }, id),
  ),
  ...bank.happenings.flatMap(({ id, say, ask }) => textsIn({ say, asked: ask }, id)),
  ...bank.mentions.flatMap(({ id, say, sad, ask }) => textsIn({ say, sad, asked: ask }, id)),
  ...bank.saidToHer.flatMap(({ id, say, ask }) => textsIn({ say, asked: ask }, id)),
  ...[...bank.answered].flatMap(([id, replies]) =>
    replies.flatMap(({ say }) => textsIn(say, `answered ${id}`)),
  ),
  ...[...bank.counsels, ...bank.made, ...bank.likings].flatMap(({ id, say }) =>
    textsIn({ say }, id),
  ),
  ...[...bank.acts].flatMap(([id, lines]) => textsIn(lines, id)),
  ...bank.cards.flatMap((card) => textsIn(card, card.id)),
  ...[...bank.voices].flatMap(([name, voice]) => textsIn(voice, name)),
];
