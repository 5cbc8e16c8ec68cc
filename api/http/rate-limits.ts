import { hash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import type { Context } from '../context.ts';
import { DomainError } from '../domain/errors.ts';
import { addressOf } from './address-of.ts';
import { readVisitorCookie } from './visitor-cookie.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How many calls are taken in a minute. Indian carriers put thousands of people behind one address,
 * so the limits per address only stop floods; those per person are far above what a thumb can do.
 */
const PER_MINUTE = {
  /** Any call by one visitor. */
  visitor: 900,
  /** Any call from one address, with a cookie or without: just enough for a carrier's busiest hour. */
  address: 40_000,
  /** Registrations from one address. */
  addressRegisters: 1_000,
  /** Registrations with one fingerprint. */
  fingerprintRegisters: 60,
  /** Messages sent by one visitor. */
  visitorSends: 120,
  /** Searches in a chat: each opens all of it. */
  visitorSearches: 60,
  visitorReports: 20,
  /** Orders, each a call to the payment provider, which takes 200 a minute in total. */
  visitorOrders: 20,
  addressOrders: 100,
  /** Status checks of orders; each calls the provider unless the order is settled; it takes 400 a minute. */
  visitorVerifies: 60,
  /** Pages that move an account to another browser, opened or used, from one address. */
  addressGoes: 120,
  /** Tries of a recovery code, each a slow hash: from one address, and from everywhere. */
  addressRecovers: 20,
  allRecovers: 300,
  /** Codes made by one visitor. */
  visitorCodes: 20,
  addressVerifies: 300,
} as const;

/** Free first words that a model is asked for, by one visitor in a day; tries that failed count. */
const WELCOMES_A_DAY = 60;

/** Each reads everything there is of a visitor. */
const EXPORTS_AN_HOUR = 5;

/**
 * The limits as middleware. Beyond one: 429 with Retry-After in seconds. Counts live in this process's memory,
 * or with `REDIS_URL` in Redis, for all processes together.
 */
export function createLimits(context: Context) {
  const { config, countsOf } = context;
  const visitor = (req: Request) => readVisitorCookie(req, context)?.userId ?? '';
  const address = (req: Request) => ipKeyGenerator(addressOf(req));
  // Hashed, for it opens the account and the counts may leave this process.
  const fingerprint = ({ body }: Request) => {
    const given = typeof body?.browserFingerprint === 'string' && body.browserFingerprint.trim();
    return given ? hash('sha256', given, 'base64url') : '';
  };
  const limit = (
    name: string,
    most: number,
    keyGenerator: (req: Request) => string,
    { optional = false, windowMs = MINUTE_MS } = {},
  ) =>
    config.rateLimitScale === 0
      ? off
      : rateLimit({
          ...shared,
          ...(countsOf && { store: countsOf(name) }),
          windowMs,
          limit: Math.ceil(most * config.rateLimitScale),
          keyGenerator,
          // Without a fingerprint or a cookie these calls are refused anyway; they must not fill one bucket.
          ...(optional && { skip: (req: Request) => keyGenerator(req) === '' }),
        });
  const ofVisitor = (name: keyof typeof PER_MINUTE) =>
    limit(name, PER_MINUTE[name], visitor, { optional: true });
  const ofAddress = (name: keyof typeof PER_MINUTE) => limit(name, PER_MINUTE[name], address);
  const { fingerprintRegisters } = PER_MINUTE;
  return {
    /** Every call: the address's, and where there is a cookie the visitor's as well. */
    caller: [ofAddress('address'), ofVisitor('visitor')],
    addressRegisters: ofAddress('addressRegisters'),
    fingerprintRegisters: limit('fingerprintRegisters', fingerprintRegisters, fingerprint, {
      optional: true,
    }),
    addressGoes: [ofAddress('addressGoes')],
    recovers: [
      ofAddress('addressRecovers'),
      limit('allRecovers', PER_MINUTE.allRecovers, () => 'all'),
    ],
    visitorCodes: ofVisitor('visitorCodes'),
    visitorSends: ofVisitor('visitorSends'),
    visitorSearches: ofVisitor('visitorSearches'),
    visitorReports: ofVisitor('visitorReports'),
    visitorOrders: ofVisitor('visitorOrders'),
    addressOrders: ofAddress('addressOrders'),
    visitorVerifies: ofVisitor('visitorVerifies'),
    addressVerifies: ofAddress('addressVerifies'),
    visitorWelcomes: limit('visitorWelcomes', WELCOMES_A_DAY, visitor, {
      optional: true,
      windowMs: DAY_MS,
    }),
    visitorExports: limit('visitorExports', EXPORTS_AN_HOUR, visitor, {
      optional: true,
      windowMs: HOUR_MS,
    }),
  };
}

const off: RequestHandler = (_req, _res, next) => next();

const shared: Partial<Options> = {
  standardHeaders: false,
  legacyHeaders: false,
  validate: false,
  handler: (req, res, next) => {
    const { resetTime } = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
    const waitMs = Math.max((resetTime?.getTime() ?? 0) - Date.now(), 1000);
    res.set('Retry-After', String(Math.ceil(waitMs / 1000)));
    next(
      new DomainError('too_many', 'That was a lot at once. Please wait a moment and try again.'),
    );
  },
};
