import { chatPages, entryPages, ledgerPages, readPerson } from '#db/queries/user/export.ts';
import type { Services } from '../ports.ts';

type Needs = { db: Pick<Services['db'], 'executor'> } & Pick<Services, 'cipher'>;

/**
 * Everything stored of a visitor as the text of one JSON object, piece by piece: however much there is, little of it is
 * in memory.
 */
export async function* exportUser({ db, cipher }: Needs, userId: string): AsyncGenerator<string> {
  const person = await readPerson(db.executor, cipher, userId);
  yield `${JSON.stringify(person).slice(0, -1)},"balanceEntries":[`;
  let separator = '';
  for await (const rows of ledgerPages(db.executor, userId)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield '],"chats":[';
  separator = '';
  for await (const chats of chatPages(db.executor, cipher, userId)) {
    yield separator;
    yield* chatsWithEntries({ db, cipher }, chats);
    separator = ',';
  }
  yield ']}';
}

/** Chats with their entries in them; both come in the order of the chats' ids. */
async function* chatsWithEntries({ db, cipher }: Needs, chats: { id: string }[]) {
  const [first, ...later] = chats;
  if (!first) return;
  const open = (chat: object) => `${JSON.stringify(chat).slice(0, -1)},"messages":[`;
  let current = first.id;
  let separator = '';
  const next = () => {
    const chat = later.shift();
    if (!chat) return ']}';
    current = chat.id;
    separator = '';
    return `]},${open(chat)}`;
  };
  yield open(first);
  const ids = chats.map(({ id }) => id);
  for await (const entries of entryPages(db.executor, cipher, ids)) {
    let text = '';
    for (const entry of entries) {
      while (entry.sessionId !== current) text += next();
      text += separator + JSON.stringify(entry);
      separator = ',';
    }
    yield text;
  }
  while (later.length > 0) yield next();
  yield next();
}
