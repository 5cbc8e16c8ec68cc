// Serves one turn that takes longer than anybody waits, until it is killed. See dead-process.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { sendMessage } from '../../domain/chat/turn/send-message.ts';
import { startServer } from '../../server.ts';
import { slowEngine } from '../support/slow-engine.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', userId = '', credentialId = '', chatId = ''] = process.argv.slice(2);
const db = openDatabase(url);
const replyEngine = slowEngine(60_000);
const context = await createContext(readConfig(TEST_ENVIRONMENT), db, { replyEngine });
await startServer(context, { host: '127.0.0.1', port: 0 });
const visitor = { userId, credentialId };
const input = { visitor, chatId, content: 'are you there?', clientMessageId: 'left-open' };
await sendMessage(context, input, {
  onUser: () => process.stdout.write('open\n'),
  onDelta: () => undefined,
});
