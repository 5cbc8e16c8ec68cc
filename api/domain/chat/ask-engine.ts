import type { ReplySource } from '#db/schema/turns.ts';
import type { ReplyTurn, Services, Spent } from '../ports.ts';
import { type GeneratedReply, generateReply } from './generate-reply.ts';
import { keepSpent } from './keep-spent.ts';

/** Whose turn it is, for what a model costs. */
export interface Asking {
  turnId: string;
  userId: string;
  companionId: string;
  /** The visitor has bought something. */
  hasBought: boolean;
}

/**
 * Has the engine reply, and no model where none is to be asked; writes down what models took, whatever came of it.
 * Throws as `generateReply` does.
 */
export async function askEngine(
  services: Services,
  { turnId, userId, companionId, hasBought }: Asking,
  turn: ReplyTurn,
  emit: (text: string) => void,
): Promise<GeneratedReply & { source: ReplySource }> {
  const { kind, chatType } = turn;
  const isFree = !hasBought;
  const spared = await services.modelUse?.({ kind, userId, isFree });
  const calls: Spent[] = [];
  try {
    const asked = spared ? { ...turn, sparesModel: true } : turn;
    const reply = await generateReply(services, asked, emit, (spent) => calls.push(spent));
    const { brokenBy, dropped } = reply;
    if (brokenBy) services.log.warn({ err: brokenBy, turnId }, 'reply cut short');
    if (dropped.length > 0) services.log.warn({ turnId, dropped }, 'sentences left out');
    for (const reason of dropped) services.careCounts.leftOut(reason);
    const source = spared ? 'spared' : (reply.source ?? 'scripted');
    services.replyCounts.reply(source);
    return { ...reply, source };
  } finally {
    const what = { turnId, purpose: kind, companionId, chatType, isFree };
    if (calls.length > 0) await keepSpent(services, what, calls);
  }
}
