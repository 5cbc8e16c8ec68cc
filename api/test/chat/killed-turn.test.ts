import { expect, it } from 'vitest';
import {
  endOf,
  expireTheDead,
  killedEverywhere,
  MOMENTS,
  type Moment,
  ownerOf,
} from '../support/killed.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();

async function visitorWithChat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  return { visitor, id, owner: await ownerOf(api, visitor) };
}

type Chat = Awaited<ReturnType<typeof visitorWithChat>>;

/** A turn in a separate process that dies at its nth statement. */
const turnKilledAt = ({ owner, id }: Chat, n: number, moment: Moment, by = '') =>
  endOf('chat/killed-turn.child.ts', [api.url, ...owner, id, String(n), moment, by]);

/** Whatever happened is recovered, and sending it again under the same id ends in one paid message. */
async function expectMended({ visitor, id }: { visitor: Visitor; id: string }): Promise<void> {
  const texts = (await visitor.messages(id)).filter(({ sender }) => sender !== 'system');
  expect([20 - (await visitor.balance()), texts.length]).toBeOneOf([
    [0, 0],
    [1, 2],
  ]);
  expect((await visitor.send(id, 'My name is Arjun', { clientMessageId: 'temp-1' })).status).toBe(
    200,
  );
  expect(await visitor.balance()).toBe(19);
}

it.each(MOMENTS)(
  'a process killed just %s any statement of a turn leaves nothing that the job cannot repair',
  async (moment) => {
    const killed = await killedEverywhere(
      api,
      visitorWithChat,
      (chat, n) => turnKilledAt(chat, n, moment),
      expectMended,
    );
    expect(killed).toBeGreaterThanOrEqual(4);
  },
  90_000,
);

it.each(MOMENTS)(
  'a process killed just %s any statement of a fallback reply costs nobody a message',
  async (moment) => {
    let killed = 0;
    for (let n = 1, last = false; !last; n++) {
      const chat = await visitorWithChat();
      last = (await turnKilledAt(chat, n, moment, 'fallback')) === 'finished';
      if (!last) killed++;
      await expireTheDead(api);
      expect(await chat.visitor.balance()).toBe(20);
    }
    expect(killed).toBeGreaterThanOrEqual(4);
  },
  90_000,
);
