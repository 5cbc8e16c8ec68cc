// Takes one turn and kills itself at a chosen statement, as a crash would. See killed-turn.test.ts.
import { openDatabase } from '#db/client.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { sendMessage } from '../domain/chat/send-message.ts';
import { echoEngine } from './echo-engine.ts';
import { TEST_ENVIRONMENT } from './test-environment.ts';

const [url = '', userId = '', login = '', sessionId = '', killAt = '', moment = ''] =
  process.argv.slice(2);

const db = openDatabase(url);
let statements = 0;
watchQueries(db, {
  before: () => {
    statements++;
    if (moment === 'before' && statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
  after: () => {
    if (moment === 'after' && statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
});
const context = await createContext(readConfig(TEST_ENVIRONMENT), db, { replyEngine: echoEngine });
const visitor = { userId, sessionId: login };
await sendMessage(context, { visitor, sessionId, content: 'hi', clientMessageId: 'temp-1' });
await db.close();
