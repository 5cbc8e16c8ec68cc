import { GUARD_BUCKETS } from '../../api/domain/safety/guard/signs.ts';
import { GUARDED } from '../../api/domain/safety/guard.ts';
import type { Head } from '../../api/domain/text/classifier.ts';
import type { Features } from '../../api/domain/text/features.ts';
import type { GuardLesson } from './guard-lessons.ts';
import { trainLevels } from './train-levels.ts';

/** A good sentence that was written to look like a bad one counts for more than one of hers: it is the harder to tell. */
const LOOK_ALIKE_WEIGHT = 1.5;
const HER_WEIGHT = 0.3;
/** A sentence of hers that was stopped. */
const STOPPED_WEIGHT = 3;

/** The signs of her own sentences, none of which is to be stopped. */
export interface Hers {
  ordinary: readonly Features[];
  /** Those that what was learnt without them would stop. */
  stopped: readonly Features[];
}

/** Trains the head of the guard; the same sentences in the same order give the same weights. */
export function trainGuard(lessons: readonly GuardLesson[], { ordinary, stopped }: Hers): Head {
  const good = (weight: number) => (features: Features) => ({ features, label: 'none', weight });
  const samples = [
    ...lessons.map(({ features, bad }) => ({
      features,
      label: bad,
      weight: bad === 'none' ? LOOK_ALIKE_WEIGHT : 1,
    })),
    ...ordinary.map(good(HER_WEIGHT)),
    ...stopped.map(good(STOPPED_WEIGHT)),
  ];
  return trainLevels('guard', samples, GUARD_BUCKETS, GUARDED);
}
