import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';

/**
 * What can go wrong with one call. `slow` answers after 15 s; the others happen before anything is done,
 * or, where they say `made`, after it was done and instead of the answer.
 */
export type Fault =
  | 'slow'
  | 'slow, made'
  | 'cut'
  | 'cut, made'
  | '500'
  | '500, made'
  | 'nonsense, made'
  | 'half, made'
  | 'stalled, made'
  | 'endless'
  | 'another type, made'
  | 'another form, made'
  | 'busy'
  | 'busy for long'
  | 'mismatch'
  | 'repeat'
  | 'elsewhere'
  | 'lost page';

const SLOW_MS = 15_000;

/** Does each of the faults to the first call it fits. */
export function misbehave(
  faults: { call: string; fault: Fault }[],
  callOf: (req: Request) => string,
): RequestHandler {
  return (req, res, next) => {
    const at = faults.findIndex(({ call }) => call === callOf(req));
    const [found] = at < 0 ? [] : faults.splice(at, 1);
    if (!found) return next();
    const { fault } = found;
    if (!fault.endsWith(', made')) return instead[fault]?.(res);
    // `replay` keeps the good answer under its key first, as a provider does that breaks down late.
    res.json = () => {
      instead[fault.replace(', made', '')]?.(res);
      return res;
    };
    next();
  };
}

const refuse = (res: Response, status: number, code: string, type = code): void => {
  res
    .status(status)
    .type('json')
    .end(JSON.stringify({ code, message: 'emulated', type }));
};

/** The beginning of an answer, and never its end. */
function* endless() {
  yield '{"order_id": "';
  for (;;) yield 'x'.repeat(16_384);
}

const instead: Record<string, (res: Response) => void> = {
  slow: (res) => {
    const timer = setTimeout(() => refuse(res, 500, 'api_error'), SLOW_MS);
    res.on('close', () => clearTimeout(timer));
  },
  cut: (res) => res.socket?.destroy(),
  '500': (res) => refuse(res, 500, 'api_error'),
  nonsense: (res) => res.type('json').end('<h1>Hello</h1>'),
  half: (res) => res.type('json').end('{"order_id": "'),
  stalled: (res) => res.type('json').write('{"order_id": "'),
  endless: (res) => void Readable.from(endless()).pipe(res.type('json')),
  'another type': (res) => res.type('html').end('{"order_status": "PAID"}'),
  'another form': (res) => res.type('json').end('{"order_status": ["PAID"]}'),
  busy: (res) => {
    res.set('x-ratelimit-retry', '1');
    refuse(res, 429, 'request_rate_limited');
  },
  'busy for long': (res) => {
    res.set('x-ratelimit-retry', '40');
    refuse(res, 429, 'request_rate_limited');
  },
  mismatch: (res) => refuse(res, 400, 'idempotency_key_mismatch'),
  repeat: (res) => refuse(res, 422, 'request_invalid', 'idempotency_error'),
  elsewhere: (res) => res.redirect(302, 'http://127.0.0.1:9/steal'),
  'lost page': (res) => res.status(404).type('html').end('<h1>Not found</h1>'),
};
