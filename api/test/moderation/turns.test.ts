import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createHostedModeration } from '../../adapters/safety/hosted-moderation.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { type Manner, startModeration } from '../support/moderation/emulator.ts';
import { useApi } from '../support/use-api.ts';

const service = await startModeration();
afterAll(() => service.stop());

/** What her engine says. */
let line = '';
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply() {
    yield { type: 'delta', text: line };
    yield { type: 'finish', reason: 'stop' };
  },
};
/** Everything that the client would have logged. */
const noted: unknown[] = [];
const moderation = createHostedModeration({
  baseUrl: service.url,
  apiKey: 'a-key',
  model: 'small',
  fetch,
  timeoutMs: 200,
  log: { warn: (...data) => void noted.push(...data) },
});
const api = useApi({ replyEngine, moderation });

beforeEach(() => {
  line = 'I like rain. Do you?';
  service.manner = 'answers';
  service.calls.length = 0;
  noted.length = 0;
});

async function say(words: string) {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  return { visitor, answer: await visitor.send(id, words) };
}

describe('moderation', () => {
  it('is called with the message and with each sentence, and changes nothing when nothing is flagged', async () => {
    const { answer, visitor } = await say('Hello there');
    expect(answer.body).toMatchObject({ aiMessage: { content: 'I like rain. Do you?' } });
    expect(service.calls.map(({ body }) => body.input.trim())).toEqual([
      'Hello there',
      'I like rain.',
      'Do you?',
    ]);
    expect(service.calls[0]).toMatchObject({
      authorization: 'Bearer a-key',
      body: { model: 'small' },
    });
    expect(await visitor.balance()).toBe(19);
  });

  it('finds danger that the local checks have missed', async () => {
    const { answer, visitor } = await say('A gloomy evening');
    expect(answer.body).toMatchObject({ systemMessage: { sender: 'system' } });
    expect(await visitor.balance()).toBe(20);
  });

  it('removes a sentence, and keeps the others in order', async () => {
    line = 'First of all. Something steamy. Something rude. And then tea.';
    const { answer } = await say('Hello');
    expect(answer.body).toMatchObject({ aiMessage: { content: 'First of all. And then tea.' } });
  });

  it('is replaced by a line of hers when nothing is left', async () => {
    line = 'Something steamy.';
    const { answer } = await say('Hello');
    expect(answer.body).toMatchObject({ aiMessage: { sender: 'ai' } });
    expect(JSON.stringify(answer.body)).not.toContain('steamy');
  });

  it.each<Manner>(['refuses', 'silent', 'garbage', 'endless', 'redirects'])(
    'is done without where the service: %s',
    async (manner) => {
      service.manner = manner;
      const { answer, visitor } = await say('My gloomy secret');
      expect(answer.body).toMatchObject({ aiMessage: { content: line } });
      expect(await visitor.balance()).toBe(19);
      expect(noted.length).toBeGreaterThan(0);
      expect(JSON.stringify(noted)).not.toMatch(/secret|rain/);
    },
  );
});
