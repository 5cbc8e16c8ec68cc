import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { createGuard, GUARDED, type Guard } from '../../api/domain/safety/guard.ts';
import { GuardedText } from '../../api/domain/safety/guarded-text.ts';
import { LANGUAGES } from '../../api/domain/text/detect-language.ts';
import {
  isForTuning,
  type Labelled,
  readFreshGuardCorpus,
  readGuardCorpus,
} from './guard-corpus.ts';

/** How a guard does on labelled sentences. */
export interface GuardScore {
  /** Shares from 0 to 1. */
  stopped: number;
  lost: number;
  /** Bad ones that it shows, and good ones that it leaves out. */
  wrong: (Labelled & { judged: string })[];
}

/** Judges each sentence as it would be judged on its way to a visitor. */
export function scoreGuard(
  guard: Pick<Guard, 'judge'>,
  sentences: readonly Labelled[],
): GuardScore {
  const judged = sentences.map((one) => ({ ...one, judged: judge(guard, one.text) }));
  const [good, bad] = [true, false].map((isGood) =>
    judged.filter((one) => (one.bad === 'none') === isGood),
  );
  const share = (some: typeof judged = []) =>
    some.filter((one) => one.judged !== 'none').length / Math.max(1, some.length);
  return {
    stopped: share(bad),
    lost: share(good),
    wrong: judged.filter((one) => (one.judged === 'none') !== (one.bad === 'none')),
  };
}

function judge(guard: Pick<Guard, 'judge'>, text: string): string {
  const guarded = new GuardedText(guard, () => {});
  guarded.add(text);
  return guarded.end().dropped[0] ?? 'none';
}

const percent = (share: number) => `${(100 * share).toFixed(1).padStart(5)} %`;

/**
 * Prints how the guard does on the labelled sentences, by half and on the fresh ones, by kind and by mix, with every
 * miss.
 * @param content the folder `content`
 * @param misses `tuning` keeps those of the sentences that only measure out of sight
 */
export async function printGuardScore(
  content: string,
  { misses, say = console.log }: { misses: 'all' | 'tuning'; say?: (line: string) => void },
): Promise<void> {
  const guard = createGuard((await loadSafety(`${content}/safety`)).guard);
  const corpus = await readGuardCorpus(content);
  const sets = {
    tuning: corpus.filter(isForTuning),
    'held out': corpus.filter((one) => !isForTuning(one)),
    fresh: await readFreshGuardCorpus(content),
  };
  for (const [set, sentences] of Object.entries(sets)) {
    const { stopped, lost, wrong } = scoreGuard(guard, sentences);
    say(
      `${set}: ${sentences.length} sentences; bad stopped ${percent(stopped)}, good lost ${percent(lost)}`,
    );
    for (const kind of [...GUARDED, 'none'] as const) {
      const shares = LANGUAGES.map((mix) => {
        const some = sentences.filter((one) => one.bad === kind && one.mix === mix);
        const score = scoreGuard(guard, some);
        return `${mix} ${percent(kind === 'none' ? score.lost : score.stopped)} of ${some.length}`;
      });
      say(`  ${kind.padEnd(10)} ${shares.join('   ')}`);
    }
    if (misses === 'tuning' && set !== 'tuning') continue;
    for (const { text, bad, judged } of wrong) say(`    ${bad} taken for ${judged}: ${text}`);
  }
}
