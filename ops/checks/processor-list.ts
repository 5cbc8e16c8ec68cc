import { join } from 'node:path';
import { operator } from '#content-reader/kinds/operator.ts';
import { readUnchecked } from '#content-reader/read.ts';
import { ENGINES } from '../../api/adapters/reply-engine/registry.ts';
import { isOwn } from '../../api/chat-server.ts';

/** A line where chats leave the operator's machines and the privacy notice names fewer recipients than there are. */
export function processorList(env: NodeJS.ProcessEnv, folder: string): string[] {
  const replies = ENGINES.find(({ name }) => name === env.REPLY_ENGINE)?.server(env);
  const hosts = [...new Set([replies, env.MODERATION_BASE_URL].flatMap(outsideHost))];
  if (hosts.length === 0) return [];
  const { data } = readUnchecked(join(folder, operator.files));
  const named = operator.schema.parse(data).processors.length;
  if (named >= hosts.length) return [];
  const names = named === 0 ? 'nobody' : `${named} of ${hosts.length}`;
  return [
    `content/operator.yaml (processors): chats go to ${hosts.join(' and ')}, and the privacy notice names ${names}.`,
  ];
}

/** The host of a server that is not the operator's own; none for any other. */
const outsideHost = (address: string | undefined): string[] =>
  !address || !URL.canParse(address) || isOwn(new URL(address)) ? [] : [new URL(address).hostname];
