import { afterAll, describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import { startModel } from '../support/openai/emulator.ts';
import {
  FAIL_AFTER,
  FAIL_BEFORE,
  type FailureName,
  STALLING,
  TOO_SLOW,
} from '../support/openai/failures.ts';
import { partsFor } from '../support/openai/parts.ts';
import { useApi } from '../support/use-api.ts';

const model = await startModel();
const WORDS = [...model.words];
const SAID = WORDS.join('');
afterAll(() => model.stop());

const api = useApi({
  replyEngine: createOpenAiEngine(partsFor(model.url, { apiKey: undefined })),
  replyTimeoutMs: 300,
});

describe('a turn with a model', () => {
  it('costs one message, and is remembered in the next one', async () => {
    model.manner = 'words';
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    expect((await visitor.to('welcome', id)).status).toBe(200);
    const first = await visitor.send(id, 'Namaste');
    expect(first.body).toMatchObject({ aiMessage: { content: model.words.join('') } });
    await visitor.send(id, 'Aur?');
    expect(
      model.calls
        .at(-1)
        ?.body.messages.slice(2, -1)
        .map(({ content }) => content),
    ).toEqual([model.words.join(''), 'Namaste', model.words.join(''), 'Aur?']);
    expect(model.calls.at(-1)?.authorization).toBeUndefined();
    expect(await visitor.balance()).toBe(18);
  });

  async function failing(manner: FailureName) {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    model.manner = manner;
    const failed = await visitor.send(id, 'Namaste');
    model.manner = 'words';
    return { visitor, id, failed };
  }

  it.each([...FAIL_BEFORE, ...TOO_SLOW])(
    'costs nothing and leaves nothing when it %s',
    async (manner) => {
      const { visitor, id, failed } = await failing(manner);
      expect(failed).toMatchObject({ status: 502, body: { code: 'reply_failed' } });
      expect(await visitor.balance()).toBe(20);
      expect((await visitor.send(id, 'Namaste')).status).toBe(200);
    },
  );

  it.each(FAIL_AFTER)('keeps and costs what was shown before: %s', async (manner) => {
    const { visitor, id, failed } = await failing(manner);
    expect(failed).toMatchObject({ status: 200, body: { aiMessage: { content: SAID } } });
    expect(await visitor.balance()).toBe(19);
    expect((await visitor.messages(id)).at(-1)?.content).toBe(SAID);
  });

  it.each(STALLING)('keeps the whole sentences of one that %s', async (manner) => {
    const { visitor, failed } = await failing(manner);
    expect(failed.status).toBe(200);
    expect(failed.body).toMatchObject({
      aiMessage: { content: expect.stringMatching(/^Haan, bolo\./) },
    });
    expect(await visitor.balance()).toBe(19);
  });

  it('keeps no half of a sentence', async () => {
    model.words = ['Haan', ', bolo', ' na'];
    const { visitor, failed } = await failing('cut');
    model.words = WORDS;
    expect(failed).toMatchObject({ status: 502, body: { code: 'reply_failed' } });
    expect(await visitor.balance()).toBe(20);
  });
});
