import type { Request, Response } from 'express';

/** Shorter than the idle time after which carriers and proxies cut a connection. */
const HEARTBEAT_MS = 10_000;

/** Server-sent events on one answer. Nothing is sent until the first event, so an error before it is a plain answer. */
export interface EventStream {
  send(event: string, data: unknown): void;
  end(event: string, data: unknown): void;
}

/** True when the client asked for events rather than for one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

const format = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Turns an answer into a stream of events; a browser that has left is no error. */
export function eventStream(res: Response): EventStream {
  let heartbeat: NodeJS.Timeout | undefined;
  res.on('close', () => clearInterval(heartbeat));

  const send = (event: string, data: unknown) => {
    if (res.destroyed) return;
    if (!res.headersSent) {
      res.set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // nginx would otherwise gather the events until its buffer is full.
        'X-Accel-Buffering': 'no',
      });
      heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
    }
    res.write(format(event, data));
  };
  return {
    send,
    end(event, data) {
      send(event, data);
      clearInterval(heartbeat);
      res.end();
    },
  };
}

/** Ends a stream that has begun with an `error` event; false when there is none. */
export function endWithError(res: Response, body: unknown): boolean {
  const began = res.headersSent && String(res.getHeader('Content-Type')).startsWith('text/event-');
  if (began) res.end(format('error', body));
  return began;
}
