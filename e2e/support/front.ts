import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server in front of the product answers in its place. */
interface Answer {
  status?: number;
  type: string;
  body: string;
}

/** A server in front of the whole product, on its own origin, which can simulate another release. */
export interface Front {
  url: string;
  /** Answers a path itself from now on; null leaves it to the product again. */
  serve(path: string, answer: Answer | null): void;
  /** Whether a path that it answers itself was asked for. */
  wasAsked(path: string): boolean;
  /** What the product answers to a path, as text. */
  read(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens one in front of the product at `origin`. */
export async function openFront(origin: string): Promise<Front> {
  const answers = new Map<string, Answer>();
  const asked = new Set<string>();
  const passOn = (req: IncomingMessage, res: ServerResponse) => {
    const { method = 'GET', headers, url = '/' } = req;
    const there = request(origin + url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    there.on('error', () => res.destroy());
    req.pipe(there);
  };
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', origin);
    const answer = answers.get(pathname);
    if (!answer) return passOn(req, res);
    asked.add(pathname);
    const { status = 200, type, body } = answer;
    res.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (path, answer) => {
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    wasAsked: (path) => asked.has(path),
    read: async (path) => (await fetch(origin + path)).text(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
