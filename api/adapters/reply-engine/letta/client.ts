import { z } from 'zod';
import { EndpointError } from '../endpoint-error.ts';
import { eventsOf } from '../openai/read-body.ts';
import { refusalOf } from '../openai/refusal.ts';

/** Where the service is and how it is entered. */
export interface LettaServer {
  /** Without `/v1` and without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  fetch: typeof fetch;
}

/** What an agent is made of. */
export interface NewAgent {
  name: string;
  /** `provider/model` */
  model: string;
  embedding: string | undefined;
  persona: string;
  human: string;
  /** Finds it again, should its id be lost. */
  tag: string;
}

/** It is not there. */
export class Missing extends Error {}

const named = z.object({ id: z.string().min(1) });
const agents = z.array(named);
const made = z.object({ agent_ids: z.array(z.string().min(1)).min(1) });

/** A call takes no longer than this, beside a reply. */
const QUICK_MS = 5_000;

/** The part of the V1 REST API that is used: agents, their blocks, conversations, messages. No call is repeated here. */
export function createLettaClient({ baseUrl, apiKey, fetch }: LettaServer) {
  const call = async (method: string, path: string, body?: object, signal?: AbortSignal) => {
    let response: Response;
    try {
      response = await fetch(`${baseUrl}/v1${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: signal ?? AbortSignal.timeout(QUICK_MS),
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof EndpointError
        ? error
        : new EndpointError('unreachable', 'The agents’ server could not be reached');
    }
    if (response.status === 404) {
      await response.body?.cancel();
      throw new Missing('It is not there');
    }
    if (!response.ok) {
      const { status } = response;
      const refusal = await refusalOf(response, new Date());
      // Another request of the conversation is running.
      throw status === 409 ? new EndpointError('busy', refusal.message) : refusal;
    }
    return response;
  };
  const read = async <T>(schema: z.ZodType<T>, response: Response): Promise<T> => {
    const result = schema.safeParse(await response.json().catch(() => undefined));
    if (result.success) return result.data;
    throw new EndpointError('broken', 'The agents’ server answered with something else');
  };
  return {
    async findAgent(tag: string): Promise<string | undefined> {
      const path = `/agents/?tags=${encodeURIComponent(tag)}&limit=1`;
      return (await read(agents, await call('GET', path)))[0]?.id;
    },
    /** An agent without tools: it remembers what we tell it. */
    async createAgent({ name, model, embedding, persona, human, tag }: NewAgent): Promise<string> {
      const agent = {
        name,
        agent_type: 'letta_v1_agent',
        model,
        ...(embedding && { embedding }),
        memory_blocks: [
          { label: 'persona', value: persona, limit: 40_000, read_only: true },
          { label: 'human', value: human, limit: 20_000, read_only: true },
        ],
        include_base_tools: false,
        tags: [tag],
        timezone: 'Asia/Kolkata',
      };
      return (await read(named, await call('POST', '/agents/', agent))).id;
    },
    async createFromTemplate(template: string, name: string, tag: string): Promise<string> {
      const path = `/templates/${encodeURIComponent(template)}/agents`;
      const body = { agent_name: name, tags: [tag] };
      const { agent_ids } = await read(made, await call('POST', path, body));
      return agent_ids[0] ?? '';
    },
    async setBlock(agentId: string, label: string, value: string): Promise<void> {
      const path = `/agents/${encodeURIComponent(agentId)}/core-memory/blocks/${label}`;
      const response = await call('PATCH', path, { value });
      await response.body?.cancel();
    },
    async createConversation(agentId: string): Promise<string> {
      const path = `/conversations/?agent_id=${encodeURIComponent(agentId)}`;
      return (await read(named, await call('POST', path, {}))).id;
    },
    /** Sends one new message under its own name; the agent holds what was said before. */
    async *send(
      conversationId: string,
      { content, otid }: { content: string; otid: string },
      signal: AbortSignal,
    ): AsyncGenerator<string> {
      const path = `/conversations/${encodeURIComponent(conversationId)}/messages`;
      const body = {
        messages: [{ role: 'user', content, otid }],
        streaming: true,
        stream_tokens: true,
        include_pings: true,
        max_steps: MOST_STEPS,
      };
      const response = await call('POST', path, body, signal);
      if (response.body) yield* eventsOf(response.body);
    },
    /** The newest messages of a conversation, the newest first. */
    async messages(conversationId: string): Promise<unknown[]> {
      const path = `/conversations/${encodeURIComponent(conversationId)}/messages?limit=20&order=desc`;
      return read(z.array(z.unknown()), await call('GET', path));
    },
    /** Deletes an agent or a conversation; a missing one counts as deleted. */
    async delete(id: string): Promise<void> {
      const kind = id.startsWith('conv-') ? 'conversations' : 'agents';
      try {
        const response = await call('DELETE', `/${kind}/${encodeURIComponent(id)}`);
        await response.body?.cancel();
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
      }
    },
  };
}

/** An agent without tools answers in one step. */
const MOST_STEPS = 3;

export type LettaClient = ReturnType<typeof createLettaClient>;
