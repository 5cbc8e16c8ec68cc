import type { Environment } from '../environment/environment.ts';

/** Where campaign and referral parameters are kept in local storage, as a JSON map. */
export const URL_PARAMS_KEY = 'jaanu_url_params';

/** Longest name of a parameter that is kept, in characters; the server refuses longer ones. */
const NAME_MAX_LENGTH = 100;

type UrlParams = Record<string, string>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parameters kept so far. What cannot be read is discarded with a warning. */
const storedUrlParams = ({ local, log }: Pick<Environment, 'local' | 'log'>): UrlParams => {
  const text = local.get(URL_PARAMS_KEY);
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isMap(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)]));
    }
  } catch {
    // Falls through to the warning: not JSON is as unreadable as the wrong JSON.
  }
  log.warn('Stored URL parameters could not be read and were discarded');
  local.remove(URL_PARAMS_KEY);
  return {};
};

const parse = (query: string): UrlParams =>
  Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name]) => name && name.length <= NAME_MAX_LENGTH),
  );

/**
 * What the page before this one knew, if that was a page of ours: content pages have no script to keep it. Of an article
 * its address as well.
 */
const fromReferrer = ({ navigation }: Pick<Environment, 'navigation'>): UrlParams => {
  try {
    const { origin, pathname, search } = new URL(navigation.referrer());
    if (origin !== navigation.origin()) return {};
    return { ...parse(search), ...(pathname.startsWith('/blogs/') && { article: pathname }) };
  } catch {
    return {};
  }
};

/**
 * Merges the parameters of this address, and of the page of ours that led here, into those kept;
 * the newest wins.
 * @returns all parameters known now; empty when there are none
 */
export const keepUrlParams = (
  environment: Pick<Environment, 'local' | 'log' | 'navigation'>,
): UrlParams => {
  const params = {
    ...storedUrlParams(environment),
    ...fromReferrer(environment),
    ...parse(environment.navigation.query()),
  };
  if (Object.keys(params).length > 0) {
    environment.local.set(URL_PARAMS_KEY, JSON.stringify(params));
  }
  return params;
};
