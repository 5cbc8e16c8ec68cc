import { presentType } from '#contract/chat-types.ts';
import type { findTurnSetting } from '#db/queries/chat/chat-sessions.ts';
import {
  messagesById,
  newestTexts,
  openTexts,
  type SealedText,
} from '#db/queries/chat/messages.ts';
import { listVariants, type Variant } from '#db/queries/chat/variants.ts';
import { rowsOf } from '#db/statement.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { ReplyTurn, Services } from '../../ports.ts';
import { keptOf } from '../../safety/care/state.ts';
import { storyFor } from '../../story/lines.ts';
import { recalledFacts } from '../recalled-facts.ts';
import { askEngine } from '../turn/ask-engine.ts';
import { careFor } from '../turn/care-for.ts';
import { type KeptState, openKeptState } from '../turn/kept-state.ts';
import { withUndo } from '../turn/talk-undo.ts';
import type { MadeVariant } from './close-variant.ts';
import { MOST_TRIES, type OpenVariant } from './open-variant.ts';
import { createRepeatFilter, saidByHer } from './repeat-filter.ts';

export type VariantSetting = NonNullable<Awaited<ReturnType<typeof findTurnSetting>>> & {
  userId: string;
  companionId: string;
};

/**
 * Lets the engine reply to the same text once more, from the same point, with something she has not said yet.
 * Throws reply_failed where all that came was said before.
 */
export async function makeVariant(
  services: Services,
  { id, replyMessageId, chatId, count, cost }: OpenVariant,
  setting: VariantSetting,
  emit: (text: string) => void,
): Promise<MadeVariant> {
  const { db, cipher } = services;
  const [shown] = await messagesById(db.executor, cipher, [replyMessageId]);
  if (!shown) throw notFound('Message');
  const stored = openKeptState(cipher, setting.userId, setting, replyMessageId);
  const { before, now, undone } = stored;
  const known = await listVariants(db.executor, cipher, replyMessageId);
  const first: Variant = {
    content: shown.content,
    suggestions: shown.suggestions ?? [],
    talk: now.talk,
  };
  const turn = await turnOf(services, { replyMessageId, chatId }, setting, before);
  let avoid = (known.length > 0 ? known : [first]).map(({ content }) => content);
  const { userId, companionId, hasBought } = setting;
  let paidCallOn: string | undefined;
  const said = new Set(await saidByHer(services, setting));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const repeats = createRepeatFilter(said, emit);
    // A message pays for one try.
    const isPaid = cost > 0 && tries === 0;
    const asking = { turnId: id, userId, companionId, hasBought, isPaid };
    const reply = await askEngine(services, asking, { ...turn, avoid }, repeats.add);
    paidCallOn ??= reply.paidCallOn;
    avoid = [...avoid, reply.text];
    if (repeats.isSaid(reply.text)) continue;
    const talk = reply.state ?? before.talk;
    const stateId = setting.talkState?.id;
    return {
      source: reply.source,
      paidCallOn,
      first: count === 1 ? first : undefined,
      made: { content: reply.text, suggestions: reply.suggestions, talk },
      talk:
        stateId && undone
          ? { id: stateId, state: withUndo(keptOf(now.care, talk), undone) }
          : undefined,
    };
  }
  throw new DomainError('reply_failed', 'She has nothing new to say to that; nothing was taken');
}

/** What the engine was given for the first reply. */
async function turnOf(
  services: Services,
  { replyMessageId, chatId }: { replyMessageId: string; chatId: string },
  setting: VariantSetting,
  before: KeptState,
): Promise<ReplyTurn> {
  const { db, cipher, replyEngine } = services;
  const limit = replyEngine.historyLimit + 1;
  const newest = await rowsOf<SealedText>(db.executor, newestTexts({ chatId, limit }));
  const history = openTexts(
    cipher,
    newest.filter(({ id }) => id < replyMessageId).slice(0, replyEngine.historyLimit),
  );
  const heard = history.at(-1);
  const { userId } = setting;
  const visitor = { userId, credentialId: '' };
  const kind = heard?.sender === 'user' ? 'message' : 'welcome';
  const input = { visitor, chatId, kind, requestKey: null } as const;
  const content = kind === 'message' ? { content: heard?.content ?? '' } : {};
  const decision = await careFor(services, { ...input, ...content }, before.care);
  return {
    kind,
    chatType: presentType(setting.chatType),
    companion: setting.companion,
    prompt: setting.prompt ?? '',
    history,
    memory: await recalledFacts(services, setting),
    state: before.talk,
    story: storyFor(cipher, setting, chatId),
    mood: decision.kind === 'message' ? decision.mood : 'care',
  };
}
