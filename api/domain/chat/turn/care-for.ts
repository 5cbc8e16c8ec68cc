import type { Services } from '../../ports.ts';
import { type Decision, decideWelcome } from '../../safety/care/decide.ts';
import type { CareState } from '../../safety/care/state.ts';
import { saidBefore } from '../said-before.ts';
import type { TurnInput } from './open-turn.ts';

/**
 * What is done about a turn: a welcome is one, and a message as it is heard. What was said before is read only where
 * the message means nothing without it. Outside moderation is asked in parallel and can only add: where it has no answer, the
 * local checks stand alone.
 */
export async function careFor(
  services: Pick<Services, 'db' | 'cipher' | 'care' | 'moderation'>,
  { kind, content, chatId, visitor: { userId } }: TurnInput,
  state: CareState,
): Promise<Decision> {
  const { care } = services;
  if (kind === 'welcome' || content === undefined) return decideWelcome(state);
  const asked = services.moderation?.(content);
  const before = care.dependsOnBefore(content)
    ? await saidBefore(services, { chatId, userId, content })
    : [];
  const heard = care.hear(content, before);
  const decision = care.decide(content, heard, state);
  if (decision.kind === 'danger' || decision.kind === 'underage') return decision;
  return (await asked)?.isDanger
    ? care.decide(content, { ...heard, danger: 'serious', kind: 'suicide' }, state)
    : decision;
}
