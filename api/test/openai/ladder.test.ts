import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Manner, startModel } from '../support/openai/emulator.ts';
import { FAIL_AFTER, FAIL_BEFORE } from '../support/openai/failures.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const first = await startModel();
const second = await startModel();
afterAll(() => Promise.all([first.stop(), second.stop()]));

const MODELS = {
  REPLY_ENGINE: 'openai',
  OPENAI_BASE_URL: first.url,
  OPENAI_MODEL: 'first',
  REPLY_PACING: '0',
};
const SECOND = { OPENAI_SECOND_BASE_URL: second.url, OPENAI_SECOND_MODEL: 'second' };

const both = useApi({}, { ...MODELS, ...SECOND });
const alone = useApi({}, MODELS);
const without = useApi({}, { ...MODELS, REPLY_FALLBACK: 'none' });

const SAID = first.words.join('');

beforeEach(() => {
  for (const model of [first, second]) Object.assign(model, { manner: 'words', calls: [] });
});

async function chat(api: typeof both) {
  const visitor = await api.visitor();
  return { visitor, id: await visitor.startChat() };
}

/** Who wrote each reply of a chat, oldest first, and whether it was free. */
async function sources(api: typeof both, id: string): Promise<string[]> {
  const [rows] = await api.db.pool.query(
    'SELECT source, is_free FROM turns WHERE session_id = ? AND status = ? ORDER BY id',
    [id, 'answered'],
  );
  return (rows as { source: string; is_free: number }[]).map(
    (row) => row.source + (row.is_free ? ' free' : ''),
  );
}

const say = (visitor: Visitor, id: string) => visitor.send(id, 'Namaste, kaisi ho?');

describe('two models and the built-in engine', () => {
  it('answer in their order', async () => {
    const { visitor, id } = await chat(both);
    expect((await say(visitor, id)).body).toMatchObject({ aiMessage: { content: SAID } });
    first.manner = 'answers 500';
    second.words = ['I am ', 'the second.'];
    expect((await say(visitor, id)).body).toMatchObject({
      aiMessage: { content: 'I am the second.' },
      messageBalance: 18,
    });
    second.manner = 'cut';
    second.words = ['I am', ' nobody'];
    const third = await say(visitor, id);
    expect(third).toMatchObject({ status: 200, body: { messageBalance: 18 } });
    expect(await sources(both, id)).toEqual(['primary', 'secondary', 'fallback free']);
    expect(await visitor.balance()).toBe(18);
  });

  it('keep what the first one has shown', async () => {
    first.manner = 'cut';
    const { visitor, id } = await chat(both);
    expect((await say(visitor, id)).body).toMatchObject({ aiMessage: { content: SAID } });
    expect(second.calls).toEqual([]);
    expect(await sources(both, id)).toEqual(['primary']);
    expect(await visitor.balance()).toBe(19);
  });

  it('are free three times in a row, and again after a model has replied', async () => {
    const { visitor, id } = await chat(alone);
    // Each time after a good one: five failures in a row would have it left alone.
    const fail = async (times: number) => {
      first.manner = 'answers 400';
      for (let n = 0; n < times; n++) expect((await say(visitor, id)).status).toBe(200);
      first.manner = 'words';
    };
    await fail(4);
    expect(await visitor.balance()).toBe(19);
    await say(visitor, id);
    await fail(1);
    expect(await visitor.balance()).toBe(18);
    expect(await sources(alone, id)).toEqual([
      'fallback free',
      'fallback free',
      'fallback free',
      'fallback',
      'primary',
      'fallback free',
    ]);
  });

  it('give a written welcome, and call no model for it', async () => {
    const { visitor, id } = await chat(both);
    expect((await visitor.to('welcome', id)).status).toBe(200);
    expect(first.calls).toEqual([]);
    expect(await sources(both, id)).toEqual(['spared']);
  });

  it('fail when no fallback is allowed', async () => {
    const { visitor, id } = await chat(without);
    first.manner = 'answers 400';
    expect((await say(visitor, id)).status).toBe(502);
    expect(await visitor.balance()).toBe(20);
  });

  const each = async (manners: readonly Manner[], outcome: (manner: Manner) => Promise<void>) => {
    for (const manner of manners) {
      first.manner = 'words';
      await outcome(manner);
    }
  };

  it('answer whatever the model does', async () => {
    const { visitor, id } = await chat(alone);
    await each([...FAIL_BEFORE, ...FAIL_AFTER], async (manner) => {
      // A good one before each: it is not left alone then. It pays for itself.
      await alone.db.pool.query('UPDATE users SET message_balance = message_balance + 2');
      await alone.db.pool.query(
        "UPDATE balance_entries SET delta = delta + 2 WHERE reason = 'signup'",
      );
      expect((await say(visitor, id)).status).toBe(200);
      first.manner = manner;
      expect({ manner, status: (await say(visitor, id)).status }).toEqual({ manner, status: 200 });
    });
  });

  it('are free three times at most when many turns fail at once', async () => {
    const { visitor, id } = await chat(alone);
    first.manner = 'answers 400';
    await Promise.all(Array.from({ length: 6 }, () => say(visitor, id)));
    first.manner = 'words';
    expect(await visitor.balance()).toBe(17);
    expect((await sources(alone, id)).filter((one) => one.endsWith('free'))).toHaveLength(3);
  });
});
