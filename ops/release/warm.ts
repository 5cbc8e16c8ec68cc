import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../api/config.ts';
import { createContext } from '../../api/context.ts';

/** Nothing is asked of it. */
const NO_DATABASE = 'mysql://nobody@127.0.0.1:1/none';

// Reads all content once, from the very files of the release: what is made of them is kept beside them, and a file
// that is missing is noticed here. Later starts read that, and write nothing.
const config = readConfig({
  SESSION_SECRET: '-'.repeat(32),
  CHAT_KEYS: `none:${Buffer.alloc(32).toString('base64')}`,
});
const { readyReplies } = await createContext(config, openDatabase(NO_DATABASE));
await readyReplies(() => true);
process.exit(0);
