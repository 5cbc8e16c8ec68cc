import { asksOfHisMatter, OF_HIM, TO_HER } from '../question-form.ts';
import type { Clause, Understood } from '../understand.ts';
import type { Ranked } from './rank.ts';

/** The sentences of a message: the last that asks or else its end, and the last that tells. */
export interface Sentences {
  clauses: readonly Clause[];
  questions: readonly Clause[];
  main: Clause;
  lastTold: Clause;
}

export function mainSentencesOf({ clauses: all, whole }: Understood): Sentences {
  const clauses = all.length > 0 ? all : [whole];
  const questions = clauses.filter(({ isQuestion }) => isQuestion);
  const main = questions.at(-1) ?? clauses.at(-1) ?? whole;
  return {
    clauses,
    questions,
    main,
    lastTold: clauses.findLast(({ isQuestion }) => !isQuestion) ?? main,
  };
}

/**
 * The form of a message, and how likely the best of what was written for it is, in numbers.
 * @param keysOf the telling words of a sentence
 */
export function lookAtForm(
  heard: Understood,
  ranked: readonly Ranked[],
  keysOf: (sentence: Clause) => readonly string[],
): Record<string, number> {
  const { clauses, questions, main } = mainSentencesOf(heard);
  return {
    likeliest: ranked[0]?.p ?? 0,
    second: ranked[1]?.p ?? 0,
    words: heard.whole.words,
    mainWords: main.words,
    telling: keysOf(heard.whole).length,
    mainTelling: keysOf(main).length,
    clauses: clauses.length,
    questions: questions.length,
    marked: /[?？]/.test(heard.text) ? 1 : 0,
    toHer: TO_HER.test(main.text) ? 1 : 0,
    ofHim: OF_HIM.test(main.text) ? 1 : 0,
    ofHisMatter: asksOfHisMatter(main.text) ? 1 : 0,
  };
}
