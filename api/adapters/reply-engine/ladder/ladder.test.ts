import { describe, expect, it } from 'vitest';
import type { ReplyEngine, ReplyEvent } from '../../../domain/ports.ts';
import { EndpointError } from '../endpoint-error.ts';
import { turnOf } from '../scripted/testing.ts';
import { createLadder } from './ladder.ts';

const turn = turnOf('hello');
const says = (text: string): ReplyEngine['reply'] =>
  async function* () {
    yield { type: 'delta', text };
    yield { type: 'finish', reason: 'stop' };
  };
const fails: ReplyEngine['reply'] = async function* () {
  yield { type: 'state', state: 'x' };
  throw new EndpointError('failing', 'ill');
};
/** Says nothing until it is aborted, as every engine has to. */
const hangs: ReplyEngine['reply'] = async function* (_, signal) {
  await new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  yield { type: 'finish', reason: 'stop' };
};

const engine = (reply: ReplyEngine['reply'], historyLimit = 4): ReplyEngine => ({
  historyLimit,
  reply,
});
const spare = engine(says('Spared.'));

async function hear(
  replies: ReplyEngine['reply'][],
  { totalMs = 4200, signal = AbortSignal.timeout(5000), sparesModel = false } = {},
) {
  const sources = ['primary', 'secondary', 'fallback'] as const;
  const rungs = replies.map((reply, n) => ({
    source: sources[n] ?? 'fallback',
    engine: engine(reply),
  }));
  const ladder = createLadder({ rungs, spare, totalMs, log: { warn() {} } });
  const events: ReplyEvent[] = [];
  for await (const event of ladder.reply({ ...turn, sparesModel }, signal)) events.push(event);
  return events.flatMap((event) =>
    event.type === 'delta' ? [event.text] : event.type === 'source' ? [event.source] : [],
  );
}

describe('a ladder', () => {
  it('is answered by the first engine that can', async () => {
    expect(await hear([says('One.'), says('Two.')])).toEqual(['primary', 'One.']);
    expect(await hear([fails, fails, says('Three.')])).toEqual(['fallback', 'Three.']);
    await expect(hear([fails, fails])).rejects.toThrow('ill');
  });

  it('reserves enough time for each engine that may have to answer', async () => {
    const began = performance.now();
    expect(await hear([hangs, says('Two.')], { totalMs: 2100 })).toEqual(['secondary', 'Two.']);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('tries no further engine once something was shown, nor when nobody listens', async () => {
    const breaks: ReplyEngine['reply'] = async function* () {
      yield { type: 'delta', text: 'One.' };
      throw new EndpointError('broken', 'off');
    };
    await expect(hear([breaks, says('Two.')])).rejects.toThrow('off');
    const thought: ReplyEngine['reply'] = async function* () {
      yield { type: 'delta', text: 'A thought.' };
      yield { type: 'restart' };
      throw new EndpointError('broken', 'off');
    };
    expect(await hear([thought, says('Two.')])).toEqual([
      'primary',
      'A thought.',
      'secondary',
      'Two.',
    ]);
    await expect(
      hear([hangs, says('Two.')], { signal: AbortSignal.timeout(20) }),
    ).rejects.toThrow();
  });

  it('calls no model for a turn that is spared', async () => {
    expect(await hear([fails, says('Two.')], { sparesModel: true })).toEqual(['Spared.']);
  });

  it('gives each engine as much history as it asks for, and counts the rest', async () => {
    let seen: unknown;
    const small = engine(async function* (given) {
      seen = { texts: given.history.length, earlier: given.earlier };
      yield { type: 'delta', text: 'Haan.' };
      yield { type: 'finish', reason: 'stop' };
    }, 2);
    const ladder = createLadder({
      rungs: [
        { source: 'primary', engine: engine(fails, 8) },
        { source: 'fallback', engine: small },
      ],
      spare,
      totalMs: 5000,
      log: { warn() {} },
    });
    expect(ladder.historyLimit).toBe(8);
    const history = Array.from({ length: 8 }, () => ({ sender: 'user' as const, content: 'hi' }));
    for await (const _ of ladder.reply(
      { ...turn, history, earlier: 3 },
      AbortSignal.timeout(1000),
    ));
    expect(seen).toEqual({ texts: 2, earlier: 9 });
  });
});
