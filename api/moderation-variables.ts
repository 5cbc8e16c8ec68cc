import { z } from 'zod';
import { chatServer, isOwn, serverKey } from './chat-server.ts';

/** Settings of the external moderation; without an address there is none. */
export const moderationVariables = {
  /** Where the API of a server is that has OpenAI's `POST /moderations`, with its version. */
  MODERATION_BASE_URL: chatServer.optional(),
  /** The key; a self-hosted server may need none. */
  MODERATION_API_KEY: serverKey.optional(),
  /** The model's name at that server. */
  MODERATION_MODEL: z.string().min(1).default('omni-moderation-latest'),
};

type Environment = z.output<z.ZodObject<typeof moderationVariables>>;

/** What keeps the moderation from being asked: a variable and what is wrong with it. */
export function moderationMistakes(e: Environment): { path: string; message: string }[] {
  const isForeign = e.MODERATION_BASE_URL !== undefined && !isOwn(new URL(e.MODERATION_BASE_URL));
  return isForeign && e.MODERATION_API_KEY === undefined
    ? [{ path: 'MODERATION_API_KEY', message: 'must be set with MODERATION_BASE_URL' }]
    : [];
}

export interface ModerationConfig {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** The moderation's part of the settings; undefined where there is none. */
export const readModeration = (e: Environment): ModerationConfig | undefined =>
  e.MODERATION_BASE_URL === undefined
    ? undefined
    : { baseUrl: e.MODERATION_BASE_URL, apiKey: e.MODERATION_API_KEY, model: e.MODERATION_MODEL };
