import type { Mark } from './concepts.ts';

/** A rule of `content/safety/rules.yaml`: concepts that mean a danger where they stand near one another. */
export interface DangerRule {
  kind: string;
  level: 'now' | 'serious' | 'heavy';
  /** Each of them, in any order; `a/b` is either. */
  has: string[];
}

/** Words that concepts of a rule may stand apart, and how far a veto reaches. */
const NEAR = 9;
const VETO = 10;

/**
 * Makes the function that finds the first rule a message fulfils; rules stand in order of weight. Near a figure of
 * speech, a film or something long past none holds.
 * Linear in the marks: what is near a mark is bounded.
 */
export function createRules(
  rules: readonly DangerRule[],
  figures: readonly string[],
): (marks: readonly Mark[]) => DangerRule | undefined {
  const isFigure = new Set(figures);
  const prepared = rules.map((rule) => ({
    rule,
    has: rule.has.map((one) => one.split('/')),
  }));
  return (marks) => {
    for (const { rule, has } of prepared) {
      const [first = [], ...others] = has;
      for (const [at, mark] of marks.entries()) {
        if (!first.includes(mark.concept)) continue;
        const around = near(marks, at, NEAR);
        const isMet = others.every((either) =>
          around.some((other) => other !== mark && either.includes(other.concept)),
        );
        if (!isMet) continue;
        if (!near(marks, at, VETO).some(({ concept }) => isFigure.has(concept))) return rule;
      }
    }
    return undefined;
  };
}

/** Marks are in the order of their words, and no phrase is longer than this. */
const LONGEST = 8;
/** Marks on either side that are looked at. */
const MOST = 30;

function near(marks: readonly Mark[], at: number, reach: number): Mark[] {
  const center = marks[at];
  if (!center) return [];
  return marks
    .slice(Math.max(0, at - MOST), at + MOST)
    .filter(
      ({ from, to }) =>
        from - center.to <= reach && center.from - to <= reach && to - from <= LONGEST,
    );
}
