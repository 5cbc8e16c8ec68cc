import { hash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import type { Context } from '../context.ts';
import { DomainError } from '../domain/errors.ts';
import { addressOf } from './address-of.ts';
import { readVisitorCookie } from './visitor-cookie.ts';

const MINUTE_MS = 60_000;

/**
 * How many calls are taken in a minute. Indian carriers put thousands of people behind one address,
 * so the limits per address only stop floods; those per person are far above what a thumb can do.
 */
const PER_MINUTE = {
  /** Any call by one visitor. */
  visitor: 900,
  /** Any call without a visitor's cookie, from one address. */
  address: 20_000,
  /** Registrations from one address. */
  addressRegisters: 1_000,
  /** Registrations with one fingerprint. */
  fingerprintRegisters: 60,
  /** Messages sent by one visitor. */
  visitorSends: 120,
  /** Orders, each a call of the payment provider, who takes 200 in a minute from all of us. */
  visitorOrders: 20,
  addressOrders: 100,
  /** Questions after orders; unless it is settled each calls the provider, who takes 400. */
  visitorVerifies: 60,
  addressVerifies: 300,
} as const;

/**
 * The limits as middleware. Beyond one: 429 with Retry-After in seconds. Counts live in this process's memory,
 * or with `REDIS_URL` in Redis, for all processes together.
 */
export function createLimits({ config, countsOf }: Context) {
  const visitor = (req: Request) => readVisitorCookie(req, config)?.userId ?? '';
  const address = (req: Request) => ipKeyGenerator(addressOf(req));
  // Hashed, for it opens the account and the counts may leave this process.
  const fingerprint = ({ body }: Request) => {
    const given = typeof body?.browserFingerprint === 'string' && body.browserFingerprint.trim();
    return given ? hash('sha256', given, 'base64url') : '';
  };
  const limit = (
    name: string,
    perMinute: (req: Request) => number,
    keyGenerator: (req: Request) => string,
    optional = false,
  ) =>
    config.rateLimitScale === 0
      ? off
      : rateLimit({
          ...shared,
          ...(countsOf && { store: countsOf(name) }),
          limit: (req) => Math.ceil(perMinute(req) * config.rateLimitScale),
          keyGenerator,
          // Without a fingerprint or a cookie these calls are refused anyway; they must not fill one bucket.
          ...(optional && { skip: (req: Request) => keyGenerator(req) === '' }),
        });
  return {
    /** Every call: a visitor's own, or else the address's. */
    caller: limit(
      'caller',
      (req) => (visitor(req) === '' ? PER_MINUTE.address : PER_MINUTE.visitor),
      (req) => visitor(req) || address(req),
    ),
    addressRegisters: limit('addressRegisters', () => PER_MINUTE.addressRegisters, address),
    fingerprintRegisters: limit(
      'fingerprintRegisters',
      () => PER_MINUTE.fingerprintRegisters,
      fingerprint,
      true,
    ),
    visitorSends: limit('visitorSends', () => PER_MINUTE.visitorSends, visitor, true),
    visitorOrders: limit('visitorOrders', () => PER_MINUTE.visitorOrders, visitor, true),
    addressOrders: limit('addressOrders', () => PER_MINUTE.addressOrders, address),
    visitorVerifies: limit('visitorVerifies', () => PER_MINUTE.visitorVerifies, visitor, true),
    addressVerifies: limit('addressVerifies', () => PER_MINUTE.addressVerifies, address),
  };
}

const off: RequestHandler = (_req, _res, next) => next();

const shared: Partial<Options> = {
  windowMs: MINUTE_MS,
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
