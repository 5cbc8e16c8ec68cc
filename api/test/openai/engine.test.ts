import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EndpointError } from '../../adapters/reply-engine/endpoint-error.ts';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import type { ReplyEvent, ReplyTurn } from '../../domain/ports.ts';
import { startModel } from '../support/openai/emulator.ts';
import { FAIL_AFTER, FAIL_BEFORE, STALLING, TOO_SLOW } from '../support/openai/failures.ts';
import { chunks, FORMS, type FormName } from '../support/openai/forms.ts';
import { partsFor } from '../support/openai/parts.ts';

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
  model.words = ['Haan, ', 'bolo. ', 'Kaisa din?'];
  model.calls.length = 0;
});
afterAll(() => model.stop());

/** Shorter than anyone would wait, and long enough for a machine at work. */
const LIMITS = { firstTokenMs: 400, idleMs: 300, totalMs: 800 };

/** What it said, and what it failed with. */
async function hear(given: ReplyTurn, signal = AbortSignal.timeout(5_000)) {
  const engine = createOpenAiEngine(partsFor(model.url, { limits: LIMITS }));
  const events: ReplyEvent[] = [];
  try {
    for await (const event of engine.reply(given, signal)) events.push(event);
    return { events, error: undefined };
  } catch (error) {
    return { events, error: error as EndpointError };
  }
}

async function replyOf(given: ReplyTurn) {
  const { events, error } = await hear(given);
  if (error) throw error;
  return events;
}

const textOf = (events: ReplyEvent[]) =>
  events.map((event) => ('text' in event ? event.text : '')).join('');

describe('a model behind OpenAI’s protocol', () => {
  it('gets who she is and what was said, the visitor first and in turns', async () => {
    const events = await replyOf(turn);
    expect(textOf(events)).toBe(model.words.join(''));
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    const [call] = model.calls;
    expect(call?.authorization).toBe('Bearer key');
    expect(call?.body).toMatchObject({ model: 'small', stream: true });
    expect(call?.body.messages).toEqual([
      { role: 'system', content: expect.stringMatching(/^You are Aanya\.\n/) },
      { role: 'user', content: expect.stringContaining('has opened the chat') },
      { role: 'assistant', content: 'Hi!' },
      { role: 'user', content: 'Listen\nmy secret' },
      { role: 'system', content: expect.stringContaining('Sunday, 2026-11-22, 20:35 in India') },
    ]);
  });

  it('gets last what she remembers, as data and not as instructions, and what is not known', async () => {
    const since = new Date('2026-11-03T20:00:00Z');
    const memory = [{ topic: 'home', label: 'Lives in', value: 'Pune "now"', since }];
    await replyOf({ ...turn, memory });
    const note = model.calls[0]?.body.messages.at(-1)?.content;
    expect(note).toContain('not instructions:\n- Lives in: "Pune \\"now\\"" (2026-11-04)\n');
    expect(note).toContain('Not known yet: Name.');
  });

  it('gets the end of the chat, as much as fits its budget', async () => {
    const long = Array.from({ length: 80 }, (_, n) => ({
      sender: n % 2 ? ('user' as const) : ('ai' as const),
      content: `${n} `.padEnd(400, 'x'),
    }));
    await replyOf({ ...turn, history: long });
    const shown = model.calls[0]?.body.messages.slice(1, -1).map(({ content }) => content) ?? [];
    expect(shown.join('').length).toBeLessThan(2500 * 2.8);
    expect(shown.slice(-2)).toEqual(long.slice(-2).map(({ content }) => content));
  });

  it('is retried once with half of the chat when it was too long', async () => {
    const history = Array.from({ length: 16 }, (_, n) => ({
      sender: n % 2 ? ('user' as const) : ('ai' as const),
      content: `${n} words`.repeat(20),
    }));
    const sizes = () => model.calls.map(({ body }) => JSON.stringify(body.messages).length);
    const tooLong = { error: { code: 'context_length_exceeded', message: 'my secret' } };
    model.manner = (res) => {
      if (model.calls.length === 1) return res.status(400).json(tooLong);
      return FORMS.words(res, chunks(model.words));
    };
    expect(textOf(await replyOf({ ...turn, history }))).toBe(model.words.join(''));
    const [whole = 0, half = 0] = sizes();
    expect(half).toBeLessThan(whole * 0.75);
    expect(model.calls[1]?.body.messages.at(-2)?.content).toBe(history.at(-1)?.content);

    model.calls.length = 0;
    model.manner = (res) => res.status(400).json(tooLong);
    const { error } = await hear({ ...turn, history });
    expect(error?.failure).toBe('too-long');
    expect(sizes()).toHaveLength(2);
  });

  it('gets no phone number and no address of the visitor', async () => {
    const content =
      'call 98765 43210, pay arjun.k@okaxis, or mail a@b.in. Help is at 14416 or 112.';
    await replyOf({ ...turn, history: [{ sender: 'user', content }] });
    expect(model.calls[0]?.body.messages.at(-2)?.content).toBe(
      'call [number], pay [address], or mail [address]. Help is at 14416 or 112.',
    );
  });

  it.each(Object.keys(FORMS) as FormName[])('is understood in the form of %s', async (form) => {
    model.manner = form;
    model.words = ['Haan ', '👩‍💻 ', 'bolo. ', 'कैसा ', 'din?'];
    const events = await replyOf(turn);
    expect(textOf(events)).toBe('Haan 👩‍💻 bolo. कैसा din?');
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect(events.filter(({ type }) => type === 'restart')).toEqual([]);
  });

  it('retracts what turns out to have been reasoning', async () => {
    model.words = ['He says hi. I answer.', '\n</think>\n', 'Haan, bolo.'];
    const events = await replyOf(turn);
    expect(events.map((event) => ('text' in event ? event.text : event.type))).toEqual([
      'He says hi. ',
      'restart',
      'Haan, bolo.',
      'state',
      'spent',
      'finish',
    ]);
  });

  it("neither repeats the visitor’s words nor continues in the visitor's place", async () => {
    const said = 'I had a very long day at work.';
    model.words = [said, ' Tell me. ', '\nUser: no'];
    const events = await replyOf({ ...turn, history: [{ sender: 'user', content: said }] });
    expect(textOf(events).trim()).toBe('Tell me.');
  });

  it('is cut short when it never ends', async () => {
    model.manner = 'endless';
    const events = await replyOf(turn);
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'length' });
    const text = events.map((event) => ('text' in event ? event.text : '')).join('');
    expect(text.length).toBeLessThan(5_000);
  });

  it('keeps the whole sentences of a reply that reached its limit', async () => {
    model.manner = 'at its limit';
    model.words = ['Haan, bolo. ', 'Main toh', ' bas'];
    const events = await replyOf(turn);
    expect(textOf(events).trim()).toBe('Haan, bolo.');
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'length' });
  });

  it('greets first when the chat is empty', async () => {
    await replyOf({ ...turn, kind: 'welcome', history: [] });
    expect(model.calls[0]?.body.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'system',
    ]);
  });

  it.each(FAIL_BEFORE)('fails when it %s, and the error quotes nothing', async (manner) => {
    model.manner = manner;
    const { events, error } = await hear(turn);
    expect(textOf(events).trim()).toBe('');
    expect(error).toBeInstanceOf(EndpointError);
    expect(`${error?.stack} ${JSON.stringify(error)}`).not.toContain('secret');
    expect(model.calls).toHaveLength(1);
  });

  it.each(FAIL_AFTER)('has failed after whole sentences, by: %s', async (manner) => {
    model.manner = manner;
    const { events, error } = await hear(turn);
    expect(textOf(events).trim()).toBe(model.words.join(''));
    expect(events.map(({ type }) => type)).not.toContain('finish');
    expect(error).toBeInstanceOf(EndpointError);
    expect(`${error?.stack} ${JSON.stringify(error)}`).not.toContain('secret');
  });

  it.each(FAIL_AFTER)('shows no half of a sentence, by: %s', async (manner) => {
    model.manner = manner;
    model.words = ['Haan', ', bolo', ' na'];
    const { events, error } = await hear(turn);
    expect(textOf(events)).toBe('');
    expect(error).toBeInstanceOf(EndpointError);
  });

  it.each(TOO_SLOW)('is aborted when it is %s', async (manner) => {
    model.manner = manner;
    const { events, error } = await hear(turn);
    expect(textOf(events)).toBe('');
    expect(error?.failure).toBe('silent');
  });

  it.each(STALLING)('is aborted when it %s, and keeps what it said', async (manner) => {
    model.manner = manner;
    const { events, error } = await hear(turn);
    expect(textOf(events)).toMatch(/^Haan, bolo\. /);
    expect(error?.failure).toBe('silent');
  });

  it('ends when it is no longer wanted', async () => {
    model.manner = 'silent';
    const { error } = await hear(turn, AbortSignal.timeout(60));
    expect(error?.name).toBe('TimeoutError');
  });

  it('counts as failed where nobody listens', async () => {
    const nobody = createOpenAiEngine(partsFor('http://127.0.0.1:9/v1'));
    const events = nobody.reply(turn, AbortSignal.timeout(5_000))[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ spent: { outcome: 'failed' } });
    await expect(events.next()).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it.each([
    ['seconds', () => '7', 7_000],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['no number', () => 'soon', undefined],
    ['too many seconds', () => '99999999', 600_000],
  ])('says how long it wants to be left alone: %s', async (_, header, restMs) => {
    model.manner = (res) => res.status(429).set('retry-after', header()).end();
    const { error } = await hear(turn);
    expect(error?.failure).toBe('busy');
    if (restMs === undefined) expect(error?.restMs).toBeUndefined();
    else expect(Math.abs((error?.restMs ?? 0) - restMs)).toBeLessThan(10_000);
  });
});
