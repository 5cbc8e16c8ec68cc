// The API of a process that has just started, with all companions, until it is told to end. See cold-start.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { startServer } from '../../server.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = ''] = process.argv.slice(2);
/** On a machine that other suites keep busy it may take its time: what counts is that nobody is sent away. */
const PATIENT = { replyTimeoutMs: 150_000 };

const db = openDatabase(url);
const environment = { ...TEST_ENVIRONMENT, REPLY_PACING: '0', RATE_LIMIT_SCALE: '0' };
const context = await createContext(readConfig(environment), db, PATIENT);
const server = await startServer(context, { host: '127.0.0.1', port: 0 });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', async () => {
  await server.stop();
  await db.close();
});
