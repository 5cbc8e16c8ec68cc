import express from 'express';
import { listen } from '../listen.ts';

/** What the next call meets; `answers` is a good one. */
export type Manner = 'answers' | 'refuses' | 'silent' | 'garbage' | 'endless' | 'redirects';

/** Words that the emulator flags, and as what. */
const FLAGGED: [word: string, category: string][] = [
  ['gloomy', 'self-harm/intent'],
  ['steamy', 'sexual'],
  ['rude', 'harassment'],
];

/** Speaks the documented protocol of `POST /v1/moderations`, and misbehaves on request. */
export async function startModeration() {
  const service = {
    url: '',
    manner: 'answers' as Manner,
    calls: [] as { authorization: string | undefined; body: { model: string; input: string } }[],
    stop: async () => {},
  };
  const app = express();
  app.post('/v1/moderations', express.json(), (req, res) => {
    const { manner } = service;
    service.calls.push({ authorization: req.headers.authorization, body: req.body });
    if (manner === 'silent') return;
    if (manner === 'redirects') return res.redirect(307, '/elsewhere');
    // As many servers do, it quotes what it was sent.
    if (manner === 'refuses') return void res.status(429).json({ error: req.body.input });
    if (manner === 'garbage') return void res.type('json').send(`{"results": ${req.body.input}`);
    if (manner === 'endless') return void res.type('json').send(' '.repeat(1_000_000));
    const input = String(req.body.input);
    const categories = Object.fromEntries(
      FLAGGED.map(([word, category]) => [category, input.includes(word)]),
    );
    const flagged = Object.values(categories).includes(true);
    res.json({ id: 'modr-1', model: req.body.model, results: [{ flagged, categories }] });
  });
  const { origin, stop } = await listen(app);
  return Object.assign(service, { url: `${origin}/v1`, stop });
}
