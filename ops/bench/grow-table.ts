import type { Context } from '../../api/context.ts';
import { readMessages } from '../../api/domain/chat/read-chat.ts';
import { sendMessage } from '../../api/domain/chat/send-message.ts';
import { HEADING, line, type Measured, measure } from './measure.ts';
import { anyOf, fillMessages, makePeople, type Person } from './people.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CONNECTIONS = 8;
const MS = 3_000;

/** Sending and listing while the table of messages grows a hundredfold: the times must stay flat. */
export async function growTable({
  context,
  people: crowd,
  say,
}: {
  context: Context;
  people: Person[];
  say: (text: string) => void;
}): Promise<void> {
  // Those who are measured have short chats of their own, so that only the table grows.
  const people = await makePeople(context.db, 500);
  const send = () => {
    const { chatId, ...visitor } = anyOf(people);
    const input = { visitor, sessionId: chatId, content: 'Namaste', clientMessageId: undefined };
    return sendMessage(context, input);
  };
  const list = () => {
    const { userId, chatId } = anyOf(people);
    return readMessages(context, { sessionId: chatId, userId, limit: 100 });
  };
  say(`\nWith so many messages in the table\n${HEADING}`);
  const first = new Map<string, Measured>();
  for (const size of SIZES) {
    await fillMessages(context.db, crowd, size);
    for (const [name, work] of Object.entries({ send, list })) {
      const result = await measure(`${name}, ${size} messages`, CONNECTIONS, MS, work);
      if (!first.has(name)) first.set(name, result);
      say(line(result, first.get(name)?.perSecond ?? 1));
    }
  }
}
