import { parseArgs } from 'node:util';
import { startReplayServer } from './replay-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8123' } } });

const { url } = await startReplayServer(Number(values.port));
console.log(`A model that replays recorded answers listens. To try it, beside this one:

  REPLY_ENGINE=openai OPENAI_MODEL=replay OPENAI_BASE_URL=${url} npm run dev
  npm run talk -- --engine replay

Ctrl-C ends it.`);
