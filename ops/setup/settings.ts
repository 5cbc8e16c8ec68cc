import { randomBytes } from 'node:crypto';
import { type Config, readConfig } from '../../api/config.ts';
import { keptSecret } from './local-state.ts';

/**
 * Reads the settings. Secrets are made and kept where none are named; production has to name its own.
 * @param own settings beside those of the environment
 * @throws {ConfigError} with one line per mistake
 */
export function readSettings(state: string, own: NodeJS.ProcessEnv = {}): Config {
  const env = { ...process.env, ...own };
  if (env.NODE_ENV !== 'production') {
    env.SESSION_SECRET ||= keptSecret(state, 'session-secret', () =>
      randomBytes(32).toString('hex'),
    );
    env.CHAT_KEYS ||= keptSecret(
      state,
      'chat-keys',
      () => `local:${randomBytes(32).toString('base64')}`,
    );
  }
  return readConfig(env);
}
