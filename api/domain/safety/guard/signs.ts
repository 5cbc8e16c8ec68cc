import { byWord } from '../../text/by-word.ts';
import type { Features } from '../../text/features.ts';
import { placeOf } from '../../text/pieces.ts';
import type { Groups } from './patterns.ts';
import { createWordGroups } from './word-groups.ts';
import type { GuardWord } from './words.ts';

/** Buckets that signs are hashed to. */
export const GUARD_BUCKETS = 1 << 16;

/** To be counted up where signs are taken or hashed in another way: weights are of one version. */
export const GUARD_SIGNS_VERSION = 1;

const WORD = 1;
/** The word in its own spelling and script, beside the one as it sounds. */
const SPELT = 0.6;
const PAIR = 0.7;
/** Two words with one or two between them. */
const GAPS = [0.45, 0.3];
const PIECE = 0.3;
const GROUP = 1.5;
const GROUP_PAIR = 0.8;
const LENGTH = 0.5;

/** Words that two groups may stand apart. */
const NEAR = 5;

const bucketOf = (sign: string): number => placeOf(sign, GUARD_BUCKETS);

/**
 * Makes the function that takes from words what speaks for one of the reasons: words, words near one another, pieces
 * of words, and which groups of words stand near one another. Linear in the number of words.
 * @param groups those of the rules, as they stand in `content/safety/guard.yaml`
 */
export function createGuardSigns(groups: Groups): (words: readonly GuardWord[]) => Features {
  const groupsOf = createWordGroups(groups);
  return (words) => {
    const sums = new Map<number, number>();
    const note = (bucket: number, weight: number) =>
      sums.set(bucket, (sums.get(bucket) ?? 0) + weight);
    const add = (sign: string, weight: number) => note(bucketOf(sign), weight);
    const tokens = words.map(({ plain, key }) => numberSign(plain) ?? key);
    for (const [at, token] of tokens.entries()) {
      add(`w ${token}`, WORD);
      add(`l ${words[at]?.plain}`, SPELT);
      add(`p ${tokens[at - 1] ?? '^'} ${token}`, PAIR);
      for (const [between, weight] of GAPS.entries()) {
        const other = tokens[at - between - 2];
        if (other !== undefined) add(`s ${other} ${token}`, weight);
      }
      for (const piece of piecesOf(token)) note(piece, PIECE);
    }
    add(`p ${tokens.at(-1) ?? '^'} $`, PAIR);
    add(`n ${Math.min(6, Math.ceil(Math.log2(words.length + 1)))}`, LENGTH);
    const found = words.map(groupsOf);
    for (const group of new Set(found.flat())) add(`g ${group}`, GROUP);
    const pairs = new Set<string>();
    for (const [at, own] of found.entries()) {
      for (const group of own) {
        pairs.add(`p ${tokens[at - 1] ?? '^'} @${group}`);
        pairs.add(`p @${group} ${tokens[at + 1] ?? '$'}`);
        for (const other of found.slice(at + 1, at + 1 + NEAR).flat()) {
          pairs.add(`g ${group} ${other}`);
        }
      }
    }
    for (const pair of pairs) add(pair, GROUP_PAIR);
    return unitOf(sums);
  };
}

/** What a number may be: of an age, of a class at school, of money. */
function numberSign(plain: string): string | undefined {
  if (!/^\d+(?:st|nd|rd|th)?$/.test(plain)) return undefined;
  const number = Number.parseInt(plain, 10);
  if (number < 10) return '#few';
  if (number < 13) return '#class';
  if (number < 18) return '#child';
  return number < 100 ? '#grown' : '#many';
}

/** The buckets of the pieces of a word, three to five letters each. */
const piecesOf = byWord((word): Uint32Array => {
  const whole = `^${word.slice(0, 24)}$`;
  const buckets: number[] = [];
  for (let size = 3; size <= 5; size++) {
    for (let from = 0; from + size <= whole.length; from++) {
      buckets.push(bucketOf(`c ${whole.slice(from, from + size)}`));
    }
  }
  return Uint32Array.from(buckets);
});

/** The sums of some buckets, made one long in all. */
function unitOf(sums: ReadonlyMap<number, number>): Features {
  const weights = Float32Array.from(sums.values());
  const length = Math.sqrt(weights.reduce((sum, one) => sum + one * one, 0)) || 1;
  return { buckets: Uint32Array.from(sums.keys()), weights: weights.map((one) => one / length) };
}
