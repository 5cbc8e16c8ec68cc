// Erases a visitor whose data is kept sealed, and kills itself at a chosen statement. See sealed.test.ts.

import { openDatabase } from '#db/connection/client.ts';
import { createCipher } from '#db/sealing/cipher.ts';
import { createSealing } from '../../adapters/sealing.ts';
import { readConfig } from '../../config.ts';
import { erase } from '../../domain/user/erase.ts';
import { dieAt } from '../support/die-at.ts';
import { SEALING_ENVIRONMENT } from '../support/sealing.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', userId = '', killAt = '', moment = ''] = process.argv.slice(2);
const config = readConfig({ ...TEST_ENVIRONMENT, ...SEALING_ENVIRONMENT });
if (!config.sealing) throw new Error('Nothing is kept');

const db = openDatabase(url);
dieAt(db, killAt, moment);
await erase(
  {
    db,
    cipher: createCipher(config.chatKeys),
    secrets: config.sessionSecrets,
    sealing: createSealing(config.sealing),
    noteErased: async () => undefined,
    now: () => new Date(),
  },
  userId,
);
await db.close();
