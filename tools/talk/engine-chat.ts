import type { companions } from '#content-reader/kinds/companions.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { newId } from '#db/new-id.ts';
import { type GeneratedReply, generateReply } from '../../api/domain/chat/turn/generate-reply.ts';
import type { ReplyTurn, Spent } from '../../api/domain/ports.ts';
import type { Picked } from './pick-engine.ts';

type Row = (typeof companions)['schema']['_zod']['output'];

/** The longest a reply may take here. */
const PATIENCE_MS = 60_000;

/** One reply of any engine, past the guard as in the product, with what it took. */
export interface EngineReply {
  reply: GeneratedReply;
  calls: Spent[];
  /** Until the first sentence, and until all of it was there. */
  firstMs: number;
  ms: number;
}

/** A chat in this process with any engine, without a database. Throws where the engine fails. */
export function createEngineChat(
  { engine, guard, rules, promptFor }: Picked,
  random: () => number,
  { age, city, work, voice, gallery, ...row }: Row,
  chatType: ChatType,
): (kind: ReplyTurn['kind'], said?: string) => Promise<EngineReply> {
  const companion = { ...row, persona: { age, city, work, voice, gallery } };
  const services = { replyEngine: engine, guard, random, replyTimeoutMs: PATIENCE_MS };
  const known = new Map<string, { value: string; since: Date }>();
  const pair = { chatId: newId(), userId: newId(), companionId: row.id };
  let history: ReplyTurn['history'] = [];
  let dropped = 0;
  let state: string | null = null;
  return async (kind, said) => {
    const before = said === undefined ? [] : [{ sender: 'user' as const, content: said }];
    const shown = [...history, ...before].slice(-engine.historyLimit);
    const turn: ReplyTurn = {
      kind,
      chatType,
      companion,
      prompt: promptFor(chatType),
      pair: {
        ...pair,
        turnId: newId(),
        agentTemplate: null,
        defaultAgentId: null,
        isRewritten: false,
      },
      history: shown,
      earlier: dropped + history.length + before.length - shown.length,
      memory: [...known].map(([topic, one]) => ({ topic, ...one, label: rules.labelOf(topic) })),
      state,
    };
    const calls: Spent[] = [];
    const began = performance.now();
    let firstMs = 0;
    const reply = await generateReply(
      services,
      turn,
      () => {
        firstMs ||= performance.now() - began;
      },
      (spent) => calls.push(spent),
    );
    const ms = performance.now() - began;
    dropped = turn.earlier ?? 0;
    history = [...shown, { sender: 'ai', content: reply.text }];
    state = reply.state ?? state;
    for (const { topic, value } of said === undefined ? [] : rules.find(said))
      known.set(topic, { value, since: new Date() });
    return { reply, calls, firstMs, ms };
  };
}
