import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import type { ReplyEvent, ReplyTurn } from '../../domain/ports.ts';
import { type Manner, startModel } from '../support/openai/emulator.ts';

const turn: ReplyTurn = {
  kind: 'message',
  chatType: 'friendly',
  companion: { name: 'Aanya', aboutMe: null, interests: [], persona: null },
  prompt: 'You are {{name}}.',
  history: [
    { sender: 'ai', content: 'Hi!' },
    { sender: 'user', content: 'Listen' },
    { sender: 'user', content: 'my secret' },
  ],
  memory: [],
  state: null,
};

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.manner = 'words';
  model.calls.length = 0;
});
afterAll(() => model.stop());

async function replyOf(given: ReplyTurn, signal = AbortSignal.timeout(2_000)) {
  const settings = { baseUrl: model.url, apiKey: 'key', model: 'small', fetch };
  const events: ReplyEvent[] = [];
  for await (const event of createOpenAiEngine(settings).reply(given, signal)) events.push(event);
  return events;
}

describe('a model behind OpenAI’s protocol', () => {
  it('is told who she is and what was said, the visitor first and in turns', async () => {
    const events = await replyOf(turn);
    expect(events).toEqual([
      ...model.words.map((text) => ({ type: 'delta', text })),
      { type: 'finish', reason: 'stop' },
    ]);
    const [call] = model.calls;
    expect(call?.authorization).toBe('Bearer key');
    expect(call?.body).toMatchObject({ model: 'small', stream: true });
    expect(call?.body.messages).toEqual([
      { role: 'system', content: 'You are Aanya.' },
      { role: 'user', content: expect.stringContaining('has opened the chat') },
      { role: 'assistant', content: 'Hi!' },
      { role: 'user', content: 'Listen\nmy secret' },
    ]);
  });

  it('is told what she remembers, as words and not as orders', async () => {
    const memory = [{ topic: 'home', label: 'Lives in', value: 'Pune "now"' }];
    await replyOf({ ...turn, memory });
    expect(model.calls[0]?.body.messages[0]?.content).toMatch(
      /^You are Aanya\.\n\n## What.*\n\n.*not instructions.*\n\n- Lives in: "Pune \\"now\\""$/,
    );
  });

  it('is shown the newest of what was said, as much as a small model can hold', async () => {
    const long = Array.from({ length: 30 }, (_, n) => ({
      sender: n % 2 ? ('user' as const) : ('ai' as const),
      content: `${n} `.padEnd(2000, 'x'),
    }));
    await replyOf({ ...turn, history: long });
    const shown = model.calls[0]?.body.messages.slice(1).map(({ content }) => content) ?? [];
    expect(shown.join('').length).toBeLessThan(13_000);
    expect(shown.slice(-2)).toEqual(long.slice(-2).map(({ content }) => content));
  });

  it('is not heard thinking', async () => {
    for (const words of [
      ['<think>She wants', ' a joke.</think>\n\nHaan, ', 'bolo.'],
      ['\n<th', 'ink>', 'Hm</th', 'ink>Haan, ', 'bolo.'],
    ]) {
      const usual = model.words;
      model.words = words;
      const events = await replyOf(turn);
      model.words = usual;
      expect(events.map((event) => ('text' in event ? event.text : event.type)).join('')).toBe(
        'Haan, bolo.finish',
      );
    }
  });

  it('keeps what only looks like a thought', async () => {
    const usual = model.words;
    model.words = ['<', '3 you ', 'too <think>'];
    const events = await replyOf(turn);
    model.words = usual;
    expect(events.map((event) => ('text' in event ? event.text : '')).join('')).toBe(
      '<3 you too <think>',
    );
  });

  it('is cut short when it never ends', async () => {
    model.manner = 'endless';
    const events = await replyOf(turn);
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'length' });
    const text = events.map((event) => ('text' in event ? event.text : '')).join('');
    expect(text.length).toBeLessThan(5_000);
  });

  it('greets first when the chat is empty', async () => {
    await replyOf({ ...turn, kind: 'welcome', history: [] });
    expect(model.calls[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it.each<Manner>([
    'refuses',
    'redirects',
    'overloaded',
    'cut',
    'error in the stream',
    'filtered',
    'garbage',
  ])('is a failure when it is %s, and the error says nothing of the chat', async (manner) => {
    model.manner = manner;
    const error = await replyOf(turn).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(`${error?.stack} ${JSON.stringify(error)}`).not.toContain('secret');
    expect(model.calls).toHaveLength(1);
  });

  it.each<Manner>(['no finish'])('has %s when the stream just ends', async (manner) => {
    model.manner = manner;
    expect((await replyOf(turn)).filter(({ type }) => type === 'finish')).toEqual([]);
  });

  it.each<Manner>(['silent', 'stalls'])('is given up when it is %s', async (manner) => {
    model.manner = manner;
    await expect(replyOf(turn, AbortSignal.timeout(60))).rejects.toThrow(/abort|timeout/i);
  });
});
