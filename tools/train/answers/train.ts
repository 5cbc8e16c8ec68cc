import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  likelihood,
  packForest,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';
import { boost } from './boost.ts';
import { readAnswers, type Seen } from './lessons.ts';

/** Learns which written answer fits a message: `content/talk/answers.bin`. Prints how well it does on other chats. */
const CONTENT = join(import.meta.dirname, '../../../content');
const FOLDS = 6;
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6];

const seen = await readAnswers(CONTENT);
const features = Object.keys(seen[0]?.row ?? {});
const rowOf = ({ row }: Seen) => features.map((name) => row[name] ?? 0);
const learn = (from: Seen[]) =>
  boost(
    from.map((one) => ({ values: rowOf(one), isRight: one.verdict === 'right' })),
    features,
  );

const chats = [...new Set(seen.map(({ chat }) => chat))];
const foldOf = ({ chat }: Seen) => chats.indexOf(chat) % FOLDS;
const best = Array.from({ length: FOLDS }).flatMap((_, fold) => {
  const forest = learn(seen.filter((one) => foldOf(one) !== fold));
  const byMessage = Map.groupBy(
    seen.filter((one) => foldOf(one) === fold),
    ({ message }) => message,
  );
  return [...byMessage.values()].map((answers) =>
    answers
      .map((one) => ({ verdict: one.verdict, p: likelihood(forest, rowOf(one)) }))
      .reduce((a, b) => (b.p > a.p ? b : a)),
  );
});
console.log(
  `${seen.length} answers beside ${best.length} messages, each judged by what other chats taught`,
);
for (const least of THRESHOLDS) {
  const taken = best.filter(({ p }) => p >= least);
  const share = (verdict: Seen['verdict']) =>
    `${Math.round((100 * taken.filter((one) => one.verdict === verdict).length) / taken.length)} %`;
  console.log(
    `  p ≥ ${least}: ${taken.length} answered, right ${share('right')}, fair ${share('fair')}, wrong ${share('wrong')}`,
  );
}
writeFileSync(join(CONTENT, 'talk/answers.bin'), packForest(learn(seen)));
