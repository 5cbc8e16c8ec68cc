import { operator } from '#content-reader/kinds/operator.ts';
import { isOwn } from '../../api/openai-variables.ts';
import { readContent } from '../content/content-file.ts';

/** The server that chats are sent to, by the engine that sends them. */
const SERVERS: Record<string, (env: NodeJS.ProcessEnv) => string | undefined> = {
  openai: (env) => env.OPENAI_BASE_URL || 'https://api.openai.com/v1',
  letta: (env) => env.LETTA_BASE_URL || 'https://api.letta.com',
};

/** A line where chats leave the operator's machines and the privacy notice names nobody who gets them. */
export function processorList(env: NodeJS.ProcessEnv, folder: string): string[] {
  const address = SERVERS[env.REPLY_ENGINE ?? '']?.(env);
  if (!address || !URL.canParse(address) || isOwn(new URL(address))) return [];
  const file = readContent(folder).find(({ kind }) => kind === operator);
  const named = file ? operator.schema.parse(file.data).processors : [];
  return named.length > 0
    ? []
    : [
        `content/operator.yaml (processors): chats go to ${new URL(address).hostname}, and the privacy notice names nobody.`,
      ];
}
