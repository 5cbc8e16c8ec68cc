import { operator } from '#content-reader/kinds/operator.ts';
import { ENGINES } from '../../api/adapters/reply-engine/registry.ts';
import { isOwn } from '../../api/chat-server.ts';
import { readContent } from '../content/content-file.ts';

/** A line where chats leave the operator's machines and the privacy notice names no recipient. */
export function processorList(env: NodeJS.ProcessEnv, folder: string): string[] {
  const address = ENGINES.find(({ name }) => name === env.REPLY_ENGINE)?.server(env);
  if (!address || !URL.canParse(address) || isOwn(new URL(address))) return [];
  const file = readContent(folder).find(({ kind }) => kind === operator);
  const named = file ? operator.schema.parse(file.data).processors : [];
  return named.length > 0
    ? []
    : [
        `content/operator.yaml (processors): chats go to ${new URL(address).hostname}, and the privacy notice names nobody.`,
      ];
}
