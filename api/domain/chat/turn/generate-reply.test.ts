import { describe, expect, it } from 'vitest';
import type { ReplyEvent, ReplyTurn } from '../../ports.ts';
import type { Guard } from '../../safety/guard.ts';
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
  history: [{ sender: 'user', content: 'How are you?' }],
  memory: [],
  state: null,
};

const delta = (text: string): ReplyEvent => ({ type: 'delta', text });
const picture = (path: string): ReplyEvent => ({ type: 'image', path });
const finish: ReplyEvent = { type: 'finish', reason: 'stop' };

/** Leaves out sentences with 'bad' in them. */
const guard: Guard = {
  judge: (sentence) => (sentence.includes('bad') ? 'explicit' : undefined),
  insteadOf: (reason, language) => [`${reason} in ${language}`, 'Anything else'],
};

const around = { guard, random: () => 0, replyTimeoutMs: 50 };

/** An engine that yields these events, and then may hang for ever. */
const speaking = (events: ReplyEvent[], { hangs = false } = {}) => ({
  ...around,
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
      state: null,
      suggestions: [],
      dropped: [],
    });
  });

  it('is streamed sentence by sentence, without those that the guard removes', async () => {
    const heard: string[] = [];
    const pieces = ['One', ' is fine. Two is b', 'ad. Thr', 'ee is fine too! And a', ' bad end'];
    const engine = speaking([...pieces.map(delta), finish]);
    const { text, dropped } = await generateReply(engine, turn, (piece) => heard.push(piece));
    expect(heard).toEqual(['One is fine. ', 'Three is fine too! ']);
    expect(text).toBe('One is fine. Three is fine too!');
    expect(dropped).toEqual(['explicit', 'explicit']);
  });

  it('is replaced by a line of hers, not her last one, where nothing is left', async () => {
    const heard: string[] = [];
    const hear = (piece: string) => heard.push(piece);
    const engine = speaking([
      delta('All bad. Very bad.'),
      picture('/images/scenes/aanya-1.webp'),
      finish,
    ]);
    const first = await generateReply(engine, turn, hear);
    expect(first).toMatchObject({ text: 'explicit in english', imagePath: null });
    expect(heard).toEqual([first.text]);
    const history: ReplyTurn['history'] = [
      { sender: 'ai', content: first.text },
      { sender: 'user', content: 'kya kar rahi ho' },
      { sender: 'ai', content: 'explicit in hinglish' },
      { sender: 'user', content: 'ok' },
    ];
    expect((await generateReply(engine, { ...turn, history }, hear)).text).toBe('Anything else');
  });

  it('brings a picture of her gallery', async () => {
    const engine = speaking([delta('Look'), picture('/images/scenes/aanya-1.webp'), finish]);
    expect(await generateReply(engine, turn, () => {})).toMatchObject({
      imagePath: '/images/scenes/aanya-1.webp',
    });
  });

  it('is what was shown when it was interrupted after a whole sentence', async () => {
    const heard: string[] = [];
    const pieces = [delta('One is fine. Two is fine too. Thr')];
    for (const engine of [speaking(pieces), speaking(pieces, { hangs: true })]) {
      const { text, brokenBy } = await generateReply(engine, turn, (piece) => heard.push(piece));
      expect(text).toBe('One is fine. Two is fine too.');
      expect(brokenBy).toBeInstanceOf(Error);
    }
    const last = speaking([delta('One is fine. Two is fine too.')]);
    expect((await generateReply(last, turn, () => {})).text).toBe('One is fine. Two is fine too.');
  });

  it('fails if it was interrupted before the guard let anything through', async () => {
    const engine = speaking([delta('All bad. Thr')]);
    await expect(generateReply(engine, turn, () => {})).rejects.toThrow('finish');
  });

  it('starts over when the engine restarts it', async () => {
    const engine = speaking([delta('A thought. '), { type: 'restart' }, delta('Haan.'), finish]);
    expect((await generateReply(engine, turn, () => {})).text).toBe('Haan.');
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
        ...around,
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

  it('fails when nothing is left of a welcome', async () => {
    const welcome: ReplyTurn = { ...turn, kind: 'welcome', history: [] };
    const engine = speaking([delta('All bad.'), finish]);
    await expect(generateReply(engine, welcome, () => {})).rejects.toThrow('welcome');
  });
});
