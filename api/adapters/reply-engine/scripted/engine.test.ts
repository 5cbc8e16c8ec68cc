import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../../domain/ports.ts';
import { createScriptedEngine } from './engine.ts';
import { LONGEST, pausesFor, SHORTEST, wordPieces } from './pacing.ts';
import { conversation, seeded, turnOf } from './testing.ts';

describe('createScriptedEngine', () => {
  const engineWith = (pause: (ms: number, signal: AbortSignal) => Promise<void>) =>
    createScriptedEngine({
      converse: conversation,
      now: () => new Date('2026-11-22T10:00:00Z'),
      random: seeded(5),
      pause,
    });

  it('yields the reply word by word, then what it wants to be given next time, and finishes', async () => {
    const waits: number[] = [];
    const engine = engineWith(async (ms) => void waits.push(ms));
    const events: ReplyEvent[] = [];
    for await (const event of engine.reply(turnOf('hello'), new AbortController().signal))
      events.push(event);
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect(events.at(-2)?.type).toBe('state');
    expect(events.at(-3)?.type).toBe('suggestions');
    expect(events.length).toBe(waits.length + 3);
    expect(events.length).toBeGreaterThan(3);
  });

  it("throws the signal's reason when it aborts", async () => {
    const controller = new AbortController();
    const reason = new Error('gone');
    const engine = engineWith(async () => controller.abort(reason));
    const seen: ReplyEvent[] = [];
    const reading = (async () => {
      for await (const event of engine.reply(turnOf('hello'), controller.signal)) seen.push(event);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(seen).toEqual([]);
    const again = engine.reply(turnOf('hello'), controller.signal)[Symbol.asyncIterator]();
    await expect(again.next()).rejects.toBe(reason);
  });
});

describe('pacing', () => {
  it('takes two to seven seconds, longer for more to read and to type', () => {
    const total = (count: number, heard: string, seed = 6) =>
      pausesFor(count, heard, seeded(seed)).reduce((sum, pause) => sum + pause, 0);
    for (const count of [1, 20, 400]) {
      for (const heard of ['hi', 'word '.repeat(300)]) {
        expect(total(count, heard)).toBeLessThanOrEqual(LONGEST + count);
        expect(total(count, heard)).toBeGreaterThanOrEqual(SHORTEST - count);
      }
    }
    expect(total(20, 'word '.repeat(40))).toBeGreaterThan(total(20, 'hi'));
    expect(total(30, 'hi')).toBeGreaterThan(total(15, 'hi'));
  });

  it('keeps the text whole', () => {
    expect(wordPieces('Hello you.  How\nare you? 😊').join('')).toBe(
      'Hello you.  How\nare you? 😊',
    );
  });
});
