import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { insertMessage } from '#db/queries/chat/messages.ts';
import { run } from '#db/statement.ts';
import { startModel } from '../support/openai/emulator.ts';
import { chunks, FORMS } from '../support/openai/forms.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const model = await startModel();
afterAll(() => model.stop());
const api = useApi(
  {},
  {
    REPLY_ENGINE: 'openai',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'small',
    REPLY_PACING: '0',
  },
);

let stories: string[];
let isIll: boolean;
let tale: string[];
beforeEach(() => {
  [stories, isIll, model.calls] = [[], false, []];
  tale = ['He moved to Pune. ', 'His boss is hard on him.'];
  model.manner = (res, words) => {
    const asked = model.calls.at(-1)?.body.messages ?? [];
    if (!asked[0]?.content.startsWith('You keep the story')) return FORMS.words(res, chunks(words));
    if (isIll) return res.status(500).end();
    stories.push(asked[1]?.content ?? '');
    return FORMS.words(res, chunks(tale));
  };
});

/** A chat with this many texts, hers and his in turn. */
async function chatOf(texts: number): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  for (let n = 0; n < texts; n += 2) {
    await run(
      api.db.executor,
      insertMessage(api.context.cipher, {
        id: newId(),
        chatId: id,
        sender: 'ai',
        content: `old ${n}`,
        messageType: 'text',
        timestamp: new Date(),
      }),
    );
    await run(
      api.db.executor,
      insertMessage(api.context.cipher, {
        id: newId(),
        chatId: id,
        sender: 'ai',
        content: `old ${n + 1} of 98765 43210`,
        messageType: 'text',
        timestamp: new Date(),
      }),
    );
  }
  return { visitor, id };
}

const told = async (visitor: Visitor): Promise<string | undefined> =>
  (await visitor.exported<{ chats: { story?: string }[] }>()).chats[0]?.story;

const noteOf = (at: number) => model.calls.at(at)?.body.messages.at(-1)?.content ?? '';

describe('the story of a chat', () => {
  it('is written once enough was said, passed to the model, and its cost counted', async () => {
    const { visitor, id } = await chatOf(56);
    await visitor.send(id, 'hello');
    expect(await told(visitor)).toBeUndefined();
    await visitor.send(id, 'and again');
    await until(async () => (await told(visitor)) !== undefined);
    expect(await told(visitor)).toBe('He moved to Pune. His boss is hard on him.');
    expect(stories).toHaveLength(1);
    expect(stories[0]).toContain('old 39 of [number]');
    expect(stories[0]).not.toContain('old 40');
    await visitor.send(id, 'third');
    expect(noteOf(-1)).toMatch(/Our story so far:\n[\d-]+: He moved to Pune\./);
    // Twenty turns have to pass before it is extended.
    expect(stories).toHaveLength(1);
    const [rows] = await api.db.pool.query("SELECT * FROM model_calls WHERE purpose = 'story'");
    expect(rows).toHaveLength(1);
  });

  it('costs no turn when it fails, and is tried again later', async () => {
    const { visitor, id } = await chatOf(60);
    isIll = true;
    expect((await visitor.send(id, 'hello')).status).toBe(200);
    await until(async () => model.calls.length === 2);
    isIll = false;
    await visitor.send(id, 'hello');
    expect(await told(visitor)).toBeUndefined();
    expect(stories).toHaveLength(0);
    expect(await visitor.balance()).toBe(18);
  });

  it('lacks what no reply may say', async () => {
    const { visitor, id } = await chatOf(60);
    tale = [
      'He moved to Pune. ',
      'I told him that I am a real woman. ',
      'His boss is hard on him.',
    ];
    await visitor.send(id, 'hello');
    await until(async () => (await told(visitor)) !== undefined);
    expect(await told(visitor)).toBe('He moved to Pune. His boss is hard on him.');
  });

  it('is none where it claims to be human and nothing else, as if the model had failed', async () => {
    const warned: unknown[] = [];
    api.context.log.warn = (...data: unknown[]) => void warned.push(...data);
    const { visitor, id } = await chatOf(60);
    tale = ['I am a real person. ', 'He is chatting with a real woman.'];
    expect((await visitor.send(id, 'hello')).status).toBe(200);
    await until(async () => warned.includes('the story of a chat was not told'));
    expect(stories).toHaveLength(1);
    expect(await told(visitor)).toBeUndefined();
    expect(JSON.stringify(warned)).not.toMatch(/real (?:person|woman)/);
  });

  it('is deleted with what is forgotten, and with the visitor', async () => {
    const { visitor, id } = await chatOf(60);
    await visitor.send(id, 'My name is Arjun');
    await until(async () => (await told(visitor)) !== undefined);
    const { memory } = await visitor.exported<{ memory: { id: string }[] }>();
    await visitor.to('forgetMemory', memory[0]?.id);
    expect(await told(visitor)).toBe('');
    await visitor.send(id, 'hello');
    expect(noteOf(-1)).not.toContain('Our story so far');
    await visitor.to('eraseMe');
    const [rows] = await api.db.pool.query('SELECT id FROM chat_stories WHERE session_id = ?', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});
