import { createDeedsApi, type DeedsApi } from '../../browser/deeds-api.ts';
import type { Environment } from '../../browser/environment.ts';
import { createAnother, type DeedParts } from './another-reply.ts';
import { createEdit } from './edit-message.ts';
import { createKeeping } from './keep-message.ts';

type Parts = Omit<DeedParts, 'api'> & {
  /** The server, where it is not that of the environment. */
  api: DeedsApi | undefined;
  environment: Pick<Environment, 'busy' | 'fetch'>;
};

/** What is rarely done in a chat; fetched with the first of it. */
export const createDeeds = ({ api, ...others }: Parts) => {
  const parts = { ...others, api: api ?? createDeedsApi(others.environment) };
  return {
    another: createAnother(parts),
    edit: createEdit(parts),
    keep: createKeeping(parts),
  };
};
