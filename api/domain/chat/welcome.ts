import type { WelcomeResponse } from '#contract/schemas/chat.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';
import type { Credential } from '../user/credential.ts';
import { replyView } from './message-view.ts';
import { takeTurn } from './take-turn.ts';

/**
 * The companion's first words: made once per session, however many tabs ask at once, and free.
 * Throws not_found or reply_failed.
 */
export async function welcome(
  services: Services,
  input: { visitor: Credential; chatId: string },
): Promise<WelcomeResponse> {
  const outcome = await takeTurn(services, { ...input, kind: 'welcome', requestKey: 'welcome' });
  if (outcome.kind !== 'answered') throw new DomainError('reply_failed', 'No welcome came');
  return { aiMessage: replyView(outcome.reply) };
}
