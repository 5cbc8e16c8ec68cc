import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Response } from 'express';

/** The chunks of a good reply, to its usage. */
export interface Chunks {
  role: object;
  words: object[];
  finish: object;
  usage: object;
}

const choice = (delta: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});

export const chunkOf = choice;

export const USAGE = {
  prompt_tokens: 1200,
  completion_tokens: 40,
  prompt_tokens_details: { cached_tokens: 1000 },
  completion_tokens_details: { reasoning_tokens: 10 },
};

export const chunks = (words: string[]): Chunks => ({
  role: choice({ role: 'assistant', content: '' }),
  words: words.map((content) => choice({ content })),
  finish: choice({}, 'stop'),
  usage: { choices: [], usage: USAGE },
});

/** As a stream of events. */
export const streamOf = (list: object[], end = '\n\n'): string =>
  list.map((data) => `data: ${JSON.stringify(data)}${end}`).join('');

export const DONE = 'data: [DONE]\n\n';

const all = ({ role, words, finish, usage }: Chunks) => [role, ...words, finish, usage];

const stream = (res: Response) => res.type('text/event-stream');

/** A text in packets of so many bytes. */
async function inPackets(res: Response, text: string | Buffer, size: number): Promise<void> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += size) {
    res.write(bytes.subarray(at, at + size));
    await new Promise(setImmediate);
  }
  res.end();
}

const contentOf = (one: object): string => {
  const delta = (one as ReturnType<typeof choice>).choices[0]?.delta as { content: string };
  return delta.content;
};

const wholeOf = (words: object[], more: object = {}) => ({
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: words.map(contentOf).join(''),
        ...more,
      },
      finish_reason: 'stop',
    },
  ],
  usage: USAGE,
});

/** Every form a good reply is known to come in. */
export const FORMS = {
  words: (res: Response, said: Chunks) => stream(res).end(streamOf(all(said)) + DONE),
  'a packet a chunk': async (res: Response, said: Chunks) => {
    stream(res);
    for (const one of all(said)) {
      res.write(streamOf([one]));
      await sleep(1);
    }
    res.end(DONE);
  },
  gzip: (res: Response, said: Chunks) =>
    stream(res)
      .set('content-encoding', 'gzip')
      .end(gzipSync(streamOf(all(said)) + DONE)),
  'one byte a packet': (res: Response, said: Chunks) =>
    inPackets(stream(res), streamOf(all(said)) + DONE, 1),
  'CR LF': (res: Response, said: Chunks) => stream(res).end(streamOf(all(said), '\r\n\r\n') + DONE),
  'CR LF cut in two': async (res: Response, said: Chunks) => {
    stream(res);
    for (const one of all(said)) {
      const [line = ''] = [streamOf([one], '')];
      for (const part of [`${line}\r`, '\n\r', '\n']) {
        res.write(part);
        await sleep(1);
      }
    }
    res.end(DONE);
  },
  'CR alone': (res: Response, said: Chunks) => stream(res).end(streamOf(all(said), '\r\r') + DONE),
  'a byte order mark': (res: Response, said: Chunks) =>
    stream(res).end(`\ufeff${streamOf(all(said))}${DONE}`),
  'no space behind data': (res: Response, said: Chunks) =>
    stream(res).end((streamOf(all(said)) + DONE).replaceAll('data: ', 'data:')),
  'comments and names between': (res: Response, said: Chunks) =>
    stream(res).end(
      `: PROCESSING\n\nretry: 3000\n\n${streamOf(all(said)).replaceAll('data: {', 'id: 7\nevent: message\ndata: {')}${DONE}`,
    ),
  'another content type': (res: Response, said: Chunks) =>
    res.type('text/plain').end(streamOf(all(said)) + DONE),
  'no [DONE]': (res: Response, said: Chunks) => stream(res).end(streamOf(all(said))),
  'no end of the last line': (res: Response, said: Chunks) =>
    stream(res).end(streamOf([said.role, ...said.words, said.finish]).trimEnd()),
  'the finish with the last words': (res: Response, said: Chunks) => {
    const ended = choice({ content: said.words.slice(-1).map(contentOf)[0] }, 'stop');
    stream(res).end(streamOf([said.role, ...said.words.slice(0, -1), ended]) + DONE);
  },
  'another word for the finish': (res: Response, said: Chunks) =>
    stream(res).end(streamOf([said.role, ...said.words, choice({}, 'eos_token')]) + DONE),
  'null for what is not there': (res: Response, said: Chunks) =>
    stream(res).end(
      streamOf([
        { choices: null },
        choice({ role: 'assistant', content: null }),
        ...said.words,
        choice({ content: null }, 'stop'),
        { choices: null, usage: null, error: null },
      ]) + DONE,
    ),
  'several choices': (res: Response, said: Chunks) => {
    const other = { choices: [{ index: 1, delta: { content: 'Another. ' }, finish_reason: null }] };
    const ended = { choices: [{ index: 1, delta: {}, finish_reason: 'length' }] };
    const mixed = said.words.flatMap((one) => [other, one]);
    stream(res).end(streamOf([said.role, ended, ...mixed, said.finish]) + DONE);
  },
  'thoughts in a field': (res: Response, said: Chunks) =>
    stream(res).end(
      streamOf([
        choice({ reasoning_content: 'He says hi.' }),
        choice({ content: null, reasoning: 'I answer.' }),
        ...said.words,
        said.finish,
      ]) + DONE,
    ),
  'thoughts as parts': (res: Response, said: Chunks) =>
    stream(res).end(
      streamOf([
        choice({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
        ...said.words.map((one) => choice({ content: [{ type: 'text', text: contentOf(one) }] })),
        said.finish,
      ]) + DONE,
    ),
  'thoughts of 1 MB': (res: Response, said: Chunks) => {
    const thought = choice({ reasoning_content: 'and on '.repeat(1000) });
    const long = Array.from({ length: 150 }, () => thought);
    stream(res).end(streamOf([said.role, ...long, ...said.words, said.finish]) + DONE);
  },
  'plain JSON': (res: Response, said: Chunks) => res.json(wholeOf(said.words)),
  'plain JSON, one byte a packet': (res: Response, said: Chunks) =>
    inPackets(res.type('json'), JSON.stringify(wholeOf(said.words)), 1),
  'plain JSON, called a stream': (res: Response, said: Chunks) =>
    stream(res).end(`\n ${JSON.stringify(wholeOf(said.words), null, 2)}`),
  'plain JSON with thoughts': (res: Response, said: Chunks) =>
    res.json(wholeOf(said.words, { reasoning_content: 'Hm.' })),
} satisfies Record<string, (res: Response, said: Chunks) => unknown>;

export type FormName = keyof typeof FORMS;
