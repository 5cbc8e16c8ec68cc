import {
  recordedAs,
  recordOf,
  worthOf,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/choice.ts';
import type {
  Chooser,
  Records,
} from '../../../api/adapters/reply-engine/scripted/talk/ranking/trees.ts';
import { boost, type Shape } from './boost.ts';
import type { Choice, Verdict } from './lessons.ts';

/** Replies to one message are told apart by finer differences than the rest. */
const FINE: Shape = { trees: 200, depth: 5, rate: 0.05, leastInLeaf: 20 };

/** Learns from judged choices how likely each reply is right, and how likely wrong. */
export function learnChoices(choices: readonly Choice[]): Chooser {
  const replies = choices.flatMap((one) => one.replies);
  const records = recordsOf(replies);
  const rows = replies.map(({ row, why, verdict }) => ({
    ...row,
    // Its own verdict would tell it.
    record: recordOf(records, why, { isRight: verdict === 'right' }),
  }));
  const features = Object.keys(rows[0] ?? {});
  const forest = (told: Verdict) =>
    boost(
      rows.map((row, at) => ({
        values: features.map((name) => row[name as keyof typeof row] ?? 0),
        isRight: replies[at]?.verdict === told,
      })),
      features,
      FINE,
    );
  return { right: forest('right'), wrong: forest('wrong'), records };
}

function recordsOf(replies: readonly { why: string; verdict: Verdict }[]): Records {
  const records: Records = {};
  for (const { why, verdict } of replies) {
    for (const name of ['', recordedAs(why)]) {
      const [right, judged] = records[name] ?? [0, 0];
      records[name] = [right + (verdict === 'right' ? 1 : 0), judged + 1];
    }
  }
  return records;
}

/** What readers said of the reply that is worth most, where it is ahead of what the rules chose by `lead`. */
export function verdictOn(chooser: Chooser, { replies }: Choice, lead: number): Verdict {
  const worths = replies.map(({ row, why }) => worthOf(chooser, row, why));
  const most = Math.max(...worths);
  const at = most > (worths[0] ?? 0) + lead ? worths.indexOf(most) : 0;
  return replies[at]?.verdict ?? 'wrong';
}
