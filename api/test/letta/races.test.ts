import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Context, createContext } from '../../context.ts';
import { deleteAgents } from '../../domain/chat/delete-agents.ts';
import { sendMessage } from '../../domain/chat/turn/send-message.ts';
import { ownerOf } from '../support/killed.ts';
import { startLetta } from '../support/letta/emulator.ts';
import { useApi } from '../support/use-api.ts';

const letta = await startLetta();
afterAll(() => letta.stop());

const api = useApi(
  {},
  {
    REPLY_ENGINE: 'letta',
    LETTA_BASE_URL: letta.url,
    LETTA_API_KEY: 'key',
    LETTA_MODEL: 'openai/gpt-4.1-mini',
    REPLY_PACING: '0',
    REPLY_FALLBACK: 'none',
    MODEL_FREE_CALLS_PER_DAY: '100',
  },
);

/** What another process on the same database runs on. */
let other: Context;
beforeAll(async () => {
  other = await createContext(api.context.config, api.db);
});

beforeEach(() => {
  Object.assign(letta, { manner: 'answers', calls: [], sent: [], delayMs: 0, mostAtOnce: 0 });
  letta.before = async () => {};
  letta.agents.clear();
  letta.conversations.clear();
});

async function chat() {
  const visitor = await api.visitor();
  const [userId = '', credentialId = ''] = await ownerOf(api, visitor);
  const id = await visitor.startChat();
  const sendBy = (context: Context, content: string) =>
    sendMessage(context, {
      visitor: { userId, credentialId },
      chatId: id,
      content,
      clientMessageId: content,
    });
  return { visitor, id, sendBy };
}

/** Agents, conversations and deletions that are left once those that are due were made. */
async function leftAtService() {
  await api.db.pool.query('UPDATE letta_deletions SET next_try_at = CURRENT_TIMESTAMP(3)');
  await deleteAgents(api.context);
  const [queued] = await api.db.pool.query('SELECT letta_id FROM letta_deletions');
  return [letta.agents.size, letta.conversations.size, (queued as object[]).length];
}

describe('an agent and two processes', () => {
  it('is made once and called one at a time, and hears each text once', async () => {
    const { sendBy } = await chat();
    letta.delayMs = 60;
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text, n) => sendBy(n % 2 === 0 ? api.context : other, text)));
    expect([letta.agents.size, letta.conversations.size, letta.mostAtOnce]).toEqual([1, 1, 1]);
    // Those of a conversation that has just started carry what was said before.
    const heard = texts.map((text) => letta.sent.filter(({ content }) => content.endsWith(text)));
    expect(heard.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  it('is made again once, where it goes while both speak', async () => {
    const { sendBy } = await chat();
    await sendBy(api.context, 'first');
    letta.agents.clear();
    letta.conversations.clear();
    await Promise.all([sendBy(api.context, 'one'), sendBy(other, 'two')]);
    expect([letta.agents.size, letta.conversations.size]).toEqual([1, 1]);
  });

  it('answers one text that both were asked, after an answer that was lost, once', async () => {
    const { visitor, sendBy } = await chat();
    letta.manner = 'loses its answer';
    await Promise.all([sendBy(api.context, 'same'), sendBy(other, 'same')]);
    expect(letta.sent).toHaveLength(1);
    expect(await visitor.balance()).toBe(19);
  });
});

describe('a visitor who is erased while an agent', () => {
  it.each([
    ['is looked for', 'GET /v1/agents/'],
    ['is made', 'POST /v1/agents/'],
    ['is told what is known', 'PATCH'],
    ['is given a conversation', 'POST /v1/conversations/'],
    ['answers', 'messages'],
  ])('%s leaves nothing at the service', async (_, moment) => {
    const { visitor, id } = await chat();
    let erased: Promise<unknown> | undefined;
    letta.before = async (call) => {
      if (erased || !call.includes(moment)) return;
      erased = visitor.to('eraseMe');
      await erased;
    };
    const sent = await visitor.send(id, 'hello there');
    expect(erased).toBeDefined();
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(await leftAtService()).toEqual([0, 0, 0]);
  });
});
