import { connect } from 'node:net';

/** A request as it goes over the wire; nothing of it is put right. */
export interface RawRequest {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
  /** It says that more comes, and nothing does. */
  isCut?: boolean;
}

export interface RawAnswer {
  /** Undefined: the connection was closed without an answer. */
  status: number | undefined;
  /** Until the first byte of an answer, or the end, in milliseconds. */
  ms: number;
}

/** After this nothing more is sent, and a server that still waits for something answers or closes. */
const CUT_AFTER_MS = 5;
const GIVE_UP_MS = 20_000;

/** Sends one request on its own connection, byte for byte. Rejects where nobody answers or closes. */
export function rawCall(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const bytes = asBytes(request, `${hostname}:${port}`);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let start = 0;
    let cut: NodeJS.Timeout | undefined;
    const end = (status?: number) => {
      clearTimeout(cut);
      resolve({ status, ms: performance.now() - start });
      socket.destroy();
    };
    socket.setNoDelay(true).setTimeout(GIVE_UP_MS);
    socket.once('connect', () => {
      start = performance.now();
      socket.write(bytes);
      if (request.isCut) cut = setTimeout(() => socket.end(), CUT_AFTER_MS);
    });
    let heard = '';
    socket.on('data', (chunk) => {
      heard = (heard + chunk.toString('latin1')).replace(GO_ON, '');
      if (heard.length >= STATUS_ENDS) end(Number(heard.slice(9, STATUS_ENDS)) || undefined);
    });
    socket.once('end', () => end());
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ENDED.includes(error.code ?? '') ? end() : reject(error),
    );
    socket.once('timeout', () => {
      reject(new Error(`${request.method} ${request.path.slice(0, 200)} was never answered`));
      socket.destroy();
    });
  });
}

/** What is said ahead of an answer, and where in one its status ends. */
const GO_ON = /^HTTP\/1.1 1\d\d [\s\S]*?\r\n\r\n/;
const STATUS_ENDS = 'HTTP/1.1 200'.length;

/** The server has closed while it was still being written to. */
const ENDED = ['ECONNRESET', 'EPIPE'];

function asBytes({ method, path, headers, body }: RawRequest, host: string): Buffer {
  const has = (name: string) => headers.some(([known]) => known === name);
  const all: [string, string][] = [
    ...(has('host') ? [] : [['host', host] as [string, string]]),
    ...(has('connection') ? [] : [['connection', 'close'] as [string, string]]),
    ...headers,
    ...(body && !has('content-length') && !has('transfer-encoding')
      ? [['content-length', String(body.length)] as [string, string]]
      : []),
  ];
  const lines = [`${method} ${path} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.of()]);
}
