import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Forest,
  likelihood,
  packForests,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';
import { boost } from './boost.ts';
import { learnChoices, verdictOn } from './learn-choices.ts';
import { type Choice, createLessons, type Seen, type Verdict } from './lessons.ts';

/**
 * Learns how likely a reader finds right a written answer, what the rules chose, and each of all replies that could be
 * given: `content/talk/answers.bin`. Prints how well they do on chats that nothing was learnt from.
 */
const CONTENT = join(import.meta.dirname, '../../../content');
const FOLDS = 6;
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
/** What of a likelihood something written has to be ahead, tried. */
const LEADS = [-0.1, -0.05, 0, 0.05, 0.1, 0.2];
/** Each takes a minute. */
const CHOICE_FOLDS = 4;
const CHOICE_LEADS = [Number.POSITIVE_INFINITY, 0, 0.02, 0.05];

const { readAnswers, readReplies, readChoices } = await createLessons(CONTENT);
const answers = readAnswers();
const chats = [...new Set(answers.map(({ chat }) => chat))];
const foldOf = (chat: string) => Math.max(0, chats.indexOf(chat)) % FOLDS;

/** A forest for each part of the chats, that has learnt from the others. */
const learnFolds = (seen: Seen[]): Forest[] =>
  Array.from({ length: FOLDS }, (_, fold) =>
    learn(seen.filter(({ chat }) => foldOf(chat) !== fold)),
  );

function learn(from: Seen[]): Forest {
  const features = Object.keys(from[0]?.row ?? {});
  return boost(
    from.map(({ row, verdict }) => ({
      values: features.map((name) => row[name] ?? 0),
      isRight: verdict === 'right',
    })),
    features,
  );
}

const judge = (forests: Forest[], { chat, row, verdict }: Seen): Judged => {
  const forest = forests[foldOf(chat)] as Forest;
  return { verdict, p: likelihood(forest, row) };
};
interface Judged {
  verdict: Verdict;
  /** How likely it was taken to be right. */
  p: number;
}

const messageOf = ({ chat, said }: Seen) => `${chat} ${said}`;
const answerForests = learnFolds(answers);
const best = new Map(
  [...Map.groupBy(answers, messageOf)].map(([message, list]) => [
    message,
    list.map((one) => judge(answerForests, one)).reduce((a, b) => (b.p > a.p ? b : a)),
  ]),
);
const replies = readReplies((chat) => answerForests[foldOf(chat)] as Forest);
const replyForests = learnFolds(replies);
const chosen = new Map(replies.map((one) => [messageOf(one), judge(replyForests, one)]));

function tell(name: string, judged: readonly Pick<Judged, 'verdict'>[]): void {
  const share = (verdict: Verdict) => {
    const count = judged.filter((one) => one.verdict === verdict).length;
    return `${verdict} ${Math.round((100 * count) / (judged.length || 1))} %`;
  };
  console.log(
    `  ${name}: ${judged.length}, ${share('right')}, ${share('fair')}, ${share('wrong')}`,
  );
}

console.log(`The likeliest of ${answers.length} answers, by what other chats taught`);
for (const least of THRESHOLDS)
  tell(
    `p ≥ ${least}`,
    [...best.values()].filter(({ p }) => p >= least),
  );
console.log('What the rules chose');
for (const least of THRESHOLDS)
  tell(
    `p ≥ ${least}`,
    [...chosen.values()].filter(({ p }) => p >= least),
  );
console.log('The likelier of both, where something written is ahead by');
const pairs = [...chosen].flatMap(([message, one]) => {
  const written = best.get(message);
  return written ? [{ one, written }] : [];
});
tell(
  'none: the rules',
  pairs.map(({ one }) => one),
);
for (const lead of LEADS)
  tell(
    `${lead}`,
    pairs.map(({ one, written }) => (written.p > one.p + lead ? written : one)),
  );

const written = learn(answers);
const choices = readChoices(written);
const held = [...new Set(choices.map(({ chat }) => chat))];
const isIn = ({ chat }: Choice, fold: number) => held.indexOf(chat) % CHOICE_FOLDS === fold;
const judgedBy = new Map<number, Verdict[]>();
for (let fold = 0; fold < CHOICE_FOLDS; fold++) {
  const chooser = learnChoices(choices.filter((one) => !isIn(one, fold)));
  for (const choice of choices.filter((one) => isIn(one, fold)))
    for (const lead of CHOICE_LEADS)
      judgedBy.set(lead, [...(judgedBy.get(lead) ?? []), verdictOn(chooser, choice, lead)]);
}
console.log('Of all that could be said, what is worth more than the choice of the rules by');
for (const [lead, verdicts] of judgedBy)
  tell(
    Number.isFinite(lead) ? `${lead}` : 'none: the rules',
    verdicts.map((verdict) => ({ verdict })),
  );

const chooser = learnChoices(choices);
const later = readChoices(written, 'later-choices.jsonl');
console.log('The same of later chats that nothing was learnt from');
for (const lead of CHOICE_LEADS)
  tell(
    Number.isFinite(lead) ? `${lead}` : 'none: the rules',
    later.map((choice) => ({ verdict: verdictOn(chooser, choice, lead) })),
  );

writeFileSync(
  join(CONTENT, 'talk/answers.bin'),
  packForests({ written, chosen: learn(replies), chooser }),
);
