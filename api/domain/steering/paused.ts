import type { ChatType } from '#contract/chat-types.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';

/** Throws paused, in the operators' words, where chats are closed at present, with her or of this kind. */
export function refusePaused(
  { steering }: Pick<Services, 'steering'>,
  chat: { companionId: string; chatType: ChatType },
): void {
  const why = steering.pause(chat);
  if (why !== undefined) throw new DomainError('paused', why);
}
