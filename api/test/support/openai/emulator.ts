import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Response } from 'express';
import { listen } from '../listen.ts';

/** What the next call meets; `words` is a good reply. */
export type Manner =
  | 'words'
  | 'refuses'
  | 'overloaded'
  | 'silent'
  | 'stalls'
  | 'cut'
  | 'no finish'
  | 'error in the stream'
  | 'filtered'
  | 'empty'
  | 'endless'
  | 'redirects'
  | 'garbage';

export interface Call {
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
  };
}

/** Speaks the documented protocol of `POST /v1/chat/completions` with `stream: true`, and misbehaves when told to. */
export async function startModel() {
  const model = {
    url: '',
    /** The words of a good reply, a chunk each. */
    words: ['Haan, ', 'bolo. ', 'Kaisa din?'],
    manner: 'words' as Manner,
    calls: [] as Call[],
    stop: async () => {},
  };
  const app = express();
  app.post('/v1/chat/completions', express.json(), async (req, res) => {
    model.calls.push({ authorization: req.headers.authorization, body: req.body });
    await answer(res, model.manner, model.words);
  });
  const { origin, stop } = await listen(app);
  return Object.assign(model, { url: `${origin}/v1`, stop });
}

async function answer(res: Response, manner: Manner, words: string[]): Promise<void> {
  if (manner === 'silent') return;
  if (manner === 'refuses' || manner === 'overloaded') {
    const status = manner === 'refuses' ? 401 : 429;
    // As many servers do, it quotes what it was sent.
    res.status(status).json({ error: { message: 'You said: my secret', code: manner } });
    return;
  }
  if (manner === 'redirects') return res.redirect(307, '/elsewhere');
  res.type('text/event-stream');
  const send = (data: unknown) => res.write(`data: ${JSON.stringify(data)}\n\n`);
  const choice = (delta: object, finish_reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason }], error: null });
  choice({ role: 'assistant', content: '' });
  if (manner === 'garbage') res.write('data: my secret\n\n');
  if (manner !== 'empty') for (const content of words) choice({ content });
  while (manner === 'endless' && res.write(': still here\n\n'))
    choice({ content: 'and on '.repeat(9) });
  if (manner === 'stalls') return;
  await sleep(5);
  if (manner === 'cut') return void res.destroy();
  if (manner === 'error in the stream') send({ error: { message: 'my secret' } });
  if (manner === 'words' || manner === 'empty') choice({}, 'stop');
  if (manner === 'filtered') choice({}, 'content_filter');
  send({ choices: null, usage: { total_tokens: 12 } });
  res.end('data: [DONE]\n\n');
}
