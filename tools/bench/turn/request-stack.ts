import express, { Router } from 'express';
import helmet from 'helmet';
import { pino } from 'pino';
import { sendMessageRequest } from '#contract/schemas/chat.ts';
import { createApp } from '../../../api/app.ts';
import type { Context } from '../../../api/context.ts';
import { parse } from '../../../api/http/parse.ts';

/** Both stacks log a line for each request, to nowhere. */
export const nowhere = () =>
  pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false }));

/** The cheapest Express stack that does the same for a POST: helmet, JSON, zod, a log line. */
export function cheapestStack() {
  const log = nowhere();
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use((req, res, next) => {
    const start = performance.now();
    res.on('finish', () =>
      log.info({ method: req.method, status: res.statusCode, ms: performance.now() - start }),
    );
    next();
  });
  app.use(helmet(), express.json({ limit: '64kb' }));
  app.post('/api/chat/message', (req, res) => {
    res.json({ length: sendMessageRequest.parse(req.body).content.length });
  });
  return app;
}

/** Ours, whole: request id, headers, limits, origin and type checks, JSON, zod, a log line. */
export function ownStack(context: Context) {
  const router = Router();
  router.post('/api/chat/message', (req, res) => {
    res.json({ length: parse(sendMessageRequest, req.body).content.length });
  });
  return createApp(context, undefined, [router]);
}
