import { GUARDED, type Guarded } from '../../api/domain/safety/guard.ts';
import { likelyIn } from '../../api/domain/safety/hearing/likely.ts';
import { LANGUAGES, type Language } from '../../api/domain/text/detect-language.ts';
import type { Features } from '../../api/domain/text/features.ts';
import { type Bounds, isStopped, type Tried } from './guard-bounds.ts';
import { FOLDS, foldOf, type GuardLesson } from './guard-lessons.ts';
import { type Hers, trainGuard } from './learn-guard.ts';

/** A sentence that was tried on a head which had not learnt from it. */
export interface Try extends Tried {
  bad: Guarded | 'none';
  /** Undefined for one of hers. */
  mix: Language | undefined;
  isRuled: boolean;
}

/**
 * Tries every labelled sentence once on a head that learnt from the four other parts of them, and some of hers.
 * @param aside those of hers that none learns from
 */
export function tryAll(
  lessons: readonly GuardLesson[],
  hers: Hers,
  aside: readonly Features[],
): Try[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isAside = (one: GuardLesson) => foldOf(one) === fold;
    const taught = trainGuard(
      lessons.filter((one) => !isAside(one)),
      hers,
    );
    const tried = lessons.filter(isAside).map(
      ({ bad, mix, isRuled, features }): Try => ({
        ...{ bad, mix, isRuled },
        likely: likelyIn(taught, features),
      }),
    );
    const own = aside
      .filter((_one, at) => at % FOLDS === fold)
      .map(
        (features): Try => ({
          ...{ bad: 'none', mix: undefined, isRuled: false },
          likely: likelyIn(taught, features),
        }),
      );
    return [...tried, ...own];
  }).flat();
}

/** How many of the tried sentences are stopped, as lines to print: by reason and by mix. */
export function tableOf(tried: readonly Try[], bounds: Bounds): string[] {
  const line = (name: string, some: readonly Try[]) => {
    const percent = (is: (one: Try) => boolean) =>
      `${((100 * some.filter(is).length) / Math.max(1, some.length)).toFixed(1).padStart(5)} %`;
    const [learnt, ruled, either] = [
      percent(({ likely }) => isStopped(likely, bounds)),
      percent(({ isRuled }) => isRuled),
      percent(({ likely, isRuled }) => isRuled || isStopped(likely, bounds)),
    ];
    return `${name.padEnd(22)} learnt ${learnt}   rules ${ruled}   either ${either}   of ${some.length}`;
  };
  const inMixes = (name: string, some: readonly Try[]) => [
    line(name, some),
    ...LANGUAGES.map((mix) =>
      line(
        `  ${mix}`,
        some.filter((one) => one.mix === mix),
      ),
    ),
  ];
  const written = tried.filter(({ mix }) => mix !== undefined);
  return [
    ...inMixes(
      'bad',
      written.filter(({ bad }) => bad !== 'none'),
    ),
    ...[...GUARDED, 'none' as const].flatMap((reason) =>
      inMixes(
        reason,
        written.filter(({ bad }) => bad === reason),
      ),
    ),
    line(
      'her own',
      tried.filter(({ mix }) => mix === undefined),
    ),
  ];
}
