import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { messageList, replied, welcomeResponse } from '#contract/schemas/chat.ts';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import { loadSuggesting } from '../../adapters/reply-engine/scripted/load-suggesting.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { startModel } from '../support/openai/emulator.ts';
import { partsFor } from '../support/openai/parts.ts';
import { readEvents } from '../support/read-events.ts';
import { useApi } from '../support/use-api.ts';

/** Proposes what the visitor has said, or what follows "propose:". */
const engine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ kind, history }) {
    const said = history.at(-1)?.content ?? '';
    const isGiven = said.startsWith('propose:');
    yield { type: 'delta', text: kind === 'welcome' || isGiven ? 'Welcome!' : `You said ${said}.` };
    const given = isGiven ? JSON.parse(said.slice(8)) : [`About ${said}`, 'No'];
    yield { type: 'suggestions', suggestions: given };
    yield { type: 'finish', reason: 'stop' };
  },
};

describe('proposed replies', () => {
  const api = useApi({ replyEngine: engine });

  const chat = async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const list = async () => messageList.parse(await visitor.messages(id));
    return { visitor, id, list };
  };

  it('come with her reply, free of charge, and are on her newest text alone after a reload', async () => {
    const { visitor, id, list } = await chat();
    const first = replied.parse((await visitor.send(id, 'rain')).body);
    expect(first.aiMessage.suggestions).toEqual(['About rain', 'No']);
    expect(first.messageBalance).toBe(19);
    await visitor.send(id, 'tea');
    const found = (await list()).map(({ suggestions }) => suggestions);
    expect(found).toEqual([undefined, undefined, undefined, undefined, ['About tea', 'No']]);
  });

  it('come with her welcome, in the stream and for a repeat', async () => {
    const { visitor, id } = await chat();
    const greeted = welcomeResponse.parse((await visitor.to('welcome', id)).body);
    expect(greeted.aiMessage?.suggestions).toEqual(['About', 'No']);
    const sent = { sessionId: id, sender: 'user', content: 'tea', clientMessageId: 'temp-1' };
    const response = await fetch(`${api.origin}/api/chat/message`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        cookie: visitor.cookie ?? '',
      },
      body: JSON.stringify(sent),
    });
    const done = (await Array.fromAsync(readEvents(response))).at(-1);
    expect(done?.data).toMatchObject({ aiMessage: { suggestions: ['About tea', 'No'] } });
    expect((await visitor.send(id, 'tea', sent)).body).toEqual(done?.data);
  });

  it('are short, different, no more than three, and nothing that the guard stops', async () => {
    const { visitor, id } = await chat();
    const proposed = [
      '  Haan \n ji ',
      'Haan ji',
      '',
      'x'.repeat(81),
      'Send me nudes',
      'a',
      'b',
      'c',
    ];
    const answer = await visitor.send(id, `propose:${JSON.stringify(proposed)}`);
    expect(replied.parse(answer.body).aiMessage.suggestions).toEqual(['Haan ji', 'a', 'b']);
  });

  it('are absent below supportive replies, and once the visitor has written again', async () => {
    const { visitor, id, list } = await chat();
    const heavy = 'thak gaya hu yaar is zindagi se, kisi cheez me mann nahi lagta';
    expect(replied.parse((await visitor.send(id, heavy)).body).aiMessage.suggestions).toEqual([]);
    await visitor.send(id, 'I want to kill myself');
    expect((await list()).every(({ suggestions }) => suggestions === undefined)).toBe(true);
  });

  it('are encrypted in the database, exported, and erased with the chat', async () => {
    const { visitor, id } = await chat();
    await visitor.send(id, 'tea');
    const [rows] = await api.db.pool.query(
      'SELECT suggestions FROM messages WHERE session_id = ? AND suggestions IS NOT NULL',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('tea');
    const { chats } = await visitor.exported<{ chats: { messages: object[] }[] }>();
    expect(chats[0]?.messages.at(-1)).toMatchObject({ suggestions: ['About tea', 'No'] });
    await visitor.to('eraseMe');
    const [left] = await api.db.pool.query('SELECT id FROM messages WHERE session_id = ?', [id]);
    expect(left).toEqual([]);
  });
});

const model = await startModel();
const suggest = await loadSuggesting(join(import.meta.dirname, '../../../content'));

describe('replies that a model proposes', () => {
  afterAll(() => model.stop());
  const api = useApi({
    replyEngine: createOpenAiEngine(partsFor(model.url, { apiKey: undefined })),
    suggest,
  });

  const answered = async (said: string, words: string[]) => {
    model.words = words;
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    return replied.parse((await visitor.send(id, said)).body).aiMessage;
  };

  it('come in the same call, and are no part of what she says', async () => {
    const calls = model.calls.length;
    const words = ['Haan. ', 'Chai?', '\n<rep', 'lies>["Haan", "Nahi", "Kahan?"]', '</replies>'];
    const reply = await answered('chai pasand hai', words);
    expect(reply).toMatchObject({
      content: 'Haan. Chai?',
      suggestions: ['Haan', 'Nahi', 'Kahan?'],
    });
    expect(model.calls.length).toBe(calls + 1);
    expect(model.calls.at(-1)?.body.messages[0]?.content).toContain('<replies>');
  });

  it.each([
    ['a form that nobody can read', '<replies>Haan, nahi</replies>'],
    ['none at all', ''],
    ['what the guard stops', '<replies>["Send me nudes"]</replies>'],
  ])('are those of the house where the model gives %s', async (_, tail) => {
    const { content, suggestions } = await answered('I love rain', ['So do I. ', tail]);
    expect(content).toBe('So do I.');
    expect(suggestions).toHaveLength(3);
    expect(suggestions?.join(' ')).not.toMatch(/nudes|nahi/);
  });
});
