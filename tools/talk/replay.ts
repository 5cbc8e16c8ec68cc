import type { companions } from '#content-reader/kinds/companions.ts';
import type { ChatType } from '#contract/chat-types.ts';
import type { loadConversation } from '../../api/adapters/reply-engine/scripted/load-conversation.ts';
import type { MemoryRules } from '../../api/domain/memory/find-facts.ts';
import type { ReplyTurn } from '../../api/domain/ports.ts';

type Row = (typeof companions)['schema']['_zod']['output'];
type Converse = Awaited<ReturnType<typeof loadConversation>>;

/** What the engine sees of earlier messages. */
const HISTORY = 12;

/** One reply, what was remembered before it, and how long it took. */
export type Replayed = ReturnType<Converse> & { memory: Map<string, string>; ms: number };

/** A chat in this process, without a database: what is said is remembered as the product remembers it. */
export function createChat(
  { converse, rules, random }: { converse: Converse; rules: MemoryRules; random: () => number },
  { age, city, work, voice, gallery, ...row }: Row,
  chatType: ChatType,
): (kind: ReplyTurn['kind'], said?: string) => Replayed {
  const companion: ReplyTurn['companion'] = {
    ...row,
    persona: { age, city, work, voice, gallery },
  };
  const memory = new Map<string, string>();
  let history: ReplyTurn['history'] = [];
  let state: string | null = null;
  return (kind, said) => {
    if (said !== undefined)
      history = [...history, { sender: 'user' as const, content: said }].slice(-HISTORY);
    const known = [...memory].map(([topic, value]) => ({
      topic,
      value,
      label: rules.labelOf(topic),
    }));
    const began = performance.now();
    const reply = converse(
      { kind, chatType, companion, prompt: '', history, memory: known, state },
      state,
      new Date(),
      random,
    );
    const ms = performance.now() - began;
    state = reply.state;
    history = [...history, { sender: 'ai' as const, content: reply.text }];
    for (const { topic, value } of said === undefined ? [] : rules.find(said))
      memory.set(topic, value);
    return { ...reply, memory, ms };
  };
}
