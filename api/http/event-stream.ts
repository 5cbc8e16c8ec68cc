import type { Request, Response } from 'express';
import { type Beating, Heartbeats } from './heartbeats.ts';

/** Shorter than the idle time after which carriers and proxies cut a connection. */
const HEARTBEAT_MS = 10_000;

const heartbeatsOfAll = new Heartbeats(HEARTBEAT_MS);

/**
 * Server-sent events on one answer. Nothing is sent until the first event, so an error before it is a plain answer. Thousands are open at
 * a time: what a stream holds is counted in bytes.
 */
export class EventStream<Events extends { error: unknown }> implements Beating {
  #res: Response;
  #heartbeats: Heartbeats;

  /** Turns an answer into a stream of events; a browser that has left is no error. */
  constructor(res: Response, heartbeats = heartbeatsOfAll) {
    this.#res = res;
    this.#heartbeats = heartbeats;
    res.on('error', ignore);
    streams.set(res, this as unknown as EventStream<{ error: unknown }>);
  }

  /** Writes one event with its data as JSON, the headers before the first; to whoever has left, nothing. */
  send<Name extends keyof Events & string>(event: Name, data: Events[Name]): void {
    const res = this.#res;
    if (!isOpen(res)) return;
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    if (res.headersSent) res.write(text);
    else this.#begin(text);
  }

  /** Sends the last event and ends the answer. */
  end<Name extends keyof Events & string>(event: Name, data: Events[Name]): void {
    this.send(event, data);
    // With an unread response, `close` may never come: the end itself has to stop the heartbeat.
    this.#heartbeats.remove(this);
    this.#res.end();
  }

  /** Writes a comment, which browsers ignore, so that nothing on the way takes the connection for idle. */
  beat(): boolean {
    if (!isOpen(this.#res)) return false;
    this.#res.write(': still here\n\n');
    return true;
  }

  #begin(text: string): void {
    const res = this.#res;
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx would otherwise gather the events until its buffer is full.
      'X-Accel-Buffering': 'no',
    });
    // Flushed by themselves, Node keeps the headers as one string and not as the thirty it joins them of; both leave in one packet.
    res.cork();
    res.flushHeaders();
    res.write(text);
    res.uncork();
    this.#heartbeats.add(this);
  }
}

const streams = new WeakMap<Response, EventStream<{ error: unknown }>>();

/** Streams that had started, with 200, and failed after that. */
const failed = new WeakMap<Response, number>();

const ignore = () => undefined;

const isOpen = (res: Response): boolean => !res.destroyed && !res.writableEnded;

/** True when the client asked for events rather than for one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

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
