import { expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { createSession } from '../../domain/chat/create-session.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

it('chats that one visitor starts at once wait for each other and are never retried', async () => {
  const visitor = await api.visitor();
  let begun = 0;
  watchQueries(api.db, {
    before: (sql) => void (sql.includes('START TRANSACTION') && begun++),
  });
  const ids = await Promise.all(Array.from({ length: 12 }, () => visitor.startChat()));
  expect(new Set(ids).size).toBe(12);
  expect(begun).toBe(12);
});

it('forty can be started in a day, however many are requested at once', async () => {
  const visitor = await api.visitor();
  const { id: userId } = (await visitor.to('me')).body;
  const chat = { userId, chatType: 'friendly', companionId: undefined } as const;
  const limits = { ...api.context.limits, scale: 1 };
  const begin = (part: object) => createSession({ ...api.context, limits, ...part }, chat);
  const answers = await Promise.allSettled(Array.from({ length: 45 }, () => begin({})));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of refused) {
    expect(reason).toMatchObject({
      code: 'too_many',
      message: expect.stringContaining('40 chats'),
    });
  }
  const last = (await visitor.to('sessions')).body[0]?.id;
  expect((await visitor.to('me')).body.lastChatSession?.id).toBe(last);
  // What is left of yesterday no longer counts.
  const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
  await begin({ now: tomorrow });
});

it('a chat of a visitor who was erased meanwhile is not found', async () => {
  const chat = { userId: newId(), chatType: 'friendly', companionId: undefined } as const;
  await expect(createSession(api.context, chat)).rejects.toMatchObject({ code: 'not_found' });
});
