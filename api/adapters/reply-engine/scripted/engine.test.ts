import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../../domain/ports.ts';
import { createScriptedEngine } from './engine.ts';
import { loadReplies } from './load-replies.ts';
import { LONGEST, pausesFor, wordPieces } from './pacing.ts';
import { CONTENT, seeded, turnOf } from './testing.ts';

const replies = await loadReplies(join(CONTENT, 'replies'));

describe('createScriptedEngine', () => {
  const engineWith = (pause: (ms: number, signal: AbortSignal) => Promise<void>) =>
    createScriptedEngine({ replies, isDanger: () => false, random: seeded(5), pause });

  it('yields the reply word by word and finishes', async () => {
    const waits: number[] = [];
    const engine = engineWith(async (ms) => void waits.push(ms));
    const events: ReplyEvent[] = [];
    for await (const event of engine.reply(turnOf('hello'), new AbortController().signal))
      events.push(event);
    expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect(events.length).toBe(waits.length + 1);
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
  it('stays within the longest time, and keeps the text whole', () => {
    for (const count of [1, 20, 400]) {
      const total = pausesFor(count, seeded(6)).reduce((sum, pause) => sum + pause, 0);
      expect(total).toBeLessThanOrEqual(LONGEST + count);
    }
    expect(wordPieces('Hello you.  How\nare you? 😊').join('')).toBe(
      'Hello you.  How\nare you? 😊',
    );
  });
});
