import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { Config } from '../config.ts';
import type { PageView } from './page-view.ts';

/** Reads the country that a proxy sends with a call, where there is a header for it and the proxy is trusted. */
export function createCountryOf({
  countryHeader,
  trustProxy,
}: Pick<Config, 'countryHeader' | 'trustProxy'>): (req: IncomingMessage) => string | undefined {
  if (!countryHeader) return () => undefined;
  const isBelieved = express().set('trust proxy', trustProxy).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  return ({ headers, socket }) => {
    const told = headers[countryHeader];
    return typeof told === 'string' && isBelieved(socket.remoteAddress ?? '', 0) ? told : undefined;
  };
}

const COUNTRY = /^[A-Z]{2}$/;

/**
 * What a visit counts for beside its page, where a proxy tells its country: two letters, or `??` where it does not know. No
 * view within the site does.
 */
export function countryVisit(view: PageView, told: string | undefined): PageView | undefined {
  if (told === undefined || view.source.startsWith('/')) return undefined;
  // XX and T1 are a proxy's words for not knowing.
  const country = told.toUpperCase();
  const isKnown = COUNTRY.test(country) && country !== 'XX';
  return { page: `country:${isKnown ? country : '??'}`, campaign: view.campaign, source: '' };
}
