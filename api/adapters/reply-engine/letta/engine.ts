import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentLinks, HeldAgent } from '../../../domain/chat/agent-links.ts';
import type { AsksModel, ReplyEngine, ReplyEvent, ReplyTurn } from '../../../domain/ports.ts';
import { endsSentence } from '../../../domain/safety/sentences.ts';
import { createCleaner } from '../cleaning/cleaner.ts';
import { EndpointError } from '../endpoint-error.ts';
import { createMeasure, type Measure } from '../openai/measure.ts';
import { createPatience, type Limits, type Patience } from '../openai/patience.ts';
import type { Price } from '../openai/price.ts';
import type { PromptMessage, PromptShape, Prompts } from '../prompt/compose.ts';
import { mask } from '../prompt/mask.ts';
import { type LettaClient, Missing } from './client.ts';
import { type AgentMessage, readAnswer, readMessage } from './read-message.ts';

/** What the engine is made of. */
export interface LettaEngineParts {
  client: LettaClient;
  links: AgentLinks;
  /** `provider/model` */
  model: string;
  embedding: string | undefined;
  prompts: Prompts;
  price: Price;
  limits: Limits;
  shape: PromptShape;
}

/** The agent holds the chat itself; ours is seen for the note alone. */
const HISTORY = 12;

const OPENED = '(The visitor has opened the chat. Greet them in one or two short sentences.)';

/** How often a lost answer is looked up. */
const LOOK_MS = 500;

/**
 * A reply engine that speaks with an agent at a Letta server, one for each visitor, companion and chat type, made when it
 * is first needed and again where it is gone; each chat is a conversation with it. Only the new message is sent, under a
 * name of its own and never twice: an answer that was lost is looked up by that name. What we know goes along as memory
 * blocks that the agent cannot change.
 * Throws EndpointError as the engine of models does.
 */
export const createLettaEngine = (parts: LettaEngineParts): ReplyEngine => ({
  historyLimit: HISTORY,
  asks: asksOf(parts),
  async *reply(turn, signal) {
    const { links, limits, model, price, prompts, shape } = parts;
    const { pair } = turn;
    if (!pair) throw new EndpointError('refused', 'An agent needs to know whose it is');
    await prompts.ready?.(turn);
    const patience = createPatience(limits, signal);
    const measure = createMeasure({ name: 'primary', model, price, profile: shape });
    let held: HeldAgent | undefined;
    try {
      held = await links.hold({ ...pair, chatType: turn.chatType }, pair, patience.signal);
      let said = await meet(parts, turn, held);
      try {
        yield* hear(parts, turn, said, patience, measure);
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        // The conversation is gone, so nothing was received: another one is started.
        said = await meet(parts, turn, held, true);
        yield* hear(parts, turn, said, patience, measure);
      }
      yield { type: 'state', state: said.state };
      yield { type: 'spent', spent: measure.end('finished') };
      yield { type: 'finish', reason: 'stop' };
    } catch (error) {
      yield { type: 'spent', spent: measure.end(measure.hasShown ? 'cut' : 'failed') };
      patience.signal.throwIfAborted();
      if (error instanceof EndpointError) throw error;
      throw new EndpointError('broken', 'The agent could not be spoken with');
    } finally {
      patience.end();
      await held?.release().catch(() => {});
    }
  },
});

/** What an agent reads at most, in tokens: the window that the server gives it. */
const WINDOW = 32_000;

/** More than an agent writes in the few sentences that it is asked for. */
const WRITES = 1_000;

const asksOf = ({ model, price }: LettaEngineParts): AsksModel => ({
  endpoint: 'primary',
  model,
  mostMicroRupees: price({ input: WINDOW, cached: 0, output: WRITES, reasoning: 0 }),
});

/** What is sent to which conversation. */
interface Said {
  conversationId: string;
  content: string;
  otid: string;
  /** To be kept with the reply. */
  state: string;
}

/** Finds the agent and the chat's conversation with it, and gives the agent what is known by now. */
async function meet(
  parts: LettaEngineParts,
  turn: ReplyTurn,
  held: HeldAgent,
  isAnew = false,
): Promise<Said> {
  try {
    return await meetOnce(parts, turn, held, isAnew);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    // It no longer exists there: another one is made.
    await held.keepAgent('');
    return meetOnce(parts, turn, { ...held, agentId: '' }, true);
  }
}

async function meetOnce(
  { client, model, embedding, prompts, shape }: LettaEngineParts,
  turn: ReplyTurn,
  held: HeldAgent,
  isAnew: boolean,
): Promise<Said> {
  const { pair } = turn;
  const { messages, state } = prompts(turn, { ...shape, note: 'system' });
  const persona = messages[0]?.content ?? '';
  const human = messages.at(-1)?.content ?? '';
  const shared = pair?.defaultAgentId;
  const tag = `jaanu-${held.linkId}`;
  const name = `jaanu-${held.linkId}`;
  const make = async (): Promise<string> => {
    // One may have been made whose id was lost on the way.
    const known = await client.findAgent(tag);
    const template = pair?.agentTemplate;
    const agentId =
      known ??
      (template
        ? await client.createFromTemplate(template, name, tag)
        : await client.createAgent({ name, model, embedding, persona, human, tag }));
    await held.keepAgent(agentId);
    return agentId;
  };
  const agentId = shared ?? (held.agentId || (await make()));
  // The blocks of an agent shared by all belong to no visitor.
  if (!shared) await client.setBlock(agentId, 'human', human);
  const known = isAnew || pair?.isRewritten ? undefined : await held.conversation(agentId);
  const conversationId = known ?? (await client.createConversation(agentId));
  if (!known) await held.keepConversation(agentId, conversationId);
  const last = turn.kind === 'message' ? turn.history.at(-1)?.content : undefined;
  const words = last === undefined ? OPENED : mask(last);
  // A conversation that has just started knows nothing of what was said in the chat before.
  const before = known ? undefined : saidBefore(messages);
  const notes = [shared && human, before].filter(Boolean).map((note) => `[${note}]\n\n`);
  return {
    conversationId,
    content: notes.join('') + words,
    otid: pair?.turnId ?? '',
    state,
  };
}

/** The chat between what is known of her and the note behind it, without the message that is sent; undefined: nothing. */
function saidBefore(messages: readonly PromptMessage[]): string | undefined {
  const said = messages.slice(1, -1).filter(({ role }) => role !== 'system');
  if (said.at(-1)?.role === 'user') said.pop();
  if (said.length === 0) return undefined;
  const lines = said.map(
    ({ role, content }) => `${role === 'user' ? 'Visitor' : 'You'}: ${content}`,
  );
  return ['Said in this chat so far, for you to go on from:', ...lines].join('\n');
}

/** The reply in clean sentences. Only `end_turn` after words is a clean end. */
async function* hear(
  { client }: LettaEngineParts,
  turn: ReplyTurn,
  said: Said,
  patience: Patience,
  measure: Measure,
): AsyncGenerator<ReplyEvent> {
  const cleaner = createCleaner(speakingIn(turn));
  const say = function* ({ isAnew, text }: { isAnew: boolean; text: string }) {
    if (isAnew) yield { type: 'restart' } as const;
    measure.shown(text, isAnew);
    if (text !== '') yield { type: 'delta', text } as const;
  };
  let hasWords = false;
  let stop: string | undefined;
  const take = function* (message: AgentMessage) {
    if (message.kind === 'failed') throw new EndpointError('failing', 'The agent failed');
    if (message.kind === 'stop') stop = message.reason;
    if (message.kind === 'usage') measure.counted(message.usage);
    if (message.kind === 'thought' || message.kind === 'words') patience.heard();
    if (message.kind !== 'words') return;
    hasWords = true;
    measure.wrote(message.text);
    yield* say(cleaner.add(message.text));
  };
  try {
    for await (const data of client.send(said.conversationId, said, patience.signal)) {
      if (data === '[DONE]') break;
      for (const message of readAnswer(data)) yield* take(message);
    }
  } catch (error) {
    const isLost =
      !hasWords &&
      error instanceof EndpointError &&
      ['busy', 'unreachable', 'broken'].includes(error.failure);
    // It may have arrived all the same: it is never sent twice.
    const words = isLost ? await lookUp(client, said, patience.signal) : undefined;
    if (words === undefined) {
      const last = cleaner.end(true);
      if (endsSentence(last.text)) yield* say(last);
      throw error;
    }
    stop = 'end_turn';
    yield* take({ kind: 'words', text: words });
  }
  if (stop !== 'end_turn') {
    const last = cleaner.end(true);
    if (endsSentence(last.text)) yield* say(last);
    throw new EndpointError('broken', `The agent stopped: ${stop ?? 'without a reason'}`);
  }
  yield* say(cleaner.end());
  if (!measure.hasShown) throw new EndpointError('empty', 'The agent had nothing to say');
}

/** The answer to a sent message, once it is there; undefined where the message never arrived. */
async function lookUp(
  client: LettaClient,
  { conversationId, otid }: Said,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (;;) {
    const newest = (await client.messages(conversationId)).map(readMessage);
    const at = newest.findIndex((one) => one.kind === 'heard' && one.otid === otid);
    if (at < 0) return undefined;
    const words = newest
      .slice(0, at)
      .toReversed()
      .flatMap((one) => (one.kind === 'words' ? [one.text] : []));
    if (words.length > 0) return words.join('');
    await sleep(LOOK_MS, undefined, { signal });
  }
}

function speakingIn({ companion, history }: ReplyTurn) {
  const his = history.findLast(({ sender }) => sender === 'user')?.content;
  const hers = history.findLast(({ sender }) => sender === 'ai')?.content;
  return { name: companion.name, said: [his, hers].filter((text) => text !== undefined) };
}
