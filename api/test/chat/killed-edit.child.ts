// Edits a text and kills itself at a chosen statement, as a crash would. See killed-edit.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { editMessage } from '../../domain/chat/turn/edit-message.ts';
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
await editMessage(context, { visitor, messageId, content: 'two', clientMessageId: 'e-1' });
await db.close();
