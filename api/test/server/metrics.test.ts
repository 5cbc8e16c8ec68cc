import { describe, expect, it } from 'vitest';
import { useApi } from '../support/use-api.ts';

const TOKEN = 'prometheus-reads-this';
const api = useApi({}, { METRICS_TOKEN: TOKEN });
const closed = useApi();
const failing = useApi(
  {
    replyEngine: {
      historyLimit: 4,
      async *reply() {
        yield { type: 'delta', text: 'I was about' };
        throw new Error('ill');
      },
    },
  },
  { METRICS_TOKEN: TOKEN },
);
let clock = new Date();
const claiming = useApi(
  {
    now: () => clock,
    replyEngine: {
      historyLimit: 4,
      async *reply() {
        yield { type: 'delta', text: 'I am a real human being. And how was your day?' };
        yield { type: 'finish', reason: 'stop' };
      },
    },
  },
  { METRICS_TOKEN: TOKEN },
);

const read = (origin: string, authorization?: string) =>
  fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} });

describe('/metrics', () => {
  it('counts answered calls by their pattern, and names no chat and no visitor', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'A secret');
    await visitor.to('session', id);
    await visitor.to('session', '0190a000-0000-7000-8000-0000000000aa');
    const answer = await read(api.origin, `Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const count = (route: string, status: number) =>
      text.match(
        new RegExp(
          `jaanu_http_request_seconds_count\\{[^}]*route="${route}",status="${status}"\\} (\\d+)`,
        ),
      )?.[1];
    expect(count('/api/chat/message', 200)).toBe('1');
    expect(count('/api/chat/session/:id', 200)).toBe('1');
    expect(count('/api/chat/session/:id', 404)).toBe('1');
    expect(text).toContain('jaanu_nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain(id);
    expect(text).not.toContain('secret');
  });

  it('counts cards by kind and month, without a text', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'I want to die');
    const text = await (await read(api.origin, `Bearer ${TOKEN}`)).text();
    expect(text).toMatch(/jaanu_safety_cards_total\{kind="suicide",month="\d{4}-\d\d"\} 1/);
    expect(text).not.toContain('die');
  });

  it('counts closures and what was left out by kind, and by the month in India', async () => {
    // Half past one at night in Delhi, on the first of a month.
    clock = new Date('2027-01-31T20:00:00Z');
    const visitor = await claiming.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'hi');
    await visitor.send(id, "I'm 16 btw");
    const text = await (await read(claiming.origin, `Bearer ${TOKEN}`)).text();
    const series = text.split('\n').filter((line) => line.startsWith('jaanu_safety_'));
    expect(series).toEqual([
      'jaanu_safety_cards_total{kind="underage",month="2027-02"} 1',
      'jaanu_safety_closures_total{kind="underage",month="2027-02"} 1',
      'jaanu_safety_left_out_total{kind="human",month="2027-02"} 1',
    ]);
  });

  it('counts turns by how they ended, and how long they took', async () => {
    const visitor = await api.visitor();
    const before = await (await read(api.origin, `Bearer ${TOKEN}`)).text();
    await visitor.send(await visitor.startChat(), 'hi');
    const after = await (await read(api.origin, `Bearer ${TOKEN}`)).text();
    for (const series of [
      'jaanu_turns_total{kind="message",outcome="answered"}',
      'jaanu_turn_seconds_count{kind="message"}',
      'jaanu_turn_first_word_seconds_count{kind="message"}',
    ]) {
      const [was, is] = [before, after].map((text) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(series))
            ?.split(' ')[1] ?? 0,
        ),
      );
      expect(is, series).toBe((was ?? 0) + 1);
    }
  });

  it('counts a stream that failed after it began as the failure it is', async () => {
    const visitor = await failing.visitor();
    const id = await visitor.startChat();
    const stream = await visitor.call(
      'POST',
      '/api/chat/message',
      { sessionId: id, sender: 'user', content: 'hi' },
      { accept: 'text/event-stream' },
    );
    expect(stream.status).toBe(200);
    expect(stream.body).toContain('event: error');
    const text = await (await read(failing.origin, `Bearer ${TOKEN}`)).text();
    expect(text).toMatch(
      /request_seconds_count\{[^}]*route="\/api\/chat\/message",status="502"\} 1/,
    );
    expect(text).not.toMatch(/route="\/api\/chat\/message",status="200"/);
    expect(text).toContain('jaanu_turns_total{kind="message",outcome="failed"} 1');
  });

  it('adopts the request id of a trusted proxy, if it is valid', async () => {
    const named = (name: string) =>
      fetch(`${api.origin}/healthz`, { headers: { 'x-request-id': name } }).then((answer) =>
        answer.headers.get('x-request-id'),
      );
    expect(await named('edge-0123456789')).toBe('edge-0123456789');
    expect(await named('<script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`])(
    'is closed to %j',
    async (token) => {
      const answer = await read(api.origin, token);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('jaanu_http');
    },
  );

  it('is not there without a token set', async () => {
    expect((await read(closed.origin, 'Bearer ')).status).toBe(404);
  });
});
