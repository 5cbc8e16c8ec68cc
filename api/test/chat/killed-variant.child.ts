// Asks for another reply and kills itself at a chosen statement, as a crash would. See killed-variant.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { anotherReply } from '../../domain/chat/variants/another-reply.ts';
import { dieAt } from '../support/die-at.ts';
import { newLineEngine } from '../support/new-line-engine.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', userId = '', credentialId = '', messageId = '', killAt = '', moment = ''] =
  process.argv.slice(2);

const db = openDatabase(url);
dieAt(db, killAt, moment);
const config = readConfig(TEST_ENVIRONMENT);
const context = await createContext(config, db, { replyEngine: newLineEngine });
const visitor = { userId, credentialId };
await anotherReply(context, { visitor, messageId, clientMessageId: 'v-2', costs: 1 });
await db.close();
