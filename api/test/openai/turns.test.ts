import { afterAll, describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import { type Manner, startModel } from '../support/openai/emulator.ts';
import { useApi } from '../support/use-api.ts';

const model = await startModel();
afterAll(() => model.stop());

const api = useApi({
  replyEngine: createOpenAiEngine({
    baseUrl: model.url,
    apiKey: undefined,
    model: 'small',
    fetch,
  }),
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
        ?.body.messages.slice(2)
        .map(({ content }) => content),
    ).toEqual([model.words.join(''), 'Namaste', model.words.join(''), 'Aur?']);
    expect(model.calls.at(-1)?.authorization).toBeUndefined();
    expect(await visitor.balance()).toBe(18);
  });

  it.each<Manner>([
    'refuses',
    'overloaded',
    'silent',
    'stalls',
    'cut',
    'no finish',
    'error in the stream',
    'filtered',
    'empty',
    'garbage',
  ])('costs nothing and leaves nothing when the model is: %s', async (manner) => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    model.manner = manner;
    const failed = await visitor.send(id, 'Namaste');
    expect(failed).toMatchObject({ status: 502, body: { code: 'reply_failed' } });
    expect(await visitor.balance()).toBe(20);
    model.manner = 'words';
    expect((await visitor.send(id, 'Namaste')).status).toBe(200);
  });
});
