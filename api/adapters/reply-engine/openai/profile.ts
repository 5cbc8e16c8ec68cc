import { type ModelProfile, modelProfiles } from '#content-reader/kinds/models.ts';
import { readContentFile } from '#content-reader/read.ts';
import type { PromptShape } from '../prompt/compose.ts';
import type { Limits } from './patience.ts';

/** How a model's server is spoken to. */
export interface Profile extends PromptShape {
  name: string;
  limitField: 'max_tokens' | 'max_completion_tokens';
  /** The most tokens of a reply, its thoughts too. */
  replyTokens: number;
  keyHeader: string;
  usage: boolean;
  /** Further fields of each call. */
  fields: Record<string, unknown>;
  limits: Limits;
  atOnce: number;
  queue: number;
  waitMs: number;
}

/** A server and a model of it. */
interface Which {
  baseUrl: string;
  model: string;
}

/** Reads `content/models/profiles.yaml`. Throws an error that names each wrong field. */
export const loadProfiles = async (path: string): Promise<ModelProfile[]> =>
  (await readContentFile(path, modelProfiles.schema)).data;

/**
 * The profile called so; without a name the first that fits the server and the model.
 * Throws where there is none of that name.
 */
export function chooseProfile(
  profiles: readonly ModelProfile[],
  which: Which,
  name?: string,
): Profile {
  const base = profiles.find((one) => one.name === 'default');
  const own = name
    ? profiles.find((one) => one.name === name)
    : profiles.find((one) => one.for && fits(one.for, which));
  if (name && !own) {
    const names = profiles.map((one) => one.name).join(', ');
    throw new Error(`content/models/profiles.yaml has no profile ${name}, but ${names}`);
  }
  return resolved({ name: 'default', fields: {}, ...base }, own ?? base);
}

function fits(
  { hosts, models }: NonNullable<ModelProfile['for']>,
  { baseUrl, model }: Which,
): boolean {
  const { host, hostname, port } = new URL(baseUrl);
  const isHost = hosts.some((one) =>
    one.startsWith(':') ? one === `:${port}` : one === host || one === hostname,
  );
  const isModel = models.some((one) => matches(one, model));
  return (hosts.length === 0 || isHost) && (models.length === 0 || isModel);
}

/** Whether a name is of a pattern in which `*` stands for anything. */
export const matches = (pattern: string, name: string): boolean =>
  new RegExp(
    `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
    'i',
  ).test(name);

function resolved(base: ModelProfile, own: ModelProfile | undefined): Profile {
  const both = { ...base, ...own };
  const seconds = { ...base.seconds, ...own?.seconds };
  const letters = { ...base.lettersPerToken, ...own?.lettersPerToken };
  const fields = Object.entries({ ...base.fields, ...own?.fields });
  return {
    name: both.name,
    limitField: both.limitField ?? 'max_tokens',
    replyTokens: both.replyTokens ?? 400,
    historyTokens: both.historyTokens ?? 2500,
    note: both.note ?? 'system',
    portrait: both.portrait ?? 'whole',
    keyHeader: both.keyHeader ?? 'authorization',
    usage: both.usage ?? true,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== null)),
    limits: {
      firstTokenMs: (seconds.firstToken ?? 8) * 1000,
      idleMs: (seconds.idle ?? 6) * 1000,
      totalMs: (seconds.total ?? 20) * 1000,
    },
    atOnce: both.atOnce ?? 16,
    queue: both.queue ?? 64,
    waitMs: (both.waitSeconds ?? 5) * 1000,
    lettersPerToken: { latin: letters.latin ?? 2.8, indic: letters.indic ?? 2 },
  };
}
