import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Context, PaymentPage } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { readHandoff, spendCode } from '../../domain/user/carry-over.ts';
import { goChoice, goOver, goPage } from '../go-page.ts';
import { ownOriginOnly } from '../guards.ts';
import { checkoutAway, sendPaymentPage } from '../payment-page.ts';
import { systemOfAgent } from '../system-of-agent.ts';
import { findReturning, rollCookie } from '../visitor.ts';

/** Codes are 256 bits in 43 letters. */
const CODE = /^[\w-]{43}$/;

/** A random token that the page gave the browser: its form repeats it, another site's cannot. */
const SEEN = 'jaanu_go';

const seenBy = ({ headers }: Request): string | undefined =>
  /^[\w-]{22}$/.exec(parseCookie(headers.cookie ?? '')[SEEN] ?? '')?.[0];

/**
 * Throws forbidden for a form of another site, which could sign a visitor in to a stranger's account. A page that sends
 * no referrer sends no origin either (`null`), so the cookie proves where it comes from.
 */
function ownPageOnly({ config }: Context, req: Request): string {
  const { headers } = req;
  const { origin, ...rest } = headers;
  ownOriginOnly(config, origin === 'null' ? rest : headers);
  const page = seenBy(req);
  if (page) return page;
  throw new DomainError('forbidden', 'This page is opened from its link');
}

/** `/go/{code}`: carries an account over to this browser, by a button; a preview that only fetches spends nothing. */
export function goRoutes(context: Context): Router {
  const router = Router();
  const send = (res: Response, page: PaymentPage) => {
    // The address opens an account: no other site learns it, and no cache keeps it.
    res.setHeader('Referrer-Policy', 'no-referrer');
    sendPaymentPage(res, page);
  };

  router.get('/go/:code', async (req, res) => {
    const { code } = req.params;
    const current = await findReturning(context, req);
    const page = seenBy(req) ?? randomBytes(16).toString('base64url');
    const found = CODE.test(code) ? await readHandoff(context, code, { current, page }) : undefined;
    if (!found?.isOpen) return send(res.status(404), goOver());
    res.append('Set-Cookie', `${SEEN}=${page}; Path=/go; Max-Age=600; HttpOnly; SameSite=Strict`);
    send(res, found.own ? goChoice(found.own) : goPage());
  });

  router.post(
    '/go/:code',
    express.urlencoded({ extended: false, limit: 1_000 }),
    async (req, res) => {
      const page = ownPageOnly(context, req);
      const code = String(req.params.code);
      const choice = req.body?.own === 'leave' ? 'leave' : undefined;
      const carried = CODE.test(code)
        ? await spendCode(context, code, {
            current: await findReturning(context, req),
            choice,
            page,
            system: systemOfAgent(req.get('user-agent')),
          })
        : undefined;
      if (!carried || carried.kind === 'refused') return send(res.status(404), goOver());
      if (carried.kind === 'choose') return send(res.status(409), goChoice(carried.own));
      await rollCookie(context, req, res, carried.credential);
      res.setHeader('Referrer-Policy', 'no-referrer');
      // A browser that was signed out or erased has a visitor again (site/layouts/before-paint.ts).
      res.append('Set-Cookie', 'jaanu_arrived=1; Path=/; Max-Age=60; SameSite=Lax');
      res.redirect(303, carried.path);
    },
  );

  const away: ErrorRequestHandler = (err, _req, res, _next) => {
    if (err instanceof URIError) return send(res.status(404), goOver());
    if (err instanceof DomainError) {
      return send(res.status(err.code === 'too_many' ? 429 : 403), checkoutAway());
    }
    // A form that is not ours: too large, or in an unsupported encoding.
    if (err.status < 500) return send(res.status(err.status), goOver());
    context.log.error({ err, requestId: res.getHeader('X-Request-Id') }, 'go page failed');
    send(res.status(503), checkoutAway());
  };
  return router.use('/go', away);
}
