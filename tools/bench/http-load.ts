// Sends requests to a server from a process of its own, so that the server has its core to itself.
// Reads its task from the IPC channel, answers with the times of the requests.
import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  /** One is drawn for each request. */
  requests: { cookie?: string; body: string }[];
  connections: number;
  ms: number;
  expect: number;
}

process.on('message', async ({ url, requests, connections, ms, expect }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const { cookie, body } = requests[Math.floor(Math.random() * requests.length)] ?? {
        body: '',
      };
      const before = performance.now();
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(cookie && { cookie }),
      };
      const call = request(url, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - before);
          if (response.statusCode === expect) resolve();
          else reject(new Error(`${url} answered ${response.statusCode}`));
        });
      });
      call.on('error', reject).end(body);
    });
  const caller = async () => {
    while (performance.now() - start < ms) await send();
  };
  let answer: object;
  try {
    await Promise.all(Array.from({ length: connections }, caller));
    answer = { times, elapsed: performance.now() - start };
  } catch (error) {
    answer = { error: String(error) };
  }
  agent.destroy();
  process.send?.(answer, () => process.disconnect());
});
