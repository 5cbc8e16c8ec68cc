import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import { listen } from '../listen.ts';

/** What the next message meets. */
export type Manner =
  | 'answers'
  | 'answers in parts'
  | 'answers as a whole'
  | 'thinks first'
  | 'is busy'
  | 'is busy with this very message'
  | 'loses its answer'
  | 'breaks off'
  | 'fails in the stream'
  | 'sends an error event'
  | 'stops for another reason'
  | 'says nothing'
  | 'is out of credits';

interface Agent {
  id: string;
  tags: string[];
  blocks: { label: string; value: string }[];
  [field: string]: unknown;
}

interface Kept {
  message_type: 'user_message' | 'assistant_message';
  id: string;
  otid: string;
  content: string;
  date: string;
}

/** Speaks the V1 REST API of Letta, as far as agents, blocks, conversations and messages go. */
export async function startLetta() {
  const letta = {
    url: '',
    manner: 'answers' as Manner,
    words: ['Haan, ', 'bolo. ', 'Kaisa din?'],
    agents: new Map<string, Agent>(),
    conversations: new Map<string, { agentId: string; messages: Kept[]; underWay: boolean }>(),
    /** Method and path of each call. */
    calls: [] as string[],
    /** What was sent to conversations. */
    sent: [] as { content: string; otid: string }[],
    /** Concurrent turns of one agent. */
    mostAtOnce: 0,
    delayMs: 0,
    /** Called before a call is answered. */
    before: async (_call: string): Promise<void> => {},
    stop: async () => {},
  };
  let underWay = 0;
  const app = express();
  app.use(express.json({ limit: '4mb' }), async (req, res, next) => {
    letta.calls.push(`${req.method} ${req.path}`);
    await letta.before(`${req.method} ${req.path}`);
    if (req.headers.authorization === 'Bearer key') return next();
    res.status(401).json({ detail: 'Unauthorized' });
  });
  const missing = (res: Response) => res.status(404).json({ detail: 'Agent not found' });
  const agentOf = (req: Request) => letta.agents.get(String(req.params.id));

  app.get('/v1/health/', (_, res) => void res.json({ version: '0.16.8', status: 'ok' }));
  app.post('/v1/agents/', (req, res) => {
    const { memory_blocks: blocks = [], tags = [], ...body } = req.body;
    const agent = { ...body, id: `agent-${randomUUID()}`, tags, blocks, tools: [], sources: [] };
    letta.agents.set(agent.id, agent);
    res.json(agent);
  });
  app.get('/v1/agents/', (req, res) => {
    const all = [...letta.agents.values()];
    const { tags, after } = req.query;
    const found = tags ? all.filter((agent) => agent.tags.includes(String(tags))) : all;
    res.json(after ? [] : found);
  });
  app.get('/v1/agents/:id', (req, res) => {
    const agent = agentOf(req);
    if (agent) res.json(agent);
    else missing(res);
  });
  app.delete('/v1/agents/:id', (req, res) => {
    if (letta.agents.delete(String(req.params.id))) res.json({ message: 'deleted' });
    else missing(res);
  });
  app.patch('/v1/agents/:id/core-memory/blocks/:label', (req, res) => {
    const block = agentOf(req)?.blocks.find(({ label }) => label === req.params.label);
    if (!block) return void missing(res);
    block.value = req.body.value;
    res.json({ id: `block-${block.label}`, ...block });
  });
  app.post('/v1/templates/:version/agents', (req, res) => {
    const agent: Agent = {
      id: `agent-${randomUUID()}`,
      template: req.params.version,
      tags: req.body.tags ?? [],
      blocks: [
        { label: 'persona', value: '' },
        { label: 'human', value: '' },
      ],
    };
    letta.agents.set(agent.id, agent);
    res.json({ agent_ids: [agent.id], deployment_id: 'd' });
  });
  app.post('/v1/conversations/', (req, res) => {
    const agentId = String(req.query.agent_id);
    if (!letta.agents.has(agentId)) return void missing(res);
    const id = `conv-${randomUUID()}`;
    letta.conversations.set(id, { agentId, messages: [], underWay: false });
    res.json({ id, agent_id: agentId, created_at: new Date().toISOString() });
  });
  app.delete('/v1/conversations/:id', (req, res) => {
    if (letta.conversations.delete(String(req.params.id))) res.json({ message: 'deleted' });
    else missing(res);
  });
  app.get('/v1/conversations/:id/messages', (req, res) => {
    const conversation = letta.conversations.get(String(req.params.id));
    if (!conversation) return void missing(res);
    const { order = 'desc', after, limit = '100' } = req.query;
    const list = order === 'desc' ? conversation.messages.toReversed() : conversation.messages;
    res.json(after ? [] : list.slice(0, Number(limit)));
  });
  app.post('/v1/conversations/:id/messages', async (req, res) => {
    const conversation = letta.conversations.get(String(req.params.id));
    if (!conversation) return void missing(res);
    const busy = () =>
      void res.status(409).json({ detail: 'Another request is currently being processed' });
    if (letta.manner === 'is busy' || conversation.underWay) return busy();
    const [message] = req.body.messages ?? [{ content: req.body.input }];
    letta.sent.push({ content: message.content, otid: message.otid });
    const keep = (message_type: Kept['message_type'], content: string, otid: string) =>
      conversation.messages.push({
        message_type,
        id: `message-${randomUUID()}`,
        otid,
        content,
        date: new Date().toISOString(),
      });
    keep('user_message', message.content, message.otid);
    if (letta.manner === 'is out of credits')
      return void res.status(402).json({ detail: 'credits' });
    const whole = letta.words.join('');
    const later = () => setTimeout(() => keep('assistant_message', whole, 'a'), 150);
    if (letta.manner === 'is busy with this very message') {
      later();
      return busy();
    }
    if (letta.manner === 'loses its answer') {
      later();
      return void res.destroy();
    }
    conversation.underWay = true;
    letta.mostAtOnce = Math.max(letta.mostAtOnce, ++underWay);
    await sleep(letta.delayMs);
    keep('assistant_message', whole, 'a');
    conversation.underWay = false;
    underWay--;
    answer(res, letta.manner, letta.words, req.body.streaming !== false);
  });
  const { origin, stop } = await listen(app);
  return Object.assign(letta, { url: origin, stop });
}

const USAGE = {
  message_type: 'usage_statistics',
  prompt_tokens: 900,
  completion_tokens: 30,
  total_tokens: 930,
  cached_input_tokens: 700,
  reasoning_tokens: 5,
  step_count: 1,
};

function answer(res: Response, manner: Manner, words: string[], isStreamed: boolean): void {
  const about = { id: 'message-1', date: new Date().toISOString(), run_id: 'run-1', otid: 'o' };
  const say = (content: unknown) => ({ ...about, message_type: 'assistant_message', content });
  const stop = { message_type: 'stop_reason', stop_reason: 'end_turn' };
  if (manner === 'answers as a whole' || !isStreamed) {
    res.json({ messages: [say(words.join(''))], stop_reason: stop, usage: USAGE });
    return;
  }
  res.type('text/event-stream');
  const send = (data: unknown) => res.write(`data: ${JSON.stringify(data)}\n\n`);
  send({ message_type: 'ping', ...about });
  if (manner === 'thinks first') {
    send({ ...about, message_type: 'reasoning_message', reasoning: 'He says hi.' });
    send({
      ...about,
      message_type: 'tool_call_message',
      tool_call: { name: 'x', arguments: '{}' },
    });
    send({ ...about, message_type: 'tool_return_message', tool_return: 'ok', status: 'success' });
  }
  const said = manner === 'says nothing' ? [] : words;
  for (const text of said)
    send(say(manner === 'answers in parts' ? [{ type: 'text', text }] : text));
  if (manner === 'breaks off') return void setTimeout(() => res.destroy(), 5);
  if (manner === 'fails in the stream')
    send({ message_type: 'error_message', error_type: 'llm', message: 'my secret', run_id: 'r' });
  if (manner === 'sends an error event')
    res.write(`event: error\ndata: ${JSON.stringify({ error: { message: 'my secret' } })}\n\n`);
  const reason = manner === 'stops for another reason' ? 'requires_approval' : 'end_turn';
  send({ ...stop, stop_reason: reason });
  send(USAGE);
  res.end('data: [DONE]\n\n');
}
