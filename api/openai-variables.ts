import { z } from 'zod';

/** A machine or network of one's own, where a call may go without https. */
const OWN_HOST =
  /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[f[cd][\da-f:]+\]|[^.:]+|.+\.(internal|local))$/;

/** The address of a server that chats are sent to, with the version of its API and no slash at the end. */
export const chatServer = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' })
  .refine((text) => !URL.canParse(text) || keepsChats(new URL(text)), {
    error: 'must be https: chats travel with each call',
  })
  .refine((text) => !URL.canParse(text) || isAlone(new URL(text)), {
    error: 'must be an address alone, without a user, a query or a fragment',
  })
  .transform((text) => text.replace(/\/+$/, ''));

/** What a model's server needs; only read with REPLY_ENGINE=openai. */
export const openAiVariables = {
  /** Where the API of a server is that speaks as OpenAI's does, with its version. */
  OPENAI_BASE_URL: chatServer.default('https://api.openai.com/v1'),
  /** The key; a server of one's own may want none. */
  OPENAI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'must be plain characters')
    .optional(),
  /** The model's name at that server. */
  OPENAI_MODEL: z.string().min(1).optional(),
  /** How that server is spoken to, by its name in content/models/profiles.yaml; unset: by its address and model. */
  OPENAI_PROFILE: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a name of content/models/profiles.yaml')
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof openAiVariables>> & { REPLY_ENGINE: string };

/** What keeps the model from being used: a variable and what is wrong with it. */
export function openAiMistakes(e: Environment): { path: string; message: string }[] {
  if (e.REPLY_ENGINE !== 'openai') return [];
  const needed = ['OPENAI_MODEL'] as ('OPENAI_MODEL' | 'OPENAI_API_KEY')[];
  if (!isOwn(new URL(e.OPENAI_BASE_URL))) needed.push('OPENAI_API_KEY');
  return needed
    .filter((name) => e[name] === undefined)
    .map((path) => ({ path, message: 'must be set with REPLY_ENGINE=openai' }));
}

export interface OpenAiConfig {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Undefined: the one that fits. */
  profile: string | undefined;
}

/** The model's part of the settings; undefined when another engine is chosen. */
export const readOpenAi = (e: Environment): OpenAiConfig | undefined =>
  e.REPLY_ENGINE === 'openai'
    ? {
        baseUrl: e.OPENAI_BASE_URL,
        apiKey: e.OPENAI_API_KEY,
        model: e.OPENAI_MODEL ?? '',
        profile: e.OPENAI_PROFILE,
      }
    : undefined;

/** Whether a server is a machine or network of one's own. */
export const isOwn = ({ hostname }: URL): boolean => OWN_HOST.test(hostname);

/** The end of each call's address is put behind it, and a user in it is refused by `fetch`. */
const isAlone = ({ username, password, search, hash }: URL): boolean =>
  username + password + search + hash === '';

const keepsChats = (url: URL): boolean => url.protocol === 'https:' || isOwn(url);
