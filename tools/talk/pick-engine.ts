import { join } from 'node:path';
import { prompts as promptKind } from '#content-reader/kinds/prompts.ts';
import { readKind } from '#content-reader/read.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { loadMemory } from '../../api/adapters/memory/load-memory.ts';
import { ENGINES as REGISTERED } from '../../api/adapters/reply-engine/registry.ts';
import { createScriptedEngine } from '../../api/adapters/reply-engine/scripted/engine.ts';
import { loadConversation } from '../../api/adapters/reply-engine/scripted/load-conversation.ts';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { type Config, ConfigError } from '../../api/config.ts';
import type { AgentLinks } from '../../api/domain/chat/agent-links.ts';
import { activeVersion } from '../../api/domain/chat/prompt-version.ts';
import { createMemoryRules } from '../../api/domain/memory/find-facts.ts';
import type { ReplyEngine } from '../../api/domain/ports.ts';
import { createGuard } from '../../api/domain/safety/guard.ts';
import { readState } from '../../ops/setup/local-state.ts';
import { readSettings } from '../../ops/setup/settings.ts';
import { startReplayServer } from '../models/replay-server.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** What `--engine` may be. */
export const ENGINES = [...REGISTERED.map(({ name }) => name), 'replay'];

/** What a talk with any engine runs on. */
export interface Picked {
  engine: ReplyEngine;
  guard: ReturnType<typeof createGuard>;
  rules: ReturnType<typeof createMemoryRules>;
  /** The newest prompt of a chat type. */
  promptFor(chatType: ChatType): string;
  stop(): void;
}

/**
 * The engine of that name with the settings of the environment and `.env`, alone, without a fallback, so that what
 * fails shows. `replay` is `openai` on recorded answers.
 */
export async function pickEngine(name: string, random: () => number): Promise<Picked> {
  const replay = name === 'replay' ? await startReplayServer(0) : undefined;
  process.env.REPLY_ENGINE = replay ? 'openai' : name;
  if (replay) Object.assign(process.env, { OPENAI_BASE_URL: replay.url, OPENAI_MODEL: 'replay' });
  const config = settingsOrExit();
  const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
  const facts = await loadMemory(join(CONTENT, 'memory/facts.yaml'));
  const rules = createMemoryRules(facts, (value) => guard.judge(value) === undefined);
  const converse = await loadConversation(CONTENT, { findFacts: rules.find });
  const now = () => new Date();
  const scripted = createScriptedEngine({ converse, now, random, pause: () => Promise.resolve() });
  const log = { warn: (data: object, text: string) => console.error(text, data) };
  const labels = facts.facts.map(({ label }) => label);
  const { replyEngine } = await config.engine.start({
    ...{ content: CONTENT, converse, labels, now, scripted },
    ...{ totalMs: 60_000, fetch, log, links: inMemory(), fallback: undefined },
  });
  const prompts = await readKind(CONTENT, promptKind);
  const versions = prompts.map(({ data, body }) => ({ ...data, body, activatedAt: null }));
  return {
    engine: replyEngine,
    guard,
    rules,
    promptFor(chatType) {
      const own = versions.filter(({ promptFor }) => promptFor === chatType);
      const version = activeVersion(own);
      return own.find(({ promptVersion }) => promptVersion === version)?.body ?? '';
    },
    stop: () => replay?.stop(),
  };
}

/** The settings; where they cannot be used, it ends with a line for each mistake. */
function settingsOrExit(): Config {
  try {
    return readSettings(readState([]));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const mistake of error.mistakes) console.error(mistake);
    process.exit(1);
  }
}

/** Agents of this run, used by nothing else. */
function inMemory(): AgentLinks {
  const agents = new Map<string, string>();
  const talks = new Map<string, string>();
  return {
    async hold({ companionId }, { chatId }) {
      return {
        linkId: `${process.pid}-${companionId}`,
        agentId: agents.get(companionId) ?? '',
        keepAgent: async (id) => void agents.set(companionId, id),
        conversation: async (agentId) => talks.get(chatId + agentId),
        keepConversation: async (agentId, id) => void talks.set(chatId + agentId, id),
        release: async () => {},
      };
    },
  };
}
