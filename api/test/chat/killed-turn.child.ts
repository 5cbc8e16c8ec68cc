// Takes one turn and kills itself at a chosen statement, as a crash would. See killed-turn.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { sendMessage } from '../../domain/chat/turn/send-message.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { dieAt } from '../support/die-at.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', userId = '', credentialId = '', chatId = '', killAt = '', moment = '', by = ''] =
  process.argv.slice(2);

/** Answers in place of a model that took something and failed. */
const fallbackEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply(turn, signal) {
    yield { type: 'spent', spent: FAILED_CALL };
    yield { type: 'source', source: 'fallback' };
    yield* echoEngine.reply(turn, signal);
  },
};

const FAILED_CALL = {
  endpoint: 'primary',
  model: 'm',
  outcome: 'failed',
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  reasoningTokens: 0,
  isEstimated: true,
  microRupees: null,
  firstWordMs: null,
  totalMs: 1,
} as const;

const db = openDatabase(url);
dieAt(db, killAt, moment);
/** A model of the test's, with a budget for those who have bought nothing. */
const MODEL = {
  REPLY_ENGINE: 'openai',
  OPENAI_BASE_URL: process.env.MODEL_URL,
  OPENAI_MODEL: 'deepseek-v4-flash',
  FREE_RUPEES_PER_DAY: '100',
};

const replyEngine = by === 'fallback' ? fallbackEngine : echoEngine;
const context =
  by === 'model'
    ? await createContext(readConfig({ ...TEST_ENVIRONMENT, ...MODEL }), db)
    : await createContext(readConfig(TEST_ENVIRONMENT), db, { replyEngine });
const visitor = { userId, credentialId };
await sendMessage(context, {
  visitor,
  chatId,
  content: 'My name is Arjun',
  clientMessageId: 'temp-1',
});
await db.close();
