import { type Part, say, type Talk } from '../turn.ts';

/** `content/talk/counsels/emergency.yaml`: what may be a matter of minutes. */
const EMERGENCY = 'counsel/emergency/';

/** The number and what helps until somebody comes, however it is told, and before anything else is said. */
export function emergency(talk: Talk): Part | undefined {
  const { clauses, whole } = talk.heard;
  const texts = [...clauses.map(({ text }) => text), whole.text];
  const found = talk.find.counsels(texts).find(({ id }) => id.startsWith(EMERGENCY));
  const text = found && say(talk, found.say);
  return found && text ? { text, why: found.id, isWhole: true, isHeavy: true } : undefined;
}
