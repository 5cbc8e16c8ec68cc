import { describe, expect, it } from 'vitest';
import type { ReplyEvent, ReplyTurn } from '../ports.ts';
import { generateReply } from './generate-reply.ts';

const turn: ReplyTurn = {
  kind: 'message',
  chatType: 'friendly',
  companion: {
    name: 'Aanya',
    aboutMe: null,
    interests: [],
    persona: {
      age: 29,
      city: 'Pune',
      work: 'botanist',
      voice: { hinglish: 0, petNames: ['yaar'], emoji: ['🌼'], catchphrases: ['Sach?'] },
      gallery: ['/images/scenes/aanya-1.webp'],
    },
  },
  prompt: '',
  history: [{ sender: 'user', content: 'hi' }],
};

const delta = (text: string): ReplyEvent => ({ type: 'delta', text });
const picture = (path: string): ReplyEvent => ({ type: 'image', path });
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
    expect(await generateReply(engine, turn, () => {})).toEqual({
      text: 'Haan ji',
      imagePath: null,
    });
  });

  it('brings a picture of her gallery', async () => {
    const engine = speaking([delta('Look'), picture('/images/scenes/aanya-1.webp'), finish]);
    expect(await generateReply(engine, turn, () => {})).toMatchObject({
      imagePath: '/images/scenes/aanya-1.webp',
    });
  });

  it.each([
    ['ends without a finish', speaking([delta('Haan')])],
    ['ends empty', speaking([finish])],
    ['is a picture alone', speaking([picture('/images/scenes/aanya-1.webp'), finish])],
    [
      'sends a picture that is not hers',
      speaking([delta('Look'), picture('/images/scenes/bela-1.webp'), finish]),
    ],
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
