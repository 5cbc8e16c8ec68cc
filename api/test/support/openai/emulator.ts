import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Response } from 'express';
import { listen } from '../listen.ts';
import { FAILURES, type FailureName } from './failures.ts';
import { chunks, FORMS, type FormName } from './forms.ts';

/** What the next call meets; `words` is a good reply. */
export type Manner = FormName | FailureName | ((res: Response, words: string[]) => unknown);

export interface Call {
  authorization: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
}

/**
 * Speaks the documented protocol of `POST /v1/chat/completions` with `stream: true` in every form that servers are
 * known to give it, and fails in every way on request.
 */
export async function startModel() {
  const model = {
    url: '',
    /** The words of a good reply, a chunk each. */
    words: ['Haan, ', 'bolo. ', 'Kaisa din?'],
    manner: 'words' as Manner,
    calls: [] as Call[],
    /** This many concurrent calls are answered, the others are refused with 429. */
    atOnce: Number.POSITIVE_INFINITY,
    /** The highest number of concurrent calls. */
    mostAtOnce: 0,
    /** How long each reply takes before its first word. */
    delayMs: 0,
    stop: async () => {},
  };
  let underWay = 0;
  const app = express();
  app.post('/v1/chat/completions', express.json({ limit: '4mb' }), async (req, res) => {
    const { authorization } = req.headers;
    model.calls.push({ authorization, headers: req.headers, body: req.body });
    underWay++;
    res.once('close', () => underWay--);
    model.mostAtOnce = Math.max(model.mostAtOnce, underWay);
    if (underWay > model.atOnce) return void res.status(429).json({ error: { code: 'busy' } });
    if (model.delayMs) await sleep(model.delayMs);
    await answer(res, model.manner, model.words);
  });
  const { origin, stop } = await listen(app);
  return Object.assign(model, { url: `${origin}/v1`, stop });
}

async function answer(res: Response, manner: Manner, words: string[]): Promise<void> {
  if (typeof manner === 'function') await manner(res, words);
  else if (manner in FORMS) await FORMS[manner as FormName](res, chunks(words));
  else await FAILURES[manner as FailureName]?.(res, chunks(words));
}
