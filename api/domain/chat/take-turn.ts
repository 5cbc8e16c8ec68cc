import { readBalance } from '#db/queries/balance.ts';
import { findTurnSetting } from '#db/queries/chat-sessions.ts';
import { recall } from '#db/queries/memories.ts';
import { newestTexts, openTexts, type SealedText } from '#db/queries/messages.ts';
import { openTalkState } from '#db/queries/talk-states.ts';
import { findByCredential } from '#db/queries/users.ts';
import { rowsOf } from '#db/statement.ts';
import { type DomainError, notFound, unauthorized } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import { keepFacts } from '../memory/keep-facts.ts';
import type { Services } from '../ports.ts';
import { accountClosed } from '../user/account-closed.ts';
import { markDevice } from '../user/closed-device.ts';
import type { Credential } from '../user/register.ts';
import { answerTurn, type ReplyWords, releaseTurn, type WrittenReply } from './close-turn.ts';
import { generateReply } from './generate-reply.ts';
import { languageOf } from './language-of.ts';
import { messageView } from './message-view.ts';
import { type OpenTurn, openTurn, type TurnInput } from './open-turn.ts';
import type { TurnListener } from './running-turns.ts';
import { shareTurn } from './share-turn.ts';
import { replyFailed, type TurnOutcome } from './turn-outcome.ts';

type Setting = NonNullable<Awaited<ReturnType<typeof findTurnSetting>>>;

/**
 * One whole turn: open it, let the engine reply outside any transaction, close it. It goes on to its
 * end whether or not anyone still listens. A repeat under the same name shares the first one's result.
 * Throws unauthorized, not_found for anyone else's session, underage where the account is closed, and
 * reply_failed when the engine failed; then the message has been given back and the text is out of the list.
 */
export async function takeTurn(
  services: Services,
  input: TurnInput,
  listener?: TurnListener,
): Promise<TurnOutcome> {
  const { visitor, sessionId } = input;
  const setting = isUuid(sessionId)
    ? await findTurnSetting(services.db.executor, { chatId: sessionId, ...visitor })
    : undefined;
  if (!setting) throw await refusal(services, visitor);
  if (setting.closedAt) {
    // What was sent before may be asked after; her first words are not given any more.
    const before = input.kind !== 'welcome' && (await shareTurn(services, input, listener));
    if (before) return before;
    throw await accountClosed(services, visitor.userId);
  }
  for (;;) {
    const opening = await openTurn(services, input, setting);
    if (opening.kind === 'opened') {
      const { turn } = opening;
      const userMessage = turn.userMessage && messageView(turn.userMessage);
      return services.runningTurns.run(turn.id, userMessage, listener, (speak) =>
        replyTo(services, turn, setting, speak),
      );
    }
    const shared = await shareTurn(services, input, listener);
    if (shared) return shared;
    if (opening.kind === 'empty') return opening;
  }
}

/** Why there was no setting: the visitor is gone, or the chat is not theirs. */
async function refusal(
  { db }: Services,
  { userId, credentialId }: Credential,
): Promise<DomainError> {
  const visitor = await findByCredential(db.executor, userId, credentialId);
  return visitor ? notFound('Chat session') : unauthorized();
}

async function replyTo(
  services: Services,
  turn: OpenTurn,
  setting: Setting,
  speak: (text: string) => void,
): Promise<TurnOutcome> {
  const { userMessage } = turn;
  let written: WrittenReply | undefined;
  try {
    written = await answerTurn(services, turn, await wordsFor(services, turn, setting, speak));
  } catch (error) {
    services.log.error({ err: error, turnId: turn.id }, 'reply failed');
    await releaseTurn(services, { ...turn, userMessageId: userMessage?.id ?? null });
  }
  if (!written) throw replyFailed();
  if (turn.kind === 'message' && userMessage) {
    const { id: messageId, content } = userMessage;
    const { companionId } = setting;
    await keepFacts(services, { userId: turn.userId, companionId, messageId, content });
  }
  const balance = turn.balance ?? (await readBalance(services.db.executor, turn.userId));
  const closesAccount = turn.kind === 'underage';
  if (written.reply.sender === 'system') services.careCounts.card(turn.kind);
  if (closesAccount) {
    services.careCounts.closure(turn.kind);
    await markDevice(services, turn.userId);
  }
  return { kind: 'answered', userMessage, ...written, balance, closesAccount };
}

/** The companion's words, or for someone in danger or under age a card, which is not hers. */
async function wordsFor(
  services: Services,
  { id, kind, sessionId, userId, userMessage, texts, isReminderDue }: OpenTurn,
  { chatType, companionId, companion, prompt, remembers, talkState }: Setting,
  speak: (text: string) => void,
): Promise<ReplyWords> {
  const { db, cipher, replyEngine } = services;
  if (kind === 'danger' || kind === 'underage') {
    const language = await languageOf(services, { sessionId, userId }, userMessage?.content ?? '');
    return kind === 'danger'
      ? cardOf(services.danger.cardFor(language))
      : { ...cardOf(services.underAge.cardFor(language, userId)), language };
  }
  const limit = replyEngine.historyLimit;
  const [newest, facts] = await Promise.all([
    texts ?? rowsOf<SealedText>(db.executor, newestTexts({ sessionId, limit })),
    remembers ? recall(db.executor, cipher, { userId, companionId }) : [],
  ]);
  const history = openTexts(cipher, newest);
  // What the guard has learnt to refuse since it was kept would have her whole line left out.
  const memory = facts
    .filter(({ value }) => services.memory.maySay(value))
    .map((fact) => ({ ...fact, label: services.memory.labelOf(fact.topic) }));
  const state = openTalkState(cipher, talkState);
  const turn = { kind, chatType, companion, prompt: prompt ?? '', history, memory, state };
  const { text, imagePath, state: next, dropped } = await generateReply(services, turn, speak);
  if (dropped.length > 0) services.log.warn({ turnId: id, dropped }, 'sentences left out');
  for (const reason of dropped) services.careCounts.leftOut(reason);
  const talk = next === null ? {} : { talk: { companionId, state: next } };
  const notice = isReminderDue ? { notice: services.reminder(companion.name, history) } : {};
  return { sender: 'ai', content: text, imagePath, ...talk, ...notice };
}

const cardOf = (content: string): ReplyWords => ({ sender: 'system', content, imagePath: null });
