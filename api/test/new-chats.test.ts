import { expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { createSession } from '../domain/chat/create-session.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

it('chats that one visitor begins at once wait for each other and never run again', async () => {
  const visitor = await api.visitor();
  let begun = 0;
  watchQueries(api.db, { before: (sql) => void (sql === 'START TRANSACTION' && begun++) });
  const ids = await Promise.all(Array.from({ length: 12 }, () => visitor.startChat()));
  expect(new Set(ids).size).toBe(12);
  expect(begun).toBe(12);
});

it('a chat of a visitor who was erased meanwhile is not found', async () => {
  const chat = { userId: newId(), chatType: 'friendly', companionId: undefined } as const;
  await expect(createSession(api.context, chat)).rejects.toMatchObject({ code: 'not_found' });
});
