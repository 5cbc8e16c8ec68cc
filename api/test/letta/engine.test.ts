import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPrompt } from '#db/queries/companion/prompts.ts';
import { deleteAgents } from '../../domain/chat/delete-agents.ts';
import { type Manner, startLetta } from '../support/letta/emulator.ts';
import { useApi } from '../support/use-api.ts';

const letta = await startLetta();
afterAll(() => letta.stop());

const SETTINGS = {
  REPLY_ENGINE: 'letta',
  LETTA_BASE_URL: letta.url,
  LETTA_API_KEY: 'key',
  LETTA_MODEL: 'openai/gpt-4.1-mini',
  REPLY_PACING: '0',
};
const api = useApi({}, SETTINGS);
/** Another process on the same settings; its own database, as every suite's. */
const strict = useApi({}, { ...SETTINGS, REPLY_FALLBACK: 'none' });

const SAID = letta.words.join('');

beforeEach(() => {
  letta.words = ['Haan, ', 'bolo. ', 'Kaisa din?'];
  Object.assign(letta, { manner: 'answers', calls: [], sent: [], delayMs: 0, mostAtOnce: 0 });
  letta.agents.clear();
  letta.conversations.clear();
});

async function chat(of = api) {
  const visitor = await of.visitor();
  return { visitor, id: await visitor.startChat() };
}

describe('an agent at a Letta server', () => {
  it('is created once, told what is known, and receives only the new message', async () => {
    const { visitor, id } = await chat();
    const first = await visitor.send(id, 'My name is Arjun, call 98765 43210');
    expect(first.body).toMatchObject({ aiMessage: { content: SAID }, messageBalance: 19 });
    await visitor.send(id, 'And you?');
    expect(letta.agents.size).toBe(1);
    expect(letta.conversations.size).toBe(1);
    expect(letta.sent.map(({ content }) => content)).toEqual([
      'My name is Arjun, call [number]',
      'And you?',
    ]);
    expect(new Set(letta.sent.map(({ otid }) => otid)).size).toBe(2);
    const [agent] = [...letta.agents.values()];
    expect(agent).toMatchObject({ include_base_tools: false, agent_type: 'letta_v1_agent' });
    expect(agent?.blocks[1]?.value).toContain('Name: "Arjun"');
    expect(JSON.stringify(agent)).not.toContain((await visitor.to('me')).body.id);
  });

  it('receives the history again when a text of it was edited or another reply is shown', async () => {
    const { visitor, id } = await chat();
    await visitor.send(id, 'I live in Pune');
    const sent = await visitor.send(id, 'My dog is called Moti');
    expect(letta.conversations.size).toBe(1);
    const edited = (sent.body as { userMessage: { id: string } }).userMessage.id;
    letta.words = ['Sheru, ', 'then. ', 'Good name.'];
    await visitor.to('editMessage', edited, { content: 'My dog is called Sheru' });
    expect(letta.conversations.size).toBe(2);
    const told = letta.sent.at(-1)?.content ?? '';
    expect(told).toContain('Visitor: I live in Pune\nYou: ');
    expect(told).toMatch(/My dog is called Sheru$/);
    expect(told).not.toContain('Moti');
    // What follows continues there, and is only the new message.
    await visitor.send(id, 'He is old');
    expect(letta.sent.at(-1)?.content).toBe('He is old');

    const hers = (await visitor.messages(id)).at(-1)?.id;
    expect((await visitor.to('anotherReply', hers, {})).status).toBe(200);
    await visitor.send(id, 'and brown');
    expect(letta.sent.at(-1)?.content).toMatch(/Sheru[\s\S]*He is old[\s\S]*\]\n\nand brown$/);
    // The old ones, with all that was in them, are deleted there.
    await deleteAgents(api.context);
    expect(letta.conversations.size).toBe(1);
  });

  it.each<Manner>(['answers in parts', 'answers as a whole', 'thinks first'])(
    'is understood when it %s',
    async (manner) => {
      const { visitor, id } = await chat();
      letta.manner = manner;
      const { body } = await visitor.send(id, 'hi');
      expect(body).toMatchObject({ aiMessage: { content: SAID } });
    },
  );

  it.each<Manner>(['is busy with this very message', 'loses its answer'])(
    'is heard where it %s, and never told twice',
    async (manner) => {
      const { visitor, id } = await chat(strict);
      letta.manner = manner;
      const { body } = await visitor.send(id, 'hi');
      expect(body).toMatchObject({ aiMessage: { content: SAID } });
      expect(letta.sent).toHaveLength(1);
    },
  );

  it.each<Manner>(['is busy', 'says nothing', 'is out of credits'])(
    'costs nothing when it %s, and is not told twice',
    async (manner) => {
      const { visitor, id } = await chat(strict);
      letta.manner = manner;
      expect((await visitor.send(id, 'hi')).status).toBe(502);
      expect(letta.sent.length).toBeLessThanOrEqual(1);
      expect(await visitor.balance()).toBe(20);
    },
  );

  it.each<Manner>([
    'breaks off',
    'fails in the stream',
    'sends an error event',
    'stops for another reason',
  ])('keeps what was shown when it %s, and half a sentence is none', async (manner) => {
    const whole = await chat();
    // A good one first: after failures in a row it would be left alone.
    await whole.visitor.send(whole.id, 'hi');
    letta.manner = manner;
    expect((await whole.visitor.send(whole.id, 'hi')).body).toMatchObject({
      aiMessage: { content: SAID },
    });
    letta.words = ['Haan', ', bolo'];
    const half = await chat();
    const { body } = await half.visitor.send(half.id, 'hi');
    letta.words = ['Haan, ', 'bolo. ', 'Kaisa din?'];
    expect(JSON.stringify(body)).not.toMatch(/Haan, bolo|secret/);
    expect(await half.visitor.balance()).toBe(20);
  });

  it('is called one at a time per visitor and companion, however many turns there are', async () => {
    const { visitor, id } = await chat();
    letta.delayMs = 80;
    const sent = await Promise.all([1, 2, 3].map((n) => visitor.send(id, `hello ${n}`)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(letta.agents.size).toBe(1);
    expect(letta.mostAtOnce).toBe(1);
  });

  it('is created again if it is gone, and its conversation as well', async () => {
    const { visitor, id } = await chat(strict);
    await visitor.send(id, 'hi');
    letta.agents.clear();
    expect((await visitor.send(id, 'hi again')).status).toBe(200);
    expect(letta.agents.size).toBe(1);
    letta.conversations.clear();
    expect((await visitor.send(id, 'and again')).status).toBe(200);
    expect(letta.agents.size).toBe(1);
  });

  it('is found again by its tag where its id was lost', async () => {
    const { visitor, id } = await chat();
    await visitor.send(id, 'hi');
    await api.db.pool.query("UPDATE letta_agents SET letta_agent_id = ''");
    await visitor.send(id, 'hi again');
    expect(letta.agents.size).toBe(1);
  });

  it('is deleted with the visitor, and with what is to be forgotten; failures are retried', async () => {
    const { visitor, id } = await chat();
    await visitor.send(id, 'My name is Arjun');
    const [first] = letta.agents.keys();
    const { memory } = await visitor.exported<{ memory: { id: string }[] }>();
    await visitor.to('forgetMemory', memory[0]?.id);
    await deleteAgents(api.context);
    expect(letta.agents.size).toBe(0);
    await visitor.send(id, 'hi');
    expect([...letta.agents.keys()]).not.toContain(first);
    await visitor.to('eraseMe');
    const fails = { ...api.context, deleteAgent: () => Promise.reject(new Error('ill')) };
    await deleteAgents(fails);
    expect(letta.agents.size).toBe(1);
    await api.db.pool.query('UPDATE letta_deletions SET next_try_at = CURRENT_TIMESTAMP(3)');
    await deleteAgents(api.context);
    expect([letta.agents.size, letta.conversations.size]).toEqual([0, 0]);
    const [left] = await api.db.pool.query('SELECT letta_id FROM letta_deletions');
    expect(left).toEqual([]);
  });

  it('is created from a prompt’s template, or is the one shared by all', async () => {
    const prompt = {
      promptFor: 'friendly',
      isActive: true,
      promptText: 'You are {{name}}.',
    } as const;
    await insertPrompt(api.db.executor, {
      ...prompt,
      promptVersion: 'v2.0',
      agentTemplate: 'companion:1',
    });
    const templated = await chat();
    await templated.visitor.send(templated.id, 'hi');
    expect([...letta.agents.values()][0]).toMatchObject({ template: 'companion:1' });

    letta.agents.set('agent-all', { id: 'agent-all', tags: [], blocks: [] });
    await insertPrompt(api.db.executor, {
      ...prompt,
      promptVersion: 'v2.1',
      defaultAgentId: 'agent-all',
    });
    const shared = await chat();
    await shared.visitor.send(shared.id, 'hello');
    const talk = [...letta.conversations.values()].at(-1);
    expect(talk?.agentId).toBe('agent-all');
    expect(letta.sent.at(-1)?.content).toMatch(/^\[A note for this moment[\s\S]*\]\n\nhello$/);
    // Erasing takes the conversation, and leaves the agent that is everybody's.
    await shared.visitor.to('eraseMe');
    await deleteAgents(api.context);
    expect(letta.agents.has('agent-all')).toBe(true);
  });
});
