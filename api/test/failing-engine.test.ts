import { describe, expect, it } from 'vitest';
import type { ReplyEngine } from '../domain/ports.ts';
import { echoEngine, useApi } from './use-api.ts';

/** Fails while `broken`, otherwise echoes. */
let broken = true;
const engine: ReplyEngine = {
  async *reply(turn, signal) {
    if (broken) {
      yield { type: 'delta', text: 'I was about to say' };
      throw new Error('the engine is ill');
    }
    yield* echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine: engine });

describe('when the engine fails', () => {
  it('takes nothing, removes the text, and the same name can be tried again', async () => {
    broken = true;
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const failed = await visitor.send(id, 'hello?', { clientMessageId: 'temp-1' });
    expect([failed.status, (failed.body as { code?: string }).code]).toEqual([502, 'reply_failed']);
    expect(JSON.stringify(failed.body)).not.toContain('ill');
    expect(await visitor.balance()).toBe(20);
    expect(await visitor.messages(id)).toHaveLength(1);

    broken = false;
    const again = await visitor.send(id, 'hello?', { clientMessageId: 'temp-1' });
    expect(again.status).toBe(200);
    expect(await visitor.balance()).toBe(19);
  });

  it('lets the welcome be asked for again', async () => {
    broken = true;
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    expect((await visitor.to('welcome', id)).status).toBe(502);
    broken = false;
    expect((await visitor.to('welcome', id)).status).toBe(200);
    expect(await visitor.messages(id)).toHaveLength(2);
  });
});
