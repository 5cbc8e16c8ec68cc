import { createConcepts, type Mark } from './concepts.ts';
import type { Heard } from './signs.ts';

/** A rule of `content/safety/rules.yaml`: concepts that mean a danger where they stand near one another. */
export interface DangerRule {
  kind: string;
  level: 'now' | 'serious' | 'heavy';
  /** Each of them, in any order; `a/b` is either. */
  has: string[];
  /** Words that they may stand apart; left out: nine. */
  within?: number | undefined;
  /** Concepts that make it void as well, and those of the figures that do not. */
  unless?: readonly string[] | undefined;
  despite?: readonly string[] | undefined;
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
  const prepared = rules.map((rule) => ({
    rule,
    has: rule.has.map((one) => one.split('/')),
    voids: new Set([
      ...figures.filter((one) => !rule.despite?.includes(one)),
      ...(rule.unless ?? []),
    ]),
  }));
  return (marks) => {
    for (const { rule, has, voids } of prepared) {
      const [first = [], ...others] = has;
      for (const [at, mark] of marks.entries()) {
        if (!first.includes(mark.concept)) continue;
        const around = near(marks, at, rule.within ?? NEAR);
        const isMet = others.every((either) =>
          around.some((other) => other !== mark && either.includes(other.concept)),
        );
        if (!isMet) continue;
        if (isDenied(marks, at)) continue;
        // "Ending my life" is no film, though "ending" is a word of one.
        const beside = near(marks, at, VETO).filter(
          ({ from, to }) => from < mark.from || to > mark.to,
        );
        if (!beside.some(({ concept }) => voids.has(concept))) return rule;
      }
    }
    return undefined;
  };
}

/** Of the phrases of plain rules: what stands right behind one is not so. */
const DENIED = 'denied';
/** Words between the two: "not going to hang myself". */
const BETWEEN = 2;

const isDenied = (marks: readonly Mark[], at: number): boolean => {
  const { from = 0 } = marks[at] ?? {};
  return near(marks, at, BETWEEN).some(({ concept, to }) => concept === DENIED && to <= from);
};

/**
 * Makes the function that finds the first of the rules that hold whatever was learnt.
 * @param phrases what they alone are made of; each rule begins with one of these, so most messages are looked at once
 */
export function createPlainRules(
  rules: readonly DangerRule[],
  phrases: Record<string, string>,
  figures: readonly string[],
): (heard: Heard) => DangerRule | undefined {
  const phrasesIn = createConcepts(phrases);
  const ruleFor = createRules(rules, figures);
  return ({ words, marks }) => {
    const plain = phrasesIn(words);
    if (plain.length === 0) return undefined;
    return ruleFor([...marks, ...plain].sort((a, b) => a.from - b.from || a.to - b.to));
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
