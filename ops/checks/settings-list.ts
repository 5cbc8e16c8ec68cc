import { PROVIDERS } from '../../api/adapters/payments/registry.ts';
import { ConfigError, readConfig } from '../../api/config.ts';
import { isRecipient } from '../backup/keys.ts';

const has = (env: NodeJS.ProcessEnv, name: string): boolean => (env[name] ?? '') !== '';

const RULES: [isWrong: (env: NodeJS.ProcessEnv) => boolean, text: string][] = [
  [(env) => env.NODE_ENV !== 'production', 'NODE_ENV is not production.'],
  [(env) => !/^https:/.test(env.PUBLIC_ORIGIN ?? ''), 'PUBLIC_ORIGIN is not an https address.'],
  [
    (env) => !has(env, 'TRUST_PROXY'),
    'TRUST_PROXY is unset: behind a proxy all visitors look like one.',
  ],
  [
    (env) => !has(env, 'DATABASE_URL'),
    'DATABASE_URL is unset: the private database is for trying things out.',
  ],
  [
    (env) => !has(env, 'SESSION_SECRET'),
    'SESSION_SECRET is unset: one made here is lost with this machine.',
  ],
  [
    (env) => !has(env, 'CHAT_KEYS'),
    'CHAT_KEYS is unset: keys made here are lost with this machine, and the chats with them.',
  ],
  [(env) => (env.REPLY_ENGINE ?? 'scripted') === 'scripted', 'REPLY_ENGINE is the scripted one.'],
  [
    (env) => env.ADULT_GATE !== undefined && env.ADULT_GATE !== 'enforce',
    'ADULT_GATE does not enforce.',
  ],
  [
    (env) => !has(env, 'BACKUP_RECIPIENT'),
    'BACKUP_RECIPIENT is unset: no backup can be made (backup.env has it, beside the settings of the product).',
  ],
  [
    (env) => has(env, 'BACKUP_RECIPIENT') && !isRecipient(env.BACKUP_RECIPIENT ?? ''),
    'BACKUP_RECIPIENT is not the age1… of backup-key: every backup would fail.',
  ],
  [
    (env) => has(env, 'BACKUP_KEY'),
    'BACKUP_KEY is set: who takes this machine opens its backups. It belongs elsewhere.',
  ],
  [
    (env) => !has(env, 'ERASED_LIST'),
    'ERASED_LIST is unset: a restore would bring back who was erased.',
  ],
];

/** What keeps the provider of new orders from taking real money. */
function playMoney(env: NodeJS.ProcessEnv): string | undefined {
  const name = env.PAYMENT_PROVIDER || 'sandbox';
  const provider = PROVIDERS.find((one) => one.name === name);
  return provider ? provider.playMoney(env) : 'PAYMENT_PROVIDER names no payment provider.';
}

/** What of the settings is not ready for visitors, a line each. */
export const settingsList = (env: NodeJS.ProcessEnv): string[] => [
  ...RULES.filter(([isWrong]) => isWrong(env)).map(([, text]) => text),
  ...[playMoney(env) ?? []].flat(),
];

const variableOf = (line: string): string | undefined => /^\w+/.exec(line)?.[0];

/** What a start would refuse, a line each, without the variables that are listed already. */
export function settingMistakes(env: NodeJS.ProcessEnv, listed: readonly string[]): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const known = new Set(listed.map(variableOf));
    return error.mistakes.filter((mistake) => !known.has(variableOf(mistake)));
  }
}
