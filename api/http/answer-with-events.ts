import type { Request, Response } from 'express';
import type { Message } from '#contract/schemas/chat.ts';
import type { Context } from '../context.ts';
import type { TurnListener } from '../domain/chat/turn/running-turns.ts';
import { answerError } from './error-handler.ts';
import { EventStream } from './event-stream.ts';

/** What a stream of a turn sends before its end. */
interface TurnEvents {
  user: Message;
  delta: { text: string };
  done: unknown;
  error: unknown;
}

/**
 * Answers with a stream of events on its own: the router is done with the call, since it would hold its whole way to the
 * handler, and the call what came with it, for as long as the reply takes.
 * @param work what it takes from the request it has taken before
 */
export function answerWithEvents<Events extends { error: unknown }>(
  { log }: Context,
  req: Request,
  res: Response,
  work: (stream: EventStream<Events>) => Promise<void>,
): void {
  const stream = new EventStream<Events>(res);
  letGo(req, res);
  work(stream).catch((error) => {
    // What has begun and can hear of no error any more is cut, so that the browser does not wait for the rest.
    if (!answerError(log, error, res)) res.destroy();
  });
}

/** Passes a turn on to a stream as it is generated. */
export class StreamedTurn implements TurnListener {
  #stream: Pick<EventStream<TurnEvents>, 'send'>;

  constructor(stream: Pick<EventStream<TurnEvents>, 'send'>) {
    this.#stream = stream;
  }

  onUser(message: Message): void {
    this.#stream.send('user', message);
  }

  onDelta(text: string): void {
    this.#stream.send('delta', { text });
  }
}

/** What a call was made of is of no use any more; method and route stay, for the log. */
function letGo(req: Request, res: Response): void {
  Object.assign(req, NO_REQUEST);
  Object.assign(res, NO_LOCALS);
}

const NOTHING = Object.freeze({});

const NO_REQUEST = {
  body: undefined,
  rawHeaders: Object.freeze([]),
  headers: NOTHING,
  params: NOTHING,
  next: undefined,
  rateLimit: undefined,
};

const NO_LOCALS = { locals: NOTHING };
