import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection/client.ts';
import {
  conversationOf,
  holdAgent,
  keepAgent,
  keepConversation,
  linkOf,
  type Pair,
  releaseAgent,
} from '#db/queries/chat/letta.ts';

/** How often it is looked whether an agent is free. */
const LOOK_MS = 100;

/** An agent that one turn alone speaks with. */
export interface HeldAgent {
  /** Names the pair; ours. */
  linkId: string;
  /** The agent's id at the service; empty: there is none yet. */
  agentId: string;
  keepAgent(agentId: string): Promise<void>;
  /** The chat's conversation with this agent; undefined: there is none yet. */
  conversation(agentId: string): Promise<string | undefined>;
  keepConversation(agentId: string, conversationId: string): Promise<void>;
  release(): Promise<void>;
}

/** Finds a visitor's agent, and lets one turn at a time speak with it, over all processes. */
export interface AgentLinks {
  hold(
    pair: Pair,
    turn: { turnId: string; chatId: string },
    signal: AbortSignal,
  ): Promise<HeldAgent>;
}

/** @param seconds how long a turn may hold an agent before another takes it over */
export const createAgentLinks = (
  { executor }: Pick<Database, 'executor'>,
  seconds: number,
): AgentLinks => ({
  async hold(pair, { turnId, chatId }, signal) {
    const { id } = await linkOf(executor, pair);
    while (!(await holdAgent(executor, { id, turnId, seconds })))
      await sleep(LOOK_MS, undefined, { signal });
    // Its previous holder may have made the agent.
    const { agentId } = await linkOf(executor, pair);
    return {
      linkId: id,
      agentId,
      async keepAgent(made) {
        if (!(await keepAgent(executor, id, made))) throw new Error('The visitor is gone');
      },
      conversation: (agent) => conversationOf(executor, chatId, agent),
      keepConversation: (lettaAgentId, conversationId) =>
        keepConversation(executor, { chatId, lettaAgentId, conversationId }),
      release: () => releaseAgent(executor, id, turnId),
    };
  },
});
