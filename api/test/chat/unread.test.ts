import { expect, it } from 'vitest';
import { markAllUnread } from '../support/mark-unread.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();

const listed = async (visitor: Visitor) => {
  const [first] = (await visitor.to('sessions')).body;
  return { line: first?.lastLine, unread: first?.unread };
};

it('the list has the last message and the number of unread ones', async () => {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  expect(await listed(visitor)).toEqual({ line: null, unread: 0 });
  await visitor.messages(id);
  await visitor.send(id, 'hello');
  const line = { sender: 'ai', content: 'You said: hello' };
  await until(async () => (await listed(visitor)).unread === 0);
  expect(await listed(visitor)).toEqual({ line, unread: 0 });

  // As if the browser had left before the reply was there.
  await markAllUnread(api.db, id);
  expect(await listed(visitor)).toEqual({ line, unread: 1 });
  await visitor.to('muteChat', id);
  expect((await listed(visitor)).unread).toBe(0);
  await visitor.to('unmuteChat', id);
  const other = await api.visitor();
  await other.to('messages', id);
  expect((await listed(visitor)).unread).toBe(1);
  await visitor.messages(id);
  expect((await listed(visitor)).unread).toBe(0);

  await markAllUnread(api.db, id);
  await visitor.to('clearChat', id, {});
  expect(await listed(visitor)).toEqual({ line: null, unread: 0 });
});
