import type { Run } from '../../../api/adapters/reply-engine/scripted/talk/matter/runs.ts';
import type { Head } from '../../../api/domain/text/classifier.ts';
import { seededRandom } from '../seeded-random.ts';
import { quantised, shuffle } from '../train-head.ts';

/** The runs of words of a message, and which of them a reader would name; as many as there are runs: none. */
export interface RunLesson {
  runs: readonly Run['features'][];
  named: number;
}

const EPOCHS = 6;
const RATE = 0.15;
const DECAY = 1e-5;

/**
 * Learns what a run of words is worth, so that of all runs of a message the one that readers named is the likeliest.
 * The same lessons in the same order give the same weights.
 * @param size how many numbers describe a run
 */
export function learnRuns(lessons: readonly RunLesson[], size: number): Head {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  let [none, squaresOfNone] = [0, 0];
  const random = seededRandom(20_261_130);
  const order = lessons.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const which of order) {
      const { runs = [], named = 0 } = lessons[which] ?? {};
      const shares = sharesOf([...runs.map((run) => scoreOf(weights, run)), none]);
      runs.forEach(({ buckets, weights: values }, at) => {
        const error = (shares[at] ?? 0) - (at === named ? 1 : 0);
        if (Math.abs(error) < 1e-4) return;
        for (let one = 0; one < buckets.length; one++) {
          const place = buckets[one]!;
          const slope = error * values[one]!;
          squares[place]! += slope * slope;
          weights[place]! -=
            (RATE * slope) / Math.sqrt(squares[place]! + 1e-4) + DECAY * weights[place]!;
        }
      });
      const error = (shares[runs.length] ?? 0) - (named === runs.length ? 1 : 0);
      squaresOfNone += error * error;
      none -= (RATE * error) / Math.sqrt(squaresOfNone + 1e-4);
    }
  }
  return {
    name: 'run',
    labels: ['named'],
    temperature: 1,
    bias: Float32Array.of(none),
    rarity: new Float32Array(size),
    ...quantised(weights, 1),
  };
}

function scoreOf(weights: Float32Array, { buckets, weights: values }: Run['features']): number {
  let sum = 0;
  for (let at = 0; at < buckets.length; at++) sum += weights[buckets[at]!]! * values[at]!;
  return sum;
}

function sharesOf(scores: number[]): number[] {
  const most = Math.max(...scores);
  const grown = scores.map((one) => Math.exp(one - most));
  const total = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / total);
}
