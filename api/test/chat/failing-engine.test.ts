import { describe, expect, it } from 'vitest';
import { expireTurns } from '../../domain/chat/turn/expire-turns.ts';
import type { ReplyEngine, ReplyEvent } from '../../domain/ports.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { useApi } from '../support/use-api.ts';

/** Long enough for what a test does while an engine speaks. */
const TIMEOUT_MS = 500;
const words: ReplyEvent = { type: 'delta', text: 'I was about to say' };
const finish: ReplyEvent = { type: 'finish', reason: 'stop' };

/** Every way in which an engine can fail. */
const FAILURES: Record<string, ReplyEngine['reply']> = {
  'throws at once': () => {
    throw new Error('ill');
  },
  'throws after some words': async function* () {
    yield words;
    throw new Error('ill');
  },
  'ends empty': async function* () {
    yield finish;
  },
  'says only spaces': async function* () {
    yield { type: 'delta', text: ' \n' };
    yield finish;
  },
  'ends early, without a finish': async function* () {
    yield words;
  },
  'writes without an end': async function* () {
    for (;;) yield words;
  },
  'hangs before the first word': async function* () {
    await new Promise(() => {});
    yield words;
  },
  'hangs after some words': async function* () {
    yield words;
    await new Promise(() => {});
  },
};

/** The reply of the moment; undefined: a good one. */
let failure: ReplyEngine['reply'] | undefined;
const engine: ReplyEngine = {
  historyLimit: 4,
  reply: (turn, signal) => (failure ?? echoEngine.reply)(turn, signal),
};

const api = useApi({ replyEngine: engine, replyTimeoutMs: TIMEOUT_MS });

async function chat() {
  const visitor = await api.visitor();
  return { visitor, id: await visitor.startChat() };
}

describe.each(Object.keys(FAILURES))('an engine that %s', (name) => {
  it('costs nothing, leaves no text, and the same message can be sent again', async () => {
    failure = FAILURES[name];
    const { visitor, id } = await chat();
    const named = { clientMessageId: 'temp-1' };
    const failed = await visitor.send(id, 'hello?', named);
    expect(failed).toMatchObject({ status: 502, body: { code: 'reply_failed' } });
    expect(JSON.stringify(failed.body)).not.toContain('ill');
    expect(await visitor.balance()).toBe(20);
    expect(await visitor.messages(id)).toHaveLength(1);

    failure = undefined;
    expect((await visitor.send(id, 'hello?', named)).status).toBe(200);
    expect(await visitor.balance()).toBe(19);
  });
});

describe('a welcome that failed', () => {
  it('can be asked for again', async () => {
    failure = FAILURES['throws at once'];
    const { visitor, id } = await chat();
    expect((await visitor.to('welcome', id)).status).toBe(502);
    failure = undefined;
    expect((await visitor.to('welcome', id)).status).toBe(200);
    expect(await visitor.messages(id)).toHaveLength(2);
  });
});

describe('a state too large to be kept', () => {
  it('does not cost the reply it came with, nor the next one', async () => {
    const { visitor, id } = await chat();
    for (const state of ['x'.repeat(70_000), 'क'.repeat(14_000), 'kept']) {
      failure = async function* () {
        yield words;
        yield { type: 'state', state };
        yield finish;
      };
      expect((await visitor.send(id, 'hello')).status).toBe(200);
    }
    failure = undefined;
  });
});

describe('a reply that comes after its turn was released', () => {
  it('is not written, and the message stays refunded', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    failure = async function* () {
      begun.resolve();
      yield words;
      await end.promise;
      yield finish;
    };
    const { visitor, id } = await chat();
    const sending = visitor.send(id, 'slow');
    await begun.promise;
    await api.db.pool.query(
      "UPDATE turns SET lease_until = CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE status = 'open'",
    );
    const released = await Promise.all([1, 2, 3].map(() => expireTurns(api.context)));
    expect(released.reduce((a, b) => a + b)).toBe(1);
    end.resolve();
    expect((await sending).status).toBe(502);
    expect(await visitor.messages(id)).toHaveLength(1);
    expect(await visitor.balance()).toBe(20);
    failure = undefined;
  });
});
