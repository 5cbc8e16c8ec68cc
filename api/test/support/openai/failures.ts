import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { type Chunks, chunkOf, DONE, streamOf } from './forms.ts';

type Failing = (res: Response, said: Chunks) => unknown;

const stream = (res: Response) => res.type('text/event-stream');

/** As many servers do, it quotes what it was sent. */
const refuses =
  (status: number): Failing =>
  (res) =>
    res.status(status).json({ error: { message: 'You said: my secret', code: 'no' } });

const never = () => new Promise<never>(() => {});

const begun = ({ role, words }: Chunks) => streamOf([role, ...words]);

/** The reply ends so after these words. */
const endsWith =
  (reason: string): Failing =>
  (res, said) =>
    stream(res).end(begun(said) + streamOf([chunkOf({}, reason)]) + DONE);

const STATUSES = [
  ...[400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 429],
  ...[500, 501, 502, 503, 504, 520, 524, 529, 599],
];

/** A server that has said nothing of the reply yet. */
const BEFORE = {
  ...(Object.fromEntries(
    STATUSES.map((status) => [`answers ${status}`, refuses(status)]),
  ) as Record<`answers ${number}`, Failing>),
  redirects: (res: Response) => res.redirect(307, '/elsewhere'),
  'answers 502 with a page': (res: Response) =>
    res.status(502).type('html').end('<html>my secret</html>'),
  'answers 200 with a page': (res: Response) => res.type('html').end('<!doctype html>my secret'),
  'answers 200 with an error': (res: Response) => res.json({ error: { message: 'my secret' } }),
  'answers 200 with nothing': (res: Response) => stream(res).end(),
  'answers 204': (res: Response) => res.status(204).end(),
  'answers with plain text': (res: Response) => res.type('text').end('my secret'),
  'answers with half of its JSON': (res: Response) =>
    res.type('json').end('{"choices":[{"message":{"content":"my se'),
  'answers with JSON of something else': (res: Response) => res.json({ answer: 'my secret' }),
  'hangs up before the headers': (res: Response) => res.destroy(),
  'hangs up after the headers': async (res: Response) => {
    stream(res).flushHeaders();
    await sleep(2);
    res.destroy();
  },
  'says that it is gzip and is not': (res: Response) =>
    stream(res).set('content-encoding', 'gzip').end('data: my secret\n\n'),
  'sends an error first': (res: Response) =>
    stream(res).end(streamOf([{ error: { message: 'my secret' } }])),
  'sends something that is no chunk first': (res: Response) =>
    stream(res).end('data: my secret\n\n'),
  'ends at once': (res: Response, { role, finish }: Chunks) =>
    stream(res).end(streamOf([role, finish]) + DONE),
  'says only spaces': (res: Response, { finish }: Chunks) =>
    stream(res).end(streamOf([chunkOf({ content: ' \n' }), finish]) + DONE),
  'only thinks': (res: Response, { finish }: Chunks) =>
    stream(res).end(streamOf([chunkOf({ reasoning_content: 'Hm.' }), finish]) + DONE),
  'thinks to its limit': (res: Response) =>
    stream(res).end(streamOf([chunkOf({ content: '<think>Hm.' }, 'length')]) + DONE),
  'filters at once': (res: Response) =>
    stream(res).end(streamOf([chunkOf({}, 'content_filter')]) + DONE),
  'refuses in a field': (res: Response, { finish }: Chunks) =>
    stream(res).end(streamOf([chunkOf({ refusal: 'my secret' }), finish]) + DONE),
  'wants a tool': (res: Response) =>
    stream(res).end(streamOf([chunkOf({ tool_calls: [] }, 'tool_calls')]) + DONE),
  'sends a line of 1 MB': (res: Response) =>
    stream(res).end(`data: ${'my secret '.repeat(105_000)}`),
  'sends a line without end': async (res: Response) => {
    stream(res).write('data: ');
    while (!res.destroyed && (res.write('my secret '.repeat(2000)) || (await drained(res))));
  },
  'sends JSON without end': async (res: Response) => {
    res.type('json').write('{"choices":"');
    while (!res.destroyed && (res.write('my secret '.repeat(2000)) || (await drained(res))));
  },
} satisfies Record<string, Failing>;

/** It has said the words, and does not end well. */
const AFTER = {
  cut: async (res: Response, said: Chunks) => {
    stream(res).write(begun(said));
    await sleep(5);
    res.destroy();
  },
  'no finish': (res: Response, said: Chunks) => stream(res).end(begun(said) + DONE),
  'neither finish nor [DONE]': (res: Response, said: Chunks) => stream(res).end(begun(said)),
  'error in the stream': (res: Response, said: Chunks) =>
    stream(res).end(begun(said) + streamOf([{ error: { message: 'my secret' } }])),
  garbage: (res: Response, said: Chunks) => stream(res).end(`${begun(said)}data: my secret\n\n`),
  filtered: endsWith('content_filter'),
  'tool called': endsWith('tool_calls'),
} satisfies Record<string, Failing>;

/** It says nothing for longer than anyone waits. */
const SLOW = {
  silent: never,
  'silent after the headers': async (res: Response) => {
    stream(res).flushHeaders();
    await never();
  },
  'alive by comments alone': async (res: Response) => {
    stream(res);
    while (!res.destroyed && (res.write(': still here\n\n') || (await drained(res))))
      await sleep(5);
  },
  'alive by empty chunks alone': async (res: Response, { role }: Chunks) => {
    stream(res);
    while (!res.destroyed && (res.write(streamOf([role])) || (await drained(res)))) await sleep(5);
  },
} satisfies Record<string, Failing>;

/** It stops in the middle of what it says. */
const STALLS = {
  stalls: async (res: Response, said: Chunks) => {
    stream(res).write(begun(said));
    await never();
  },
  drips: async (res: Response, said: Chunks) => {
    stream(res).write(begun(said));
    while (!res.destroyed) {
      res.write(streamOf([chunkOf({ content: ' na' })]));
      await sleep(20);
    }
  },
} satisfies Record<string, Failing>;

/** Resolves when more may be written, or nobody listens. */
const drained = (res: Response) =>
  new Promise<boolean>((resolve) => {
    const done = () => {
      res.off('drain', done).off('close', done);
      resolve(true);
    };
    res.once('drain', done).once('close', done);
  });

/** It is cut short: it never ends, or the server says that it has reached its limit. */
const CUT_SHORT = {
  endless: async (res: Response) => {
    stream(res);
    const more = streamOf([chunkOf({ content: 'and on '.repeat(9) })]);
    while (!res.destroyed && (res.write(more) || (await drained(res))));
  },
  'at its limit': endsWith('length'),
} satisfies Record<string, Failing>;

type NameOf<T> = keyof T & string;

export const FAIL_BEFORE = Object.keys(BEFORE) as FailureName[];
export const FAIL_AFTER = Object.keys(AFTER) as FailureName[];
export const TOO_SLOW = Object.keys(SLOW) as FailureName[];
export const STALLING = Object.keys(STALLS) as FailureName[];

export const FAILURES = { ...BEFORE, ...AFTER, ...SLOW, ...STALLS, ...CUT_SHORT } as Record<
  FailureName,
  Failing
>;

export type FailureName =
  | `answers ${number}`
  | NameOf<typeof BEFORE>
  | NameOf<typeof AFTER>
  | NameOf<typeof SLOW>
  | NameOf<typeof STALLS>
  | NameOf<typeof CUT_SHORT>;
