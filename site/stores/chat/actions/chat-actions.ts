import {
  type ChatActionsApi,
  createChatActionsApi,
} from '../../../browser/api/chat-actions-api.ts';
import type { Environment } from '../../../browser/environment/environment.ts';
import { type ActionParts, createAnother } from './another-reply.ts';
import { createEdit } from './edit-message.ts';
import { createKeeping } from './keep-message.ts';

type Parts = Omit<ActionParts, 'api'> & {
  /** The server, where it is not that of the environment. */
  api: ChatActionsApi | undefined;
  environment: Pick<Environment, 'busy' | 'fetch'>;
};

/** What is rarely done in a chat; fetched with the first of it. */
export const createChatActions = ({ api, ...others }: Parts) => {
  const parts = { ...others, api: api ?? createChatActionsApi(others.environment) };
  return {
    another: createAnother(parts),
    edit: createEdit(parts),
    keep: createKeeping(parts),
  };
};
