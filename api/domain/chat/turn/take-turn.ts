import { isChatType, presentType } from '#contract/chat-types.ts';
import { findTurnSetting } from '#db/queries/chat/chat-sessions.ts';
import { newestTexts, openTexts, type SealedText } from '#db/queries/chat/messages.ts';
import { findOwnMessage } from '#db/queries/memory/remembered.ts';
import { countAfter } from '#db/queries/memory/stories.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { rowsOf } from '#db/statement.ts';
import { isUuid } from '../../is-uuid.ts';
import { keepFacts } from '../../memory/keep-facts.ts';
import type { ReplyTurn, Services } from '../../ports.ts';
import { askWords } from '../../push/ask-words.ts';
import type { CareLine, Decision } from '../../safety/care/decide.ts';
import { moodFor } from '../../safety/care/mood-for.ts';
import { keptOf, openKept } from '../../safety/care/state.ts';
import { changedForVisitor, type VisitorCare } from '../../safety/care/visitor-care.ts';
import { refusePaused } from '../../steering/paused.ts';
import { growStory } from '../../story/grow-story.ts';
import { storyFor } from '../../story/lines.ts';
import type { Language } from '../../text/detect-language.ts';
import { accountSuspended } from '../../user/account-suspended.ts';
import { markDevice } from '../../user/suspended-device.ts';
import { canEdit } from '../can-edit.ts';
import { languageOf } from '../language-of.ts';
import { ownTextView } from '../message-view.ts';
import { recalledFacts } from '../recalled-facts.ts';
import { refusal } from '../refusal.ts';
import { type Asking, askEngine } from './ask-engine.ts';
import { careFor } from './care-for.ts';
import { answerTurn, type ReplyWords, releaseTurn, type WrittenReply } from './close-turn.ts';
import { joinTurn } from './join-turn.ts';
import { type KeptState, openKeptState } from './kept-state.ts';
import { type OpenTurn, openTurn, type TurnInput } from './open-turn.ts';
import { TimedTurn } from './reply-counts.ts';
import type { TurnListener } from './running-turns.ts';
import { tellStory } from './tell-story.ts';
import { replyFailed, type TurnOutcome } from './turn-outcome.ts';

type Setting = NonNullable<Awaited<ReturnType<typeof findTurnSetting>>>;

/** The setting of a turn, with what is done about it and what was kept before it. */
interface Guided extends Setting {
  kept: KeptState;
  /** What is stored for the visitor, whoever is spoken to; undefined: nothing. */
  visitorCare: VisitorCare | undefined;
  decision: Decision;
  /** What is stored is from before a reply that is to be removed. */
  isUndone: boolean;
  /** The visitor comes back. */
  isBack: boolean;
  /** A text of the visitor's that she should ask about. */
  asked?: string | undefined;
}

/**
 * One whole turn: open it, let the engine reply outside any transaction, close it. It continues to its
 * end whether or not anyone still listens. A repeat under the same name shares the first one's result.
 * Throws unauthorized, not_found for anyone else's session, underage where the account is suspended, and
 * reply_failed when the engine failed; then the message has been given back and the text is out of the list.
 */
export async function takeTurn(
  services: Services,
  input: TurnInput,
  listener?: TurnListener,
): Promise<TurnOutcome> {
  const { visitor, chatId } = input;
  const setting = isUuid(chatId)
    ? await findTurnSetting(services.db.executor, { chatId, ...visitor })
    : undefined;
  if (!setting) throw await refusal(services, visitor);
  if (setting.suspendedAt) {
    // The outcome of what was sent before may still be asked for; her first words are no longer given.
    const before = input.kind !== 'welcome' && (await joinTurn(services, input, listener));
    if (before) return before;
    throw await accountSuspended(services, visitor.userId);
  }
  // An edited text is answered from where the first one was.
  const edited = input.replaces?.replyMessageId ?? undefined;
  const stored = openKeptState(services.cipher, visitor.userId, setting, edited);
  const { before: kept } = stored;
  const decision = await careFor(services, input, kept.care);
  const kind = input.kind === 'welcome' ? 'welcome' : decision.kind;
  const prompt = services.steering.promptInstead(setting.chatType, setting.promptVersion);
  const guided: Guided = {
    ...setting,
    ...prompt,
    kept,
    visitorCare: stored.visitor,
    decision,
    isUndone: stored.undone !== undefined,
    isBack: input.back !== undefined,
  };
  // Help comes whatever is paused; for anything else a repeat may ask how an earlier message ended.
  if (kind !== 'danger' && kind !== 'underage' && services.steering.pause(setting) !== undefined) {
    const before = await joinTurn(services, input, listener);
    if (before) return before;
    refusePaused(services, setting);
  }
  const asked = await askedOf(services, input);
  // After something grave nobody is greeted as if nothing had been.
  if (input.back && !asked && (decision.kind !== 'message' || decision.mood)) {
    return { kind: 'not-owed' };
  }
  // Cards and words of care are not varied, and what was said before stays.
  const replaces = kind === 'message' ? input.replaces : undefined;
  for (;;) {
    const opening = await openTurn(services, { ...input, kind, replaces }, setting);
    if (opening.kind === 'opened') {
      const { turn } = opening;
      const mayBeEdited = canEdit({ ...turn, status: 'open' });
      const userMessage = turn.userMessage && ownTextView(turn.userMessage, mayBeEdited);
      return services.runningTurns.run(turn.id, userMessage, listener, (emit) =>
        replyTo(services, turn, { ...guided, asked }, emit),
      );
    }
    const shared = await joinTurn(services, input, listener);
    if (shared) return shared;
    if (opening.kind === 'changed') return opening;
    if (opening.kind === 'empty') return { ...opening, companion: setting.companion.name };
  }
}

/** The text that a returning visitor wanted to be asked about; undefined: none. */
async function askedOf(
  { db, cipher }: Services,
  { back, visitor: { userId } }: TurnInput,
): Promise<string | undefined> {
  if (!back?.asked) return undefined;
  return (await findOwnMessage(db.executor, cipher, { messageId: back.asked, userId }))?.content;
}

async function replyTo(
  services: Services,
  turn: OpenTurn,
  setting: Guided,
  emit: (text: string) => void,
): Promise<TurnOutcome> {
  const timed = new TimedTurn(services.replyCounts, turn.kind);
  let written: WrittenReply | undefined;
  let words: ReplyWords | undefined;
  try {
    const say = (text: string) => {
      timed.said();
      emit(text);
    };
    const replyTurn = await replyTurnFor(services, turn, setting);
    if (replyTurn) {
      const reply = await askEngine(services, askingFor(turn, setting), replyTurn, say);
      words = await engineWords(services, turn, setting, { replyTurn, reply, say });
    } else words = await ownWords(services, turn, setting);
    const { freeFallbacks } = setting;
    written = await answerTurn(services, { ...turn, freeFallbacks }, words);
  } catch (error) {
    await giveBack(services, turn, error);
  }
  timed.ended(written ? 'answered' : 'failed');
  if (!written) throw replyFailed();
  return answeredWith(services, turn, setting, written, words);
}

async function giveBack(services: Services, turn: OpenTurn, error: unknown): Promise<void> {
  services.log.error({ err: error, turnId: turn.id }, 'reply failed');
  await releaseTurn(services, {
    ...turn,
    userMessageId: turn.userMessage?.id ?? null,
    replyMessageId: null,
  });
}

/** What follows from a turn that was answered, and its outcome. */
async function answeredWith(
  services: Services,
  turn: OpenTurn,
  setting: Guided,
  written: WrittenReply,
  words: ReplyWords | undefined,
): Promise<TurnOutcome> {
  const { userMessage } = turn;
  if (turn.kind === 'message' && userMessage) {
    const { id: messageId, content } = userMessage;
    const { companionId } = setting;
    const { userId } = turn;
    const facts = await keepFacts(services, { userId, companionId, messageId, content });
    // In the background, without delaying the reply.
    const talk = { before: setting.kept.talk, after: talkOf(words) ?? setting.kept.talk };
    const told = { turnId: turn.id, chatId: turn.chatId, userId, companionId };
    void growStory(services, { ...told, ...talk, facts });
    if (written.isModels) void tellStory(services, { ...setting, userId, chatId: turn.chatId });
  }
  const taken = turn.balance ?? (await readBalance(services.db.executor, turn.userId));
  const balance = written.isFree && turn.balance !== undefined ? taken + 1 : taken;
  const suspendsAccount = turn.kind === 'underage';
  if (written.reply.sender === 'system') services.careCounts.card(cardKind(turn, setting));
  if (suspendsAccount) {
    services.careCounts.suspension(turn.kind);
    await markDevice(services, turn.userId, 'underage');
  }
  return {
    kind: 'answered',
    userMessage,
    ...written,
    cost: written.isFree ? 0 : turn.cost,
    canEdit: canEdit({ ...turn, status: 'answered' }),
    balance,
    suspendsAccount,
  };
}

/** What the engine keeps of the talk from now on; undefined: nothing new. */
const talkOf = (words: ReplyWords | undefined) => words?.talk && openKept(words.talk.state).talk;

/** What a card was about: the danger that was detected, or the age. */
const cardKind = ({ kind }: OpenTurn, { decision: { heard } }: Guided): string =>
  kind === 'danger' ? heard.kind : kind;

/** What the engine is given; undefined where it has no part in the reply. */
async function replyTurnFor(
  services: Services,
  turn: OpenTurn,
  setting: Guided,
): Promise<ReplyTurn | undefined> {
  const mood = moodFor(setting.decision);
  if (mood === 'none' || setting.asked) return undefined;
  const { db, cipher, replyEngine } = services;
  const { id: turnId, kind, chatId, userId, replaces } = turn;
  const { remembers, companionId } = setting;
  const limit = replyEngine.historyLimit;
  const [newest, memory] = await Promise.all([
    turn.texts ?? rowsOf<SealedText>(db.executor, newestTexts({ chatId, limit })),
    recalledFacts(services, { remembers, userId, companionId }),
  ]);
  // Opened, they are held by the engine's turn, for as long as she writes: once is enough.
  turn.texts = undefined;
  const own = turn.userMessage?.id;
  const seen = newest
    .filter(({ id }) => id !== replaces?.userMessageId && id !== replaces?.replyMessageId)
    // Another process may have written a later text before this one was read: that is its turn's to answer.
    .filter(({ id, sender }) => own === undefined || sender !== 'user' || id <= own)
    .slice(0, limit);
  // Only a long chat has any: for all others the query is saved.
  const counted = replyEngine.countsEarlier && seen.length >= limit;
  const earlier = counted ? (await countAfter(db.executor, chatId, undefined)) - seen.length : 0;
  return {
    kind: kind === 'welcome' ? 'welcome' : 'message',
    chatType: presentType(setting.chatType),
    companion: setting.companion,
    prompt: isChatType(setting.chatType) ? (setting.prompt ?? '') : '',
    pair: {
      turnId,
      chatId,
      userId,
      companionId,
      agentTemplate: setting.agentTemplate,
      defaultAgentId: setting.defaultAgentId,
      isRewritten: replaces !== undefined,
    },
    history: openTexts(cipher, seen),
    earlier,
    memory,
    state: setting.kept.talk,
    story: storyFor(cipher, { ...setting, userId }, chatId),
    mood,
    // A model is given the first words only.
    ...(setting.isBack && { sparesModel: true }),
  };
}

const askingFor = (
  { id: turnId, userId, cost }: OpenTurn,
  { companionId, hasBought }: Guided,
): Asking => ({ turnId, userId, companionId, hasBought, isPaid: cost > 0 });

/** The engine's reply, with what care and the rules of use add to it. */
async function engineWords(
  services: Services,
  turn: OpenTurn,
  setting: Guided,
  {
    replyTurn,
    reply,
    say,
  }: {
    replyTurn: ReplyTurn;
    reply: Awaited<ReturnType<typeof askEngine>>;
    say: (text: string) => void;
  },
): Promise<ReplyWords> {
  const { care } = services;
  const { decision, kept } = setting;
  const { chatId, userId } = turn;
  const { text: content, imagePath, suggestions, source, paidCallOn } = reply;
  const words: ReplyWords = { sender: 'ai', content, imagePath, suggestions, source, paidCallOn };
  if (decision.kind === 'care' || (decision.kind === 'message' && decision.asksLater)) {
    // The visitor answers her question for the age in free text.
    words.suggestions = [];
    words.isFixed = true;
    const said = turn.userMessage?.content ?? '';
    const language = await languageOf(services, { chatId, userId }, said);
    const after =
      decision.kind === 'care'
        ? careLines(services, decision, language)
        : care.words.later(language, decision.next.lines);
    say(` ${after}`);
    words.content += ` ${after}`;
  }
  const notice = turn.remindersDue
    ? { notice: services.reminder(setting.companion.name, replyTurn.history) }
    : {};
  return { ...words, ...keeping(setting, reply.state ?? kept.talk), ...notice };
}

/** Words of care, or her question, without the engine. */
const ownWords = (services: Services, turn: OpenTurn, setting: Guided): Promise<ReplyWords> =>
  setting.asked && moodFor(setting.decision) !== 'none'
    ? askingWords(services, turn, setting, setting.asked)
    : careWords(services, turn, setting);

/** Her question about what the visitor wanted to be asked, verbatim. */
async function askingWords(
  services: Services,
  { chatId, userId }: OpenTurn,
  setting: Guided,
  text: string,
): Promise<ReplyWords> {
  const language = await languageOf(services, { chatId, userId }, text);
  const content = askWords(language, text);
  const fixed = { suggestions: [], isFixed: true };
  return {
    sender: 'ai',
    content,
    imagePath: null,
    ...fixed,
    ...keeping(setting, setting.kept.talk),
  };
}

/** Her own lines of care, one after the other. */
const careLines = (
  { care: { words } }: Services,
  { lines, heard, next }: Extract<Decision, { kind: 'care' }>,
  language: Language,
): string => {
  const said: Record<CareLine, () => string> = {
    'check-in': () => words.checkIn(heard.kind, language, next.lines),
    well: () => words.well(language, next.lines),
    number: () => words.number(language, next.lines),
    'ask-age': () => words.askAge(language, next.lines),
  };
  return lines.map((line) => said[line]()).join(' ');
};

/** A card of ours, or her own lines of care. */
async function careWords(
  services: Services,
  { chatId, userId, userMessage }: OpenTurn,
  setting: Guided,
): Promise<ReplyWords> {
  const { decision } = setting;
  const { heard } = decision;
  const { words } = services.care;
  const content = userMessage?.content ?? '';
  const language = await languageOf(services, { chatId, userId }, content);
  if (decision.kind === 'underage') {
    return { ...cardOf(words.underAge(heard, language, userId)), language };
  }
  if (decision.kind === 'danger') {
    return { ...cardOf(words.danger(heard, language)), ...keeping(setting, setting.kept.talk) };
  }
  return {
    sender: 'ai',
    content: decision.kind === 'care' ? careLines(services, decision, language) : '',
    imagePath: null,
    ...keeping(setting, setting.kept.talk),
  };
}

/** The state of care and the engine's, where there is something to keep. */
function keeping(
  { companionId, decision, kept, visitorCare, isUndone }: Guided,
  talk: string | null,
): Pick<ReplyWords, 'talk' | 'care'> {
  const before = keptOf(kept.care, kept.talk);
  const state = keptOf(decision.next, talk);
  const isNew = state !== before || isUndone;
  const care = changedForVisitor(decision.next, visitorCare);
  return {
    ...(isNew && { talk: { companionId, state: state ?? '', before } }),
    ...(care && { care }),
  };
}

const cardOf = (content: string): ReplyWords => ({ sender: 'system', content, imagePath: null });
