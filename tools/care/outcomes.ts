import { type Care, createCare } from '../../api/domain/safety/care/care.ts';
import type { CareWords } from '../../api/domain/safety/care/words.ts';
import {
  createHearing,
  type Hearing,
  type HearingParts,
} from '../../api/domain/safety/hearing/hearing.ts';
import type { Line } from './corpus.ts';
import { CORPUS_YEAR } from './learn.ts';

/** A line, and what was detected in it. */
export interface Outcome {
  line: Line;
  heard: Hearing;
}

/** Care as in the product, except for its texts, which are not used here. */
export const careOf = (parts: HearingParts): Pick<Care, 'hear'> =>
  createCare(createHearing(parts), {} as CareWords, () => new Date(`${CORPUS_YEAR}-11-22`));

export const outcomesOf = (care: Pick<Care, 'hear'>, lines: readonly Line[]): Outcome[] =>
  lines.map((line) => ({
    line,
    heard: care.hear(line.text, line.after ? [{ sender: 'ai', content: line.after }] : []),
  }));

const ORDINARY = new Set(['ordinary', 'flirt', 'none']);

/** Neither danger nor a minor, and made to look like one. */
export const isHardNegative = ({ danger, age, kind }: Line): boolean =>
  danger === 'none' && age === 'none' && !ORDINARY.has(kind);

const isHarmless = ({ danger, age }: Line): boolean => danger === 'none' && age === 'none';
const isInDanger = ({ danger }: Line): boolean => danger === 'now' || danger === 'serious';
const isCard = ({ danger }: Hearing): boolean => danger === 'now' || danger === 'serious';

/** How many of some lines something is true of. */
export interface Share {
  label: string;
  hit: number;
  of: number;
}

/** The figures that matter: what is detected of danger and of minors, by mix and kind, and what is detected wrongly. */
export function shares(outcomes: readonly Outcome[]): Share[] {
  const share = (
    label: string,
    of: (line: Line) => boolean,
    hit: (heard: Hearing) => boolean,
  ): Share => {
    const asked = outcomes.filter(({ line }) => of(line));
    return { label, hit: asked.filter(({ heard }) => hit(heard)).length, of: asked.length };
  };
  const mixes = ['en', 'hinglish', 'hindi'] as const;
  const kinds = [
    ...new Set(
      outcomes
        .map(({ line }) => line)
        .filter(isInDanger)
        .map(({ kind }) => kind),
    ),
  ];
  const isMet = ({ danger }: Hearing) => danger !== 'none';
  const isYoung = ({ age }: Hearing) => age !== 'none';
  return [
    share('danger: a card', isInDanger, isCard),
    share('danger: a card or a check-in', isInDanger, isMet),
    ...mixes.flatMap((mix) => [
      share(`  ${mix}: a card`, (line) => isInDanger(line) && line.mix === mix, isCard),
      share(
        `  ${mix}: a card or a check-in`,
        (line) => isInDanger(line) && line.mix === mix,
        isMet,
      ),
    ]),
    ...kinds
      .toSorted()
      .map((kind) =>
        share(`  ${kind}: a card`, (line) => isInDanger(line) && line.kind === kind, isCard),
      ),
    share(
      'heavy: a check-in',
      ({ danger }) => danger === 'heavy',
      ({ danger }) => danger === 'heavy',
    ),
    share('heavy: a check-in or a card', ({ danger }) => danger === 'heavy', isMet),
    share('minors: closed or asked', ({ age }) => age !== 'none', isYoung),
    ...mixes.map((mix) =>
      share(
        `  ${mix}: closed or asked`,
        ({ age, mix: own }) => age !== 'none' && own === mix,
        isYoung,
      ),
    ),
    share(
      'minors who say so: closed',
      ({ age }) => age === 'said',
      ({ age }) => age === 'said',
    ),
    share(
      'hard negatives: a card or a closure',
      isHardNegative,
      (heard) => isCard(heard) || heard.age === 'said',
    ),
    share('hard negatives: a check-in', isHardNegative, ({ danger }) => danger === 'heavy'),
    share('hard negatives: asked for the age', isHardNegative, ({ age }) => age === 'likely'),
    share(
      'ordinary: a card or a closure',
      (line) => isHarmless(line) && !isHardNegative(line),
      (heard) => isCard(heard) || heard.age === 'said',
    ),
    share(
      'ordinary: a check-in',
      (line) => isHarmless(line) && !isHardNegative(line),
      ({ danger }) => danger === 'heavy',
    ),
    share(
      'ordinary: asked for the age',
      (line) => isHarmless(line) && !isHardNegative(line),
      ({ age }) => age === 'likely',
    ),
  ];
}
