import { tellingOf } from './telling.ts';
import type { Part, Talk } from './turn.ts';

/** For how many replies a death, or an illness of somebody near, is not forgotten. */
const GRIEF_OF_DEATH = 6;
const GRIEF_OF_ILLNESS = 3;

const OF_HIMSELF =
  /\b(?:my|mine|i|me|mera|meri|mere|main|mai|mujhe|maine)\b|मेरा|मेरी|मेरे|मुझे|मैंने|(?<!\p{L})मैं(?!\p{L})/iu;

/** What will matter for the next reply. */
export function settle(talk: Talk, answer: Part, lead: Part | undefined): void {
  const { state } = talk;
  const asks = lead?.asks ?? answer.asks;
  const topic = lead?.topic ?? answer.topic;
  if (asks) state.asked = asks;
  else delete state.asked;
  if (topic && topic !== state.topic) {
    state.topic = topic;
    if (!answer.why.startsWith('situation/')) delete state.situation;
  }
  if (answer.isHeavy) state.heavy = 2;
  else if (answer.topic && answer.why !== 'still heavy') state.heavy = 0;
  else state.heavy = Math.max(0, state.heavy - 1);
  // "Why?" asks after what she decided, whatever was said before it.
  const decided = Math.max(0, answer.why.indexOf('decides'));
  state.source = answer.why.slice(decided).split(' ').slice(0, 2).join(' ');
  state.questions = [
    /[?？][^\p{L}?？]*$/u.test([answer.text, lead?.text].filter(Boolean).join(' ')),
    ...state.questions,
  ].slice(0, 8);
  const graves = talk.heard.clauses.filter(({ isGrave }) => isGrave);
  const isOf = (label: string) => graves.some(({ topics }) => topics[0]?.label === label);
  const isMourned = isOf('loss') || (answer.isHeavy === true && answer.topic === 'loss');
  const weight = isMourned ? GRIEF_OF_DEATH : isOf('illness-family') ? GRIEF_OF_ILLNESS : 0;
  state.grief = Math.max(weight, state.grief - 1, 0);
  state.hasLost ||= isMourned || isOf('pet-loss');
  // In a mood of care nothing of what was said is kept.
  const isKept = !talk.mood || talk.mood === 'gentle';
  for (const clause of isKept ? talk.heard.clauses : []) {
    const tells = tellingOf(clause).p > 0.3 || OF_HIMSELF.test(clause.text);
    const isIntro = talk.told.has('name') && clause.words <= 8;
    if (!clause.isQuestion && !isIntro && tells && clause.words >= 3 && clause.words <= 28) {
      state.told.push({ text: clause.text.slice(0, 140), at: state.count });
    }
  }
  state.stopped = Math.max(0, state.stopped - 1);
}
