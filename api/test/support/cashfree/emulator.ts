import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { listen } from '../listen.ts';
import { Books, KEYS, Refusal } from './emulator-books.ts';
import { type Fault, misbehave } from './emulator-faults.ts';
import { payPage } from './emulator-page.ts';

/** A call as it came in. */
export interface Heard {
  call: string;
  headers: Request['headers'];
  body: string;
}

export interface Emulator {
  /** The address of its API. */
  url: string;
  books: Books;
  /** Every call, the oldest first. */
  heard: Heard[];
  /** Each is done to one call: the first it fits, such as `POST /orders`. */
  faults: { call: string; fault: Fault }[];
  stop(): Promise<void>;
}

/** Speaks the payment gateway's documented protocol over HTTP, and misbehaves on request. */
export async function startEmulator(): Promise<Emulator> {
  const books = new Books();
  const heard: Heard[] = [];
  const faults: Emulator['faults'] = [];
  const app = express();
  app.use(payPage(books));
  app.use(express.text({ type: () => true }), (req, _res, next) => {
    const body = typeof req.body === 'string' ? req.body : '';
    heard.push({ call: callOf(req), headers: req.headers, body });
    next();
  });
  app.use(knownCaller, misbehave(faults, callOf), replay());
  app.post('/pg/orders', (req, res) => {
    res.json(view(books.create(JSON.parse(req.body))));
  });
  app.get('/pg/orders/:id', (req, res) => {
    res.json(view(books.find(req.params.id)));
  });
  app.get('/pg/orders/:id/payments', (req, res) => {
    const { payments, order_amount: amount } = books.find(req.params.id);
    res.json(payments.map((one) => ({ ...one, payment_amount: amount, payment_currency: 'INR' })));
  });
  app.post('/pg/orders/:id/refunds', (req, res) => {
    res.json(books.refund(req.params.id, JSON.parse(req.body)));
  });
  app.get('/pg/orders/:id/refunds', (req, res) => {
    res.json([...books.find(req.params.id).refunds.values()]);
  });
  app.get('/pg/orders/:id/refunds/:refund', (req, res) => {
    res.json(books.findRefund(req.params.id, req.params.refund));
  });
  app.use(refusals);
  const { origin, stop } = await listen(app);
  return { url: `${origin}/pg`, books, heard, faults, stop };
}

/** Such as `GET /orders/x`, in a form in which ids do not matter. */
const callOf = ({ method, path }: Request): string =>
  `${method} ${path.replace(/^\/pg/, '').replace(/(orders|refunds)\/[^/]+/g, '$1/x')}`;

const view = ({ payments: _, refunds: __, ...order }: ReturnType<Books['find']>) => order;

const knownCaller: RequestHandler = ({ headers }, _res, next) => {
  const known =
    headers['x-client-id'] === KEYS.appId && headers['x-client-secret'] === KEYS.secretKey;
  if (!known) throw new Refusal(401, 'request_failed', 'authentication_error');
  if (!/^\d{4}-\d\d-\d\d$/.test(String(headers['x-api-version']))) {
    throw new Refusal(400, 'api_version_invalid');
  }
  next();
};

/** The same key and body are answered as before; the same key with another body is refused. */
function replay(): RequestHandler {
  const kept = new Map<string, { body: string; answer?: unknown }>();
  return (req, res, next) => {
    const key = req.headers['x-idempotency-key'];
    if (req.method !== 'POST' || typeof key !== 'string') return next();
    const before = kept.get(key);
    if (before && before.body !== req.body) {
      throw new Refusal(422, 'idempotency_error', 'idempotency_error');
    }
    if (before?.answer) {
      res.set('x-idempotency-replayed', 'true').json(before.answer);
      return;
    }
    kept.set(key, { body: req.body });
    const json = res.json.bind(res);
    res.json = (answer: unknown) => {
      if (res.statusCode < 400) kept.set(key, { body: req.body, answer });
      return json(answer);
    };
    next();
  };
}

const refusals: ErrorRequestHandler = (error, _req, res, _next) => {
  const { status = 500, code = 'api_error', type = 'api_error', message = 'broken' } = error;
  res.status(status).json({ code, type, message });
};
