import { giveBackFreeCall } from '#db/queries/chat/model-calls.ts';
import { changeLines } from '#db/queries/memory/pair-stories.ts';
import { countAfter, keepStory, readStory, textsAfter } from '#db/queries/memory/stories.ts';
import { run } from '#db/statement.ts';
import type { ReplyTurn, Services, Spent } from '../../ports.ts';
import { today, withLine } from '../../story/lines.ts';
import { generateReply } from './generate-reply.ts';
import { isTimeout } from './is-timeout.ts';
import { keepSpent } from './keep-spent.ts';

/** Texts summarised at a time: twenty turns. */
const TOLD = 40;

/** The newest texts, which are shown as they are. */
const UNTOLD = 20;

/** How long it is not retried after a failure. */
const REST_MS = 10 * 60_000;

/** Chats whose failures are remembered. */
const MOST_RESTS = 10_000;

/** Longest story, in characters. */
const LONGEST = 1_500;

/** Whose chat is summarised. */
export interface Told extends Pick<ReplyTurn, 'chatType' | 'companion'> {
  chatId: string;
  userId: string;
  companionId: string;
  hasBought: boolean;
}

const restsUntil = new Map<string, number>();

/**
 * Extends the story of a chat where enough has been said since, in the background: one call of a model every twenty
 * turns. Never throws; what failed is tried again later.
 */
export async function tellStory(services: Services, told: Told): Promise<void> {
  const { storyteller, now, log, runningTurns } = services;
  if (!storyteller || (restsUntil.get(told.chatId) ?? 0) > now().getTime()) return;
  const work = async () => {
    try {
      await goOn(services, storyteller, told);
      restsUntil.delete(told.chatId);
    } catch (error) {
      // An outage is of all chats: what is forgotten is only tried a little earlier.
      if (restsUntil.size > MOST_RESTS) restsUntil.clear();
      restsUntil.set(told.chatId, now().getTime() + REST_MS);
      log.warn({ err: error, chatId: told.chatId }, 'the story of a chat was not told');
    }
  };
  const name = `story:${told.chatId}`;
  await (runningTurns.join<void>(name, undefined) ??
    runningTurns.run(name, undefined, undefined, work));
}

async function goOn(
  services: Services,
  storyteller: NonNullable<Services['storyteller']>,
  { chatId, userId, companionId, chatType, companion, hasBought }: Told,
): Promise<void> {
  const { db, cipher, now, random, guard, replyTimeoutMs, modelUse } = services;
  const before = await readStory(db.executor, cipher, chatId);
  const after = before?.throughId;
  if ((await countAfter(db.executor, chatId, after)) < TOLD + UNTOLD) return;
  const texts = await textsAfter(db.executor, cipher, { chatId, after, limit: TOLD });
  const throughId = texts.at(-1)?.id;
  if (throughId === undefined) return;
  const turn: ReplyTurn = {
    kind: 'message',
    chatType,
    companion,
    prompt: '',
    history: texts,
    memory: [],
    state: null,
    story: before?.text,
  };
  const what = { turnId: null, purpose: 'story', companionId, chatType } as const;
  const asks = storyteller.asks;
  // The turns that it tells of have paid for it.
  const called = { ...what, isFree: !hasBought, userId, isPaid: true };
  const use = asks && (await modelUse?.(called, asks));
  if (use?.kind === 'spared') throw new Error(`No model may be asked today: ${use.why}`);
  const calls: Spent[] = [];
  let isAbandoned = false;
  try {
    // Visitors read it, too. No line of hers stands in for a story: one that is left out whole has failed.
    const guarded = { judge: guard.judge, insteadOf: () => [] };
    const asking = { replyEngine: storyteller, guard: guarded, random, replyTimeoutMs };
    const { text, brokenBy } = await generateReply(
      asking,
      turn,
      () => {},
      (spent) => calls.push(spent),
    );
    if (brokenBy) throw brokenBy;
    const told = text.slice(0, LONGEST);
    if (!(await keepStory(db.executor, cipher, { chatId, before, throughId, text: told }))) return;
    // One that came to nothing stays counted, so that it is not tried for ever.
    if (use && calls.length > 0) await run(db.executor, giveBackFreeCall(use.calls));
    const line = { day: today(now()), text: told, from: `chat:${chatId}`, chatId };
    await changeLines(db.executor, cipher, { userId, companionId }, (lines) =>
      withLine(lines, line),
    );
  } catch (error) {
    isAbandoned = isTimeout(error);
    throw error;
  } finally {
    if (use && !isAbandoned) await keepSpent(services, use.calls, calls);
  }
}
