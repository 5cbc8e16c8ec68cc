import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { detectLanguage } from '../../api/domain/text/detect-language.ts';

/** An answer as a model gave it, its thoughts and slips with it. */
interface Recorded {
  /** Words of the visitor's that it answers; none: anything of its mix. */
  to: string[];
  answer: string;
}

const recorded = readFileSync(join(import.meta.dirname, 'recorded.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

interface Asked {
  messages: { role: string; content: string }[];
  stream?: boolean;
}

/**
 * A server with OpenAI's `POST /v1/chat/completions` that replays recorded answers: all that is built on a model can be
 * tried without a key. What fits the visitor's newest words best is answered, each answer once before any comes again.
 * @param port 0: any that is free
 */
export async function startReplayServer(port: number) {
  const used = new Set<Recorded>();
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      if (req.method !== 'POST' || req.url !== '/v1/chat/completions') {
        res.writeHead(404).end();
        return;
      }
      void answer(res, JSON.parse(body) as Asked, used);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}/v1`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Between two pieces, in milliseconds. */
const PAUSE = 12;

async function answer(res: ServerResponse, asked: Asked, used: Set<Recorded>): Promise<void> {
  const said = asked.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const text = choose(said, used).answer;
  const usage = {
    prompt_tokens: Math.ceil(JSON.stringify(asked.messages).length / 4),
    completion_tokens: Math.ceil(text.length / 4),
  };
  if (!asked.stream) {
    const choice = {
      index: 0,
      message: { role: 'assistant', content: text },
      finish_reason: 'stop',
    };
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ choices: [choice], usage }));
    return;
  }
  res.setHeader('content-type', 'text/event-stream');
  const send = (data: object) => res.write(`data: ${JSON.stringify(data)}\n\n`);
  for (const content of text.match(/\s*\S+|\s+$/g) ?? []) {
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
    await sleep(PAUSE);
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  send({ choices: [], usage });
  res.end('data: [DONE]\n\n');
}

function choose(said: string, used: Set<Recorded>): Recorded {
  const words = said.toLowerCase();
  const mix = detectLanguage(said);
  const score = (one: Recorded): number => {
    const hits = one.to.filter((word) => words.includes(word)).length;
    const isOfMix = detectLanguage(one.answer) === mix;
    return hits * 4 + (isOfMix ? 2 : 0) - (used.has(one) ? 5 : 0);
  };
  if (recorded.every((one) => used.has(one))) used.clear();
  const [best] = recorded.toSorted((a, b) => score(b) - score(a));
  if (!best) throw new Error('Nothing is recorded');
  used.add(best);
  return best;
}
