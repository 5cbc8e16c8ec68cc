import type { Services } from '../ports.ts';
import { type Decision, decideWelcome } from '../safety/care/decide.ts';
import type { CareState } from '../safety/care/state.ts';
import type { TurnInput } from './open-turn.ts';
import { saidBefore } from './said-before.ts';

/**
 * What is done about a turn: a welcome is one, and a message as it is heard. What was said before is read only where
 * the message means nothing without it.
 */
export async function careFor(
  services: Pick<Services, 'db' | 'cipher' | 'care'>,
  { kind, content, sessionId, visitor: { userId } }: TurnInput,
  state: CareState,
): Promise<Decision> {
  const { care } = services;
  if (kind === 'welcome' || content === undefined) return decideWelcome(state);
  const before = care.dependsOnBefore(content)
    ? await saidBefore(services, { sessionId, userId, content })
    : [];
  return care.decide(content, care.hear(content, before), state);
}
