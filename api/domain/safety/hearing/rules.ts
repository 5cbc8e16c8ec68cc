import type { Mark } from './concepts.ts';

/** A rule of `content/safety/rules.yaml`: concepts that mean a danger where they stand near one another. */
export interface DangerRule {
  kind: string;
  level: 'now' | 'serious' | 'heavy';
  /** Each of them, in any order; `a/b` is either. */
  has: string[];
  /** None of these near them: then it is a film, a figure of speech, somebody long ago. */
  unless?: string[] | undefined;
}

/** Words that concepts of a rule may stand apart, and how far a veto reaches. */
const NEAR = 9;
const VETO = 10;

/**
 * Makes the function that finds the first rule a message fulfils; rules stand in order of weight.
 * Linear in the marks: what is near a mark is bounded.
 */
export function createRules(
  rules: readonly DangerRule[],
): (marks: readonly Mark[]) => DangerRule | undefined {
  const prepared = rules.map((rule) => ({
    rule,
    has: rule.has.map((one) => one.split('/')),
    unless: new Set(rule.unless),
  }));
  return (marks) => {
    const near = (center: Mark, reach: number) =>
      marks.filter(({ from, to }) => from - center.to <= reach && center.from - to <= reach);
    for (const { rule, has, unless } of prepared) {
      const [first = [], ...others] = has;
      for (const mark of marks) {
        if (!first.includes(mark.concept)) continue;
        const around = near(mark, NEAR);
        const isMet = others.every((either) =>
          around.some((other) => other !== mark && either.includes(other.concept)),
        );
        if (isMet && !near(mark, VETO).some(({ concept }) => unless.has(concept))) return rule;
      }
    }
    return undefined;
  };
}
