import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { syncContent } from '#db/sync-content.ts';
import { useApi } from '../support/use-api.ts';
import { type Answer, Visitor } from '../support/visitor.ts';

const CROWD = 50;
const CONTENT = join(import.meta.dirname, '../../../content');

const api = useApi();

/** Calls again as a page does while the database is busy: a machine on which other suites run may be. */
async function whenServed<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** Each companion's first reply takes work; that of all at once took seconds in which nobody else was heard. */
it(`answers ${CROWD} visitors who all come as it starts, with every companion`, async () => {
  await syncContent(api.db, CONTENT);
  const [rows] = await api.db.pool.query(
    'SELECT id, suitable_for_chat_types AS chatTypes FROM companions WHERE hidden_at IS NULL',
  );
  const companions = rows as { id: string; chatTypes: string[] }[];
  const script = join(import.meta.dirname, 'cold-start.child.ts');
  const child = spawn(process.execPath, [script, api.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url] = await once(child.stdout, 'data');
    const visit = async (_: unknown, n: number) => {
      const visitor = new Visitor(String(url).trim());
      const made = await whenServed(() => visitor.register());
      const { id: companionId, chatTypes } = companions[n % companions.length] ?? {};
      const choice = { chatType: chatTypes?.[0], companionId };
      const begun = await whenServed(() => visitor.to('createSession', undefined, choice));
      const { id } = begun.body;
      const welcomed = await whenServed(() => visitor.to('welcome', id));
      const answered = await whenServed(() => visitor.send(id, 'hi, aaj din kaisa tha?'));
      return [made, begun, welcomed, answered].map(({ status }) => Math.floor(status / 100));
    };
    const answers = await Promise.all(Array.from({ length: CROWD }, visit));
    expect(answers).toEqual(Array(CROWD).fill([2, 2, 2, 2]));
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}, 240_000);
