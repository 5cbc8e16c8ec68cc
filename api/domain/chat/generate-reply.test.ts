import { describe, expect, it } from 'vitest';
import type { ReplyEvent, ReplyTurn } from '../ports.ts';
import { generateReply } from './generate-reply.ts';

const turn: ReplyTurn = {
  kind: 'message',
  chatType: 'friendly',
  companion: { name: 'Aanya', aboutMe: null, interests: [], persona: null },
  prompt: '',
  history: [{ sender: 'user', content: 'hi' }],
};

const delta = (text: string): ReplyEvent => ({ type: 'delta', text });
const finish: ReplyEvent = { type: 'finish', reason: 'stop' };

/** An engine that yields these events, and then may hang for ever. */
const speaking = (events: ReplyEvent[], { hangs = false } = {}) => ({
  replyTimeoutMs: 50,
  replyEngine: {
    historyLimit: 4,
    async *reply() {
      yield* events;
      if (hangs) await new Promise(() => {});
    },
  },
});

describe('a reply', () => {
  it('is the text of all deltas, trimmed', async () => {
    const engine = speaking([delta(' Haan '), delta('ji '), finish]);
    expect(await generateReply(engine, turn, () => {})).toBe('Haan ji');
  });

  it.each([
    ['ends without a finish', speaking([delta('Haan')])],
    ['ends empty', speaking([finish])],
    ['is blank', speaking([delta(' \n'), finish])],
    ['hangs and does not heed the signal', speaking([delta('Haan')], { hangs: true })],
    [
      'throws',
      {
        replyTimeoutMs: 50,
        replyEngine: {
          historyLimit: 4,
          reply: () => {
            throw new Error('no');
          },
        },
      },
    ],
  ])('fails when it %s', async (_, engine) => {
    await expect(generateReply(engine, turn, () => {})).rejects.toThrow();
  });
});
