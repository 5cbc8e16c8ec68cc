import type { ChatType } from '#contract/chat-types.ts';
import type { FollowUp } from './bank.ts';
import { coverage } from './similar.ts';
import { type Part, sayOne, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** How alike a question is to one that was written for what she has just told; there are few, so little is enough. */
const LIKE = 0.38;
/** The same for what is no question. */
const LIKE_REMARK = 0.45;

/** As alike as this, it is what was written. */
export const SURE = 0.65;

/** "Who wrote them?", after a chapter of hers: the next one tells. */
export function nextChapter(talk: Talk, clause: Clause): Part | undefined {
  const { state, voice } = talk;
  const [, type, at] = state.last.flatMap((id) => /^arc\/(\w+)\/(\d)$/.exec(id) ?? []).slice(-3);
  const chapters = Object.entries(voice.arc).find(([name]) => name === type)?.[1];
  const told = chapters?.[Number(at) - 1];
  const next = chapters?.[Number(at)];
  if (!clause.isQuestion || !told || !next) return undefined;
  const { telling, covered } = coverage(clause.text, Object.values(told));
  if (telling === 0 || covered === 0) return undefined;
  const text = sayOne(talk, next, true);
  if (text && type) state.chapters[type as ChatType] = Number(at) + 1;
  return text ? { text, why: `chapter ${Number(at) + 1}, asked for` } : undefined;
}

/**
 * Answers what is asked or remarked after something of hers was told; undefined where nothing fits.
 * @param least how alike a question has to be to one that was written for it
 */
export function followHer(talk: Talk, clause: Clause, least = LIKE): Part | undefined {
  const { state, find } = talk;
  if (state.last.length === 0) return undefined;
  const isNext = ({ after }: FollowUp) => after.some((id) => state.last.includes(id));
  const found = find.followUp(clause.text, isNext);
  if (!found || found.score < (clause.isQuestion ? least : LIKE_REMARK)) return undefined;
  const { hear, say } = found.value;
  const written = [...Object.values(hear).flat(), ...Object.values(say)];
  const { telling, covered } = coverage(clause.text, written);
  // "Do you like children?" has only the liking in common with "Do you like the city?".
  if (found.score < SURE && telling > 0 && covered <= telling / 2) return undefined;
  const text = sayOne(talk, say, true);
  return text ? { text, why: `${found.value.id} ${found.score.toFixed(2)}` } : undefined;
}
