import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { detectLanguage } from '../../api/domain/text/detect-language.ts';

/** An answer as a model gave it, its thoughts and slips with it. */
interface Recorded {
  /** Words of the visitor's, in lower case, that it answers; none: anything of its mix. */
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
 * tried without a key. In the visitor's mix, what fits the newest words best is answered, each answer once before any
 * that fits comes again.
 * @param port 0: any that is free
 */
export async function startReplayServer(port: number) {
  const used = new Map<Recorded, number>();
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

async function answer(
  res: ServerResponse,
  asked: Asked,
  used: Map<Recorded, number>,
): Promise<void> {
  const said = asked.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
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

function choose(said: string[], used: Map<Recorded, number>): Recorded {
  const mix = said.map(detectLanguage).findLast((one) => one !== undefined) ?? 'english';
  const words = wordsOf(said.at(-1) ?? '');
  const [best] = recorded
    .map((one) => ({
      one,
      hits: one.to.filter((word) => words.includes(` ${word} `)).length,
      times: used.get(one) ?? 0,
    }))
    .filter(({ one, hits }) => detectLanguage(one.answer) === mix && (hits > 0 || !one.to.length))
    .toSorted((a, b) => a.times - b.times || b.hits - a.hits);
  if (!best) throw new Error(`Nothing is recorded in ${mix}`);
  used.set(best.one, best.times + 1);
  return best.one;
}

/** A text's words in lower case with a space around each. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
