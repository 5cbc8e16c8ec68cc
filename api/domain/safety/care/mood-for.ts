import type { Decision, Mood } from './decide.ts';

/** The mood that an engine answers in; `none` where it is not asked, and words of care stand alone. */
export const moodFor = (decision: Decision): Mood | undefined | 'none' => {
  if (decision.kind === 'message') return decision.mood;
  return (decision.kind === 'care' && decision.answersIn) || 'none';
};
