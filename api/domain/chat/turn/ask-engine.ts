import type { ReplySource } from '#db/schema/chat/turns.ts';
import type { ReplyTurn, Services, Spent } from '../../ports.ts';
import { type GeneratedReply, generateReply } from './generate-reply.ts';
import { isTimeout } from './is-timeout.ts';
import { keepSpent } from './keep-spent.ts';
import type { ModelUse } from './spent.ts';

/** Whose turn it is, for what a model costs. */
export interface Asking {
  turnId: string;
  userId: string;
  companionId: string;
  /** The visitor has bought something. */
  hasBought: boolean;
  /** A message pays for it. */
  isPaid: boolean;
}

/** A reply with who wrote it. */
interface Answer extends GeneratedReply {
  source: ReplySource;
  /** The day of the call of a model that a message pays for once the reply is written; undefined: there is none. */
  paidCallOn: string | undefined;
}

/**
 * Has the engine reply, without a model where none should be asked; records what models used, whatever the outcome.
 * Throws as `generateReply` does.
 */
export async function askEngine(
  services: Services,
  asking: Asking,
  turn: ReplyTurn,
  emit: (text: string) => void,
): Promise<Answer> {
  const use = await useFor(services, asking, turn);
  const isSpared = use?.kind === 'spared';
  const calls: Spent[] = [];
  let isAbandoned = false;
  try {
    const asked = isSpared ? { ...turn, sparesModel: true } : turn;
    const reply = await generateReply(services, asked, emit, (spent) => calls.push(spent));
    isAbandoned = isTimeout(reply.brokenBy);
    const source = isSpared ? 'spared' : (reply.source ?? 'scripted');
    note(services, asking, reply, source);
    // Where the engine made no call, `keepSpent` gives it back.
    const isCalled = use?.kind === 'begun' && (isAbandoned || calls.length > 0);
    return { ...reply, source, paidCallOn: isCalled && asking.isPaid ? use.calls.day : undefined };
  } catch (error) {
    isAbandoned = isTimeout(error);
    throw error;
  } finally {
    // An engine that was abandoned cannot report what it used: then the reserved maximum stays.
    if (use?.kind === 'begun' && !isAbandoned) await keepSpent(services, use.calls, calls);
  }
}

/** Whether a model is asked; undefined: the engine asks none. */
function useFor(
  { modelUse, replyEngine }: Services,
  { hasBought, ...asking }: Asking,
  { kind: purpose, chatType, sparesModel }: ReplyTurn,
): ReturnType<ModelUse> | undefined {
  if (sparesModel || !replyEngine.asks) return undefined;
  return modelUse?.({ ...asking, purpose, chatType, isFree: !hasBought }, replyEngine.asks);
}

/** Logs and counts a reply, and what is missing of it. */
function note(
  { log, careCounts, replyCounts }: Services,
  { turnId }: Asking,
  { brokenBy, dropped }: GeneratedReply,
  source: ReplySource,
): void {
  if (brokenBy) log.warn({ err: brokenBy, turnId }, 'reply cut short');
  if (dropped.length > 0) log.warn({ turnId, dropped }, 'sentences left out');
  for (const reason of dropped) careCounts.leftOut(reason);
  replyCounts.reply(source);
}
