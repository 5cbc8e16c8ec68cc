// Sends requests to a server from a separate process, so that the server has its core to itself.
// Reads its task from the IPC channel, answers with the times of the requests.
import autocannon from 'autocannon';

export interface Load {
  url: string;
  /** One is drawn for each request. */
  requests: { cookie?: string; body: string }[];
  connections: number;
  ms: number;
  expect: number;
}

process.on('message', async ({ url, requests, connections, ms, expect }: Load) => {
  const times: number[] = [];
  let error: string | undefined;
  const draw = (request: autocannon.Request): autocannon.Request => {
    const { cookie, body = '' } = requests[Math.floor(Math.random() * requests.length)] ?? {};
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    return { ...request, method: 'POST', headers, body };
  };
  const start = performance.now();
  const run = autocannon(
    { url, connections, duration: ms / 1000, requests: [{ setupRequest: draw }] },
    () => {
      const answer =
        error === undefined ? { times, elapsed: performance.now() - start } : { error };
      process.send?.(answer, () => process.disconnect());
    },
  );
  const fail = (what: string) => {
    error ??= what;
    run.stop();
  };
  run.on('response', (_client, status, _bytes, time) => {
    times.push(time);
    if (status !== expect) fail(`${url} answered ${status}`);
  });
  run.on('reqError', (cause: Error) => fail(String(cause)));
});
