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

const key = z.string().regex(/^[!-~]+$/, 'must be plain characters');
const profile = z
  .string()
  .regex(/^[a-z0-9.-]+$/, 'must be a name of content/models/profiles.yaml')
  .optional();

/** What models' servers need; only read with REPLY_ENGINE=openai. */
export const openAiVariables = {
  /** Where the API of a server is that speaks as OpenAI's does, with its version. */
  OPENAI_BASE_URL: chatServer.default('https://api.openai.com/v1'),
  /** The key; a server of one's own may want none. */
  OPENAI_API_KEY: key.optional(),
  /** The model's name at that server. */
  OPENAI_MODEL: z.string().min(1).max(120).optional(),
  /** How that server is spoken to, by its name in content/models/profiles.yaml; unset: by its address and model. */
  OPENAI_PROFILE: profile,
  /** The same of a second server, asked where the first fails; unset: there is none. */
  OPENAI_SECOND_BASE_URL: chatServer.optional(),
  OPENAI_SECOND_API_KEY: key.optional(),
  OPENAI_SECOND_MODEL: z.string().min(1).max(120).optional(),
  OPENAI_SECOND_PROFILE: profile,
  /** Who answers where no model can. */
  REPLY_FALLBACK: z.enum(['scripted', 'none'], 'must be scripted or none').default('scripted'),
};

type Environment = z.output<z.ZodObject<typeof openAiVariables>> & { REPLY_ENGINE: string };

/** What keeps the models from being used: a variable and what is wrong with it. */
export function openAiMistakes(e: Environment): { path: string; message: string }[] {
  if (e.REPLY_ENGINE !== 'openai') return [];
  const needed: (keyof Environment)[] = ['OPENAI_MODEL'];
  if (!isOwn(new URL(e.OPENAI_BASE_URL))) needed.push('OPENAI_API_KEY');
  const missing = needed.filter((name) => e[name] === undefined);
  return [
    ...missing.map((path) => ({ path, message: 'must be set with REPLY_ENGINE=openai' })),
    ...secondMistakes(e),
  ];
}

function secondMistakes(e: Environment): { path: string; message: string }[] {
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
  /** Undefined: the one that fits. */
  profile: string | undefined;
}

export interface OpenAiConfig {
  primary: OpenAiServer;
  /** Asked where the first one fails; undefined: there is none. */
  secondary: OpenAiServer | undefined;
  /** Who answers where no model can. */
  fallback: 'scripted' | 'none';
}

/** The models' part of the settings; undefined when another engine is chosen. */
export const readOpenAi = (e: Environment): OpenAiConfig | undefined =>
  e.REPLY_ENGINE === 'openai'
    ? {
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
        fallback: e.REPLY_FALLBACK,
      }
    : undefined;

/** Whether a server is a machine or network of one's own. */
export const isOwn = ({ hostname }: URL): boolean => OWN_HOST.test(hostname);

/** The end of each call's address is put behind it, and a user in it is refused by `fetch`. */
const isAlone = ({ username, password, search, hash }: URL): boolean =>
  username + password + search + hash === '';

const keepsChats = (url: URL): boolean => url.protocol === 'https:' || isOwn(url);
