import type { Meaning } from '../../../../../domain/text/meaning.ts';
import type { Voice } from '../bank.ts';
import type { Finders } from '../finders.ts';
import type { Clause, Understood } from '../understand.ts';
import { candidatesFor } from './candidates.ts';
import { look } from './features.ts';
import { type Forest, likelihood } from './trees.ts';
import type { Written } from './written.ts';

/** A written answer, the sentence it answers, and how likely a reader finds it right there. */
export interface Ranked {
  written: Written;
  clause: Clause;
  /** From 0 to 1; readers found about so many right. */
  p: number;
}

/** A message, and what the talk was at before it. */
export interface Before {
  heard: Understood;
  her: string;
  last: readonly string[];
  find: Finders;
  voice: Voice;
}

/**
 * Makes the function that weighs all that was written against a message, the likeliest first. What it weighs with was
 * learnt from answers that readers judged: `npm run train:answers`.
 */
export function createRanking(
  forest: Forest | undefined,
  meaning: Meaning,
): (before: Before) => Ranked[] {
  return (before) => {
    if (!forest || before.heard.clauses.length === 0) return [];
    const answers = candidatesFor(before, before.heard).flatMap(
      (id) => before.find.written(id) ?? [],
    );
    return look({ ...before, meaning }, answers)
      .map(({ written, clause, row }) => ({
        written,
        clause,
        p: likelihood(forest, row),
      }))
      .toSorted((a, b) => b.p - a.p);
  };
}
