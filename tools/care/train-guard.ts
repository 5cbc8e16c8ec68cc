import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDED } from '../../api/domain/safety/guard.ts';
import { likelyIn } from '../../api/domain/safety/hearing/likely.ts';
import { type Head, packHeads } from '../../api/domain/text/classifier.ts';
import type { Features } from '../../api/domain/text/features.ts';
import { type Bounds, chooseBounds, isStopped, marginOf, withBounds } from './guard-bounds.ts';
import { readGuardLessons } from './guard-lessons.ts';
import { tableOf, tryAll } from './guard-tries.ts';
import { readHerSentences } from './her-sentences.ts';
import { trainGuard } from './learn-guard.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/**
 * Of her own sentences: how many are never learnt from, how many are learnt from whatever they are, and how many because
 * they were the likeliest to be stopped.
 */
const ASIDE = 3000;
const SAMPLED = 5000;
const NEAREST = 4000;
/** The share of good sentences that may be lost among the labelled ones held out: most of them look like bad ones. */
const MOST_LOST = 0.01;
/** Times that hers which are stopped are learnt from. */
const ROUNDS = 2;
/** How far below a bound her own sentences stay. */
const SPARE = 0.05;

const { lessons, signsOf, digest } = await readGuardLessons(CONTENT);
const hers = (await readHerSentences(CONTENT)).map(signsOf);
console.log(`${lessons.length} labelled sentences, ${hers.length} of hers`);

const ordinary = nearest(
  trainGuard(lessons, { ordinary: hers.slice(ASIDE, ASIDE + SAMPLED), stopped: [] }),
);
const tried = tryAll(lessons, { ordinary, stopped: [] }, hers.slice(0, ASIDE));
const bounds = chooseBounds(
  tried.filter(({ bad, mix, isRuled }) => bad !== 'none' || (mix && !isRuled)),
  MOST_LOST,
);

let stopped: Features[] = [];
let head = trainGuard(lessons, { ordinary, stopped });
for (let round = 0; round < ROUNDS; round++) {
  const more = hers.filter((features) => isStopped(likelyIn(head, features), bounds));
  console.log(`${more.length} of hers are stopped`);
  if (more.length === 0) break;
  stopped = [...new Set([...stopped, ...more])];
  head = trainGuard(lessons, { ordinary, stopped });
}
const spared = sparing(bounds);
const packed = packHeads([withBounds(head, spared)], digest);
writeFileSync(join(CONTENT, 'safety/guard.bin'), packed);

for (const reason of GUARDED) {
  console.log(`${reason}: ${bounds[reason].toFixed(2)}, at last ${spared[reason].toFixed(2)}`);
}
console.log('Held out, each sentence once:');
for (const line of tableOf(tried, spared)) console.log(`  ${line}`);
console.log(`content/safety/guard.bin, ${(packed.length / 1e6).toFixed(2)} MB`);

/** What is learnt of hers: some of all, and those that what was learnt of them takes for bad ones the most. */
function nearest(first: Head): Features[] {
  const near = hers
    .slice(ASIDE + SAMPLED)
    .map((features) => ({ features, none: likelyIn(first, features).none ?? 0 }))
    .sort((a, b) => a.none - b.none)
    .slice(0, NEAREST);
  return [...hers.slice(ASIDE, ASIDE + SAMPLED), ...near.map(({ features }) => features)];
}

/** The bounds, raised where a sentence of hers would still be stopped. */
function sparing(chosen: Bounds): Bounds {
  const raised = { ...chosen };
  for (const features of hers) {
    const likely = likelyIn(head, features);
    for (const reason of GUARDED) {
      raised[reason] = Math.max(raised[reason], marginOf(likely, reason) + SPARE);
    }
  }
  return raised;
}
