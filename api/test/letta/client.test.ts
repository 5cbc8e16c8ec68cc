import { ConflictError, Letta, NotFoundError } from '@letta-ai/letta-client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startLetta } from '../support/letta/emulator.ts';

const letta = await startLetta();
afterAll(() => letta.stop());
beforeEach(() => {
  letta.manner = 'answers';
});

const client = new Letta({ baseURL: letta.url, apiKey: 'key', maxRetries: 0, logLevel: 'off' });

const agent = () =>
  client.agents.create({
    name: 'test',
    agent_type: 'letta_v1_agent',
    model: 'openai/gpt-4.1-mini',
    memory_blocks: [
      { label: 'persona', value: 'p' },
      { label: 'human', value: 'h' },
    ],
    include_base_tools: false,
    tags: ['one'],
  });

// The emulator is not our own opinion: the service's own client has to understand it.
describe('the official client, against the emulator', () => {
  it('makes an agent, finds it, changes its memory and deletes it', async () => {
    const { id } = await agent();
    expect(id).toMatch(/^agent-[\da-f-]{36}$/);
    expect((await client.agents.retrieve(id)).id).toBe(id);
    const found: string[] = [];
    for await (const one of client.agents.list({ tags: ['one'] })) found.push(one.id);
    expect(found).toEqual([id]);
    await client.agents.blocks.update('human', { agent_id: id, value: 'new' });
    expect(letta.agents.get(id)?.blocks[1]?.value).toBe('new');
    await client.agents.delete(id);
    await expect(client.agents.retrieve(id)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('writes to a conversation, and reads it back', async () => {
    const { id } = await agent();
    const conversation = await client.conversations.create({ agent_id: id });
    expect(conversation.id).toMatch(/^conv-/);
    const stream = await client.conversations.messages.create(conversation.id, {
      messages: [{ role: 'user', content: 'hi', otid: 'o-1' }],
      streaming: true,
      stream_tokens: true,
      max_steps: 3,
    });
    const types: (string | undefined)[] = [];
    let text = '';
    for await (const event of stream) {
      types.push(event.message_type);
      if (event.message_type === 'assistant_message' && typeof event.content === 'string')
        text += event.content;
    }
    expect(text).toBe(letta.words.join(''));
    expect(types.slice(-2)).toEqual(['stop_reason', 'usage_statistics']);
    const kept: unknown[] = [];
    for await (const one of client.conversations.messages.list(conversation.id, { order: 'asc' }))
      kept.push(one);
    expect(kept).toMatchObject([
      { message_type: 'user_message', content: 'hi', otid: 'o-1' },
      { message_type: 'assistant_message', content: text },
    ]);
    await client.conversations.delete(conversation.id);
  });

  it('reports a busy conversation, and what does not exist', async () => {
    const { id } = await agent();
    const conversation = await client.conversations.create({ agent_id: id });
    letta.manner = 'is busy';
    const message = { messages: [{ role: 'user' as const, content: 'hi' }] };
    await expect(
      client.conversations.messages.create(conversation.id, message),
    ).rejects.toBeInstanceOf(ConflictError);
    await expect(client.conversations.messages.create('conv-x', message)).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });
});
