// Takes one turn and kills itself at a chosen statement, as a crash would. See killed-turn.test.ts.
import { openDatabase } from '#db/client.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { sendMessage } from '../domain/chat/send-message.ts';
import { echoEngine } from './support/echo-engine.ts';
import { TEST_ENVIRONMENT } from './support/test-environment.ts';

const [url = '', userId = '', credentialId = '', chatId = '', killAt = '', moment = ''] =
  process.argv.slice(2);

const db = openDatabase(url);
let [begun, ended] = [0, 0];
const dieAt = (which: string, count: number) => {
  if (moment === which && count === Number(killAt)) process.kill(process.pid, 'SIGKILL');
};
watchQueries(db, {
  before: () => dieAt('before', ++begun),
  after: () => dieAt('after', ++ended),
});
const context = await createContext(readConfig(TEST_ENVIRONMENT), db, { replyEngine: echoEngine });
const visitor = { userId, credentialId };
await sendMessage(context, {
  visitor,
  chatId,
  content: 'My name is Arjun',
  clientMessageId: 'temp-1',
});
await db.close();
