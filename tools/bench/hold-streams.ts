// Opens streams and holds them, in a separate process, so that the server's memory is measured alone. Reads its task from the IPC
// channel, reports how many have started once all have, and closes them with the channel.
import { Agent, request } from 'node:http';

/** Streams to be opened, one for each body. */
export interface Hold {
  url: string;
  requests: { cookie: string; body: string }[];
  /** How many are started at the same time. */
  atOnce: number;
}

/** How many of them have started, and how many were refused. */
export interface Held {
  begun: number;
  failed: number;
}

process.on('message', async ({ url, requests, atOnce }: Hold) => {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  let [begun, failed] = [0, 0];
  const open = ({ cookie, body }: Hold['requests'][number]) =>
    new Promise<void>((resolve) => {
      const headers = {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie,
      };
      const call = request(url, { method: 'POST', agent, headers }, (response) => {
        if (response.statusCode === 200) begun++;
        else failed++;
        response.once('data', () => resolve()).once('end', resolve);
        response.on('error', () => undefined).resume();
      });
      call.once('error', () => {
        failed++;
        resolve();
      });
      call.end(body);
    });
  const rest = requests.values();
  const lane = async () => {
    for (const one of rest) await open(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  process.send?.({ begun, failed } satisfies Held);
});

process.on('disconnect', () => process.exit());
