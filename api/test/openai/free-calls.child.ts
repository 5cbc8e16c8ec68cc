// Asks at once for many calls of a model that nothing pays for. See free-calls.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import { createFreeUse } from '../support/openai/free-use.ts';

const [url = '', userId = '', most = '', many = ''] = process.argv.slice(2);

const db = openDatabase(url);
const use = createFreeUse(db, Number(most));
const companionId = newId();
await Promise.all(Array.from({ length: Number(many) }, () => use(companionId, userId, false)));
await db.close();
