import type { Request, Response } from 'express';

/** Shorter than the idle time after which carriers and proxies cut a connection. */
const HEARTBEAT_MS = 10_000;

/** Server-sent events on one answer. Nothing is sent until the first event, so an error before it is a plain answer. */
export interface EventStream<Events> {
  send<Name extends keyof Events & string>(event: Name, data: Events[Name]): void;
  end<Name extends keyof Events & string>(event: Name, data: Events[Name]): void;
}

const streams = new WeakMap<Response, EventStream<{ error: unknown }>>();

/** Streams that had started, with 200, and failed after that. */
const failed = new WeakMap<Response, number>();

/** True when the client asked for events rather than for one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/** Turns an answer into a stream of events; a browser that has left is no error. */
export function eventStream<Events extends { error: unknown }>(
  res: Response,
  heartbeatMs = HEARTBEAT_MS,
): EventStream<Events> {
  let heartbeat: NodeJS.Timeout | undefined;
  // With an unread response, `close` may never come: the end itself has to stop the heartbeat.
  const write = (text: string) => {
    if (!res.destroyed && !res.writableEnded) res.write(text);
  };
  const begin = () => {
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx would otherwise gather the events until its buffer is full.
      'X-Accel-Buffering': 'no',
    });
    heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  };
  res.on('close', () => clearInterval(heartbeat));
  res.on('error', () => clearInterval(heartbeat));

  const stream: EventStream<Events> = {
    send(event, data) {
      if (!res.headersSent && !res.destroyed) begin();
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end(event, data) {
      stream.send(event, data);
      clearInterval(heartbeat);
      res.end();
    },
  };
  streams.set(res, stream);
  return stream;
}

/**
 * Ends a started stream with an `error` event; false when there is none.
 * @param status what a plain answer would have had
 */
export function endWithError(res: Response, body: unknown, status: number): boolean {
  const stream = res.headersSent ? streams.get(res) : undefined;
  if (stream) failed.set(res, status);
  stream?.end('error', body);
  return stream !== undefined;
}

/** How an answer ended: its status, or for a stream that failed the one it would have had. */
export const statusOf = (res: Response): number => failed.get(res) ?? res.statusCode;
