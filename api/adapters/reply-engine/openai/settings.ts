import { z } from 'zod';
import { chatServer, isOwn, serverKey } from '../../../chat-server.ts';
import type { Mistake } from '../engine-module.ts';

const profile = z
  .string()
  .regex(/^[a-z0-9.-]+$/, 'must be a name of content/models/profiles.yaml')
  .optional();

export const OPENAI = 'https://api.openai.com/v1';

/** What models' servers need. */
export const openAiVariables = {
  /** Where the API of a server is that speaks as OpenAI's does, with its version. */
  OPENAI_BASE_URL: chatServer.default(OPENAI),
  /** The key; a self-hosted server may need none. */
  OPENAI_API_KEY: serverKey.optional(),
  /** The model's name at that server. */
  OPENAI_MODEL: z.string().min(1).max(120).optional(),
  /** How that server is spoken to, by its name in content/models/profiles.yaml; unset: by its address and model. */
  OPENAI_PROFILE: profile,
  /** The same of a second server, asked where the first fails; unset: there is none. */
  OPENAI_SECOND_BASE_URL: chatServer.optional(),
  OPENAI_SECOND_API_KEY: serverKey.optional(),
  OPENAI_SECOND_MODEL: z.string().min(1).max(120).optional(),
  OPENAI_SECOND_PROFILE: profile,
};

type Environment = z.output<z.ZodObject<typeof openAiVariables>>;

/** What keeps the models from being used. */
export function openAiMistakes(e: Environment): Mistake[] {
  const needed: (keyof Environment)[] = ['OPENAI_MODEL'];
  if (!isOwn(new URL(e.OPENAI_BASE_URL))) needed.push('OPENAI_API_KEY');
  const missing = needed.filter((name) => e[name] === undefined);
  return [
    ...missing.map((path) => ({ path, message: 'must be set with REPLY_ENGINE=openai' })),
    ...secondMistakes(e),
  ];
}

function secondMistakes(e: Environment): Mistake[] {
  if (e.OPENAI_SECOND_BASE_URL === undefined) return [];
  const needed: (keyof Environment)[] = ['OPENAI_SECOND_MODEL'];
  if (!isOwn(new URL(e.OPENAI_SECOND_BASE_URL))) needed.push('OPENAI_SECOND_API_KEY');
  return needed
    .filter((name) => e[name] === undefined)
    .map((path) => ({ path, message: 'must be set with OPENAI_SECOND_BASE_URL' }));
}

/** A server and its model. */
export interface OpenAiServer {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Undefined: chosen by the model's name. */
  profile: string | undefined;
}

export interface OpenAiConfig {
  primary: OpenAiServer;
  /** Asked where the first one fails; undefined: there is none. */
  secondary: OpenAiServer | undefined;
}

/** The models' settings. */
export const openAiSettings = (e: Environment): OpenAiConfig => ({
  primary: {
    baseUrl: e.OPENAI_BASE_URL,
    apiKey: e.OPENAI_API_KEY,
    model: e.OPENAI_MODEL ?? '',
    profile: e.OPENAI_PROFILE,
  },
  secondary:
    e.OPENAI_SECOND_BASE_URL === undefined
      ? undefined
      : {
          baseUrl: e.OPENAI_SECOND_BASE_URL,
          apiKey: e.OPENAI_SECOND_API_KEY,
          model: e.OPENAI_SECOND_MODEL ?? '',
          profile: e.OPENAI_SECOND_PROFILE,
        },
});
