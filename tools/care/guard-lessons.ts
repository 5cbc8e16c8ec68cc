import { createHash } from 'node:crypto';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { partsOf } from '../../api/domain/safety/guard/learnt.ts';
import {
  createGuardSigns,
  GUARD_BUCKETS,
  GUARD_SIGNS_VERSION,
} from '../../api/domain/safety/guard/signs.ts';
import { guardWords } from '../../api/domain/safety/guard/words.ts';
import { createGuard, type GuardParts } from '../../api/domain/safety/guard.ts';
import type { Features } from '../../api/domain/text/features.ts';
import { fnv1a } from '../../api/domain/text/fnv.ts';
import { isForTuning, type Labelled, readGuardCorpus, readGuardLearn } from './guard-corpus.ts';

/** A labelled sentence to learn from, its signs taken once. */
export interface GuardLesson extends Labelled {
  features: Features;
  /** The rules stop it already. */
  isRuled: boolean;
}

/** All labelled sentences that the guard learns from: those written for it, and the half the rules are written by. */
export async function readGuardLessons(content: string) {
  const { guard } = await loadSafety(`${content}/safety`);
  const signsOf = createSigns(guard);
  const rules = createGuard({ ...guard, learnt: undefined });
  const lines = [
    ...(await readGuardLearn(content)),
    ...(await readGuardCorpus(content)).filter(isForTuning),
  ];
  const lessons = lines.map(
    (line): GuardLesson => ({
      ...line,
      features: signsOf(line.text),
      isRuled: rules.judge(line.text) !== undefined,
    }),
  );
  return { lessons, signsOf, rules, digest: digestOf(guard, lines) };
}

/** Signs of the first part of a sentence: few are longer, and what is learnt is seldom at their end. */
function createSigns({ groups }: GuardParts): (text: string) => Features {
  const signsOf = createGuardSigns(groups);
  return (text) => signsOf(partsOf(guardWords(text))[0] ?? []);
}

/** Whether weights were made from exactly these sentences and groups of words. */
function digestOf({ groups }: GuardParts, lines: readonly Labelled[]): string {
  const learnt = [GUARD_BUCKETS, GUARD_SIGNS_VERSION, groups, lines];
  return createHash('sha256').update(JSON.stringify(learnt)).digest('hex').slice(0, 16);
}

/** Parts of which each is held out once. */
export const FOLDS = 5;

/** The part that a sentence is in, told by the sentence itself: the same one whatever is added. */
export const foldOf = ({ text }: Pick<Labelled, 'text'>): number => (fnv1a(text) >>> 9) % FOLDS;
