import type { Context } from '../../../api/context.ts';
import { readMessages } from '../../../api/domain/chat/read-chat.ts';
import { sendMessage } from '../../../api/domain/chat/turn/send-message.ts';
import { HEADING, line, type Measured, measure } from '../measure.ts';
import { anyOf, fillMessages, makePeople, type Person } from './people.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CONNECTIONS = 8;
const MS = 3_000;
const MEASURED_PEOPLE = 200;
/** Turns in each measured chat beforehand: as many texts as an engine reads. */
const TURNS_BEFORE = 8;

interface Bench {
  context: Context;
  people: Person[];
  say: (text: string) => void;
}

/** Sending and listing while the table of messages grows a hundredfold: the times must stay flat. */
export async function growTable({ context, people: crowd, say }: Bench): Promise<void> {
  say(`\nWith so many messages in the table\n${HEADING}`);
  const first = new Map<string, Measured>();
  for (const size of SIZES) {
    await fillMessages(context.db, crowd, size);
    // New chats of one length each time, so that nothing but the table grows.
    const people = await makePeople(context.db, MEASURED_PEOPLE);
    for (let turn = 0; turn < TURNS_BEFORE; turn++) {
      await Promise.all(people.map((person) => send(context, person)));
    }
    const cases = {
      list: () => list(context, anyOf(people)),
      send: () => send(context, anyOf(people)),
    };
    for (const [name, work] of Object.entries(cases)) {
      const result = await measure(`${name}, ${size} messages`, CONNECTIONS, MS, work);
      if (!first.has(name)) first.set(name, result);
      say(line(result, first.get(name)?.perSecond ?? 1));
    }
  }
}

const send = (context: Context, { chatId, ...visitor }: Person) =>
  sendMessage(context, {
    visitor,
    chatId,
    content: 'Namaste',
    clientMessageId: undefined,
  });

const list = (context: Context, { chatId, userId }: Person) =>
  readMessages(context, { chatId, userId, limit: 100 });
