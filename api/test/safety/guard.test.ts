import { beforeEach, describe, expect, it } from 'vitest';
import { replied } from '#contract/schemas/chat.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { useApi } from '../support/use-api.ts';

/** What the engine is going to say, word by word. */
let line = '';
const engine: ReplyEngine = {
  historyLimit: 4,
  async *reply() {
    for (const text of line.match(/\s*\S+\s*$|\s*\S+/g) ?? []) yield { type: 'delta', text };
    yield { type: 'finish', reason: 'stop' };
  },
};

/** Everything that would have been logged. */
const noted: unknown[] = [];
const note = (...data: unknown[]) => void noted.push(...data);

const api = useApi({ replyEngine: engine });

beforeEach(() => {
  noted.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) api.context.log[level] = note;
});

const FORBIDDEN = 'Call me on 98765 43210, jaan.';

async function say(words: string) {
  line = words;
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const { body: stream } = await visitor.call<string>(
    'POST',
    '/api/chat/message',
    { sessionId: id, sender: 'user', content: 'hi, how are you?' },
    { accept: 'text/event-stream' },
  );
  return { visitor, id, stream };
}

describe('a sentence that no reply may contain', () => {
  it('is neither streamed nor saved nor logged; the others are', async () => {
    const { visitor, id, stream } = await say(`I like rain. ${FORBIDDEN} Do you?`);
    expect(stream).toContain('I like rain. ');
    expect(stream).not.toContain('98765');
    const messages = await visitor.to('messages', id);
    expect(messages.body.at(-1)?.content).toBe('I like rain. Do you?');
    expect(await visitor.balance()).toBe(19);
    expect(JSON.stringify(noted)).toContain('"dropped":["contact"]');
    expect(JSON.stringify(noted)).not.toMatch(/98765|rain/);
  });

  it('as the whole reply is replaced by a line of hers, which is a reply like any other', async () => {
    const { visitor, id, stream } = await say(FORBIDDEN);
    expect(stream).not.toContain('98765');
    const done = /event: done\ndata: (.*)/.exec(stream)?.[1] ?? '{}';
    const { aiMessage, messageBalance } = replied.parse(JSON.parse(done));
    expect(aiMessage.content).toContain('AI');
    expect(stream).toContain(`event: delta\ndata: ${JSON.stringify({ text: aiMessage.content })}`);
    expect(messageBalance).toBe(19);
    expect((await visitor.messages(id)).at(-1)).toEqual(aiMessage);
  });

  it('as the whole welcome makes it fail, free of charge', async () => {
    line = 'I am a real person!';
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    expect((await visitor.to('welcome', id)).status).toBe(502);
    line = 'Hello!';
    expect((await visitor.to('welcome', id)).status).toBe(200);
    expect(await visitor.balance()).toBe(20);
  });
});
