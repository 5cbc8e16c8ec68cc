import type { StoryNotes } from '../../../domain/ports.ts';
import { readState } from './talk/state.ts';

/** What a turn has added to a talk that its story should tell: a new topic, and what is ahead. */
export function notesOf(before: string | null, after: string | null): StoryNotes {
  const [old, now] = [readState(before), readState(after)];
  const known = new Set(old.events.map(({ what, day }) => `${what} ${day}`));
  const ahead = now.events.filter(({ what, day }) => !known.has(`${what} ${day}`));
  return {
    topic: now.topic === old.topic ? undefined : now.topic,
    ahead: ahead.map(({ what, day }) => ({ what, on: day })),
  };
}
