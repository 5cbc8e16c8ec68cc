import { Router } from 'express';
import * as account from '#contract/endpoints/account.ts';
import * as signIn from '#contract/endpoints/sign-in.ts';
import * as endpoints from '#contract/endpoints/user.ts';
import { PAGES } from '#contract/pages.ts';
import { accountQuery } from '#contract/schemas/account.ts';
import { correctMemoryRequest, restoreMemoryRequest } from '#contract/schemas/memory.ts';
import { handoffRequest, recoverRequest } from '#contract/schemas/sign-in.ts';
import { registerRequest } from '#contract/schemas/user.ts';
import { unbounded } from '#db/connection/bounds.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFound, unauthorized } from '../../domain/errors.ts';
import { isUuid } from '../../domain/is-uuid.ts';
import { correctFact, forgetFact } from '../../domain/memory/change-fact.ts';
import { putFactBack } from '../../domain/memory/put-fact-back.ts';
import { fingerprintDigest, systemOf } from '../../domain/user/browser-names.ts';
import { makeRecoveryCode, recover, startHandoff } from '../../domain/user/carry-over.ts';
import { erase } from '../../domain/user/erase.ts';
import { exportUser } from '../../domain/user/export-user.ts';
import { readAccount } from '../../domain/user/read-account.ts';
import { readUser } from '../../domain/user/read-user.ts';
import { register } from '../../domain/user/register.ts';
import { readBrowsers, signOut, signOutEverywhere } from '../../domain/user/signed-in-browsers.ts';
import { addressOf } from '../address-of.ts';
import { choiceWords } from '../go-page.ts';
import { ownOrigin } from '../own-origin.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { sendPieces } from '../send-pieces.ts';
import { findReturning, requireVisitor, rollCookie } from '../visitor.ts';
import { clearVisitorCookie } from '../visitor-cookie.ts';

/** `/api/user`: who the visitor is, what is stored of her or him, and how to be rid of it. */
export function userRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.me, async (req, res) => {
    const visitor = await findReturning(context, req);
    if (!visitor) throw unauthorized();
    const user = await readUser(context, visitor.userId);
    await rollCookie(context, req, res, visitor);
    res.json(user);
  });

  route(router, endpoints.register, async (req, res) => {
    const registration = parse(registerRequest, req.body);
    const current = await findReturning(context, req);
    const visitor = await register(context, { registration, ipAddress: addressOf(req), current });
    await rollCookie(context, req, res, visitor);
    const user = await readUser(context, visitor.userId);
    res.status(visitor.isNew ? 201 : 200).json({ user });
  });

  route(router, account.eraseMe, async (req, res) => {
    const visitor = await requireVisitor(context, req);
    await erase(context, visitor.userId);
    clearVisitorCookie(req, res, context.config);
    res.status(204).end();
  });

  route(router, account.account, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { before } = parse(accountQuery, req.query);
    res.json(await readAccount(context, { userId, before }));
  });

  route(router, account.correctMemory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { value } = parse(correctMemoryRequest, req.body);
    await correctFact(context, { id: req.params.id, userId, value });
    res.status(204).end();
  });

  route(router, account.forgetMemory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.json(await forgetFact(context, { id: req.params.id, userId }));
  });

  route(router, account.restoreMemory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { undo } = parse(restoreMemoryRequest, req.body);
    await putFactBack(context, { id: req.params.id, userId, undo });
    res.status(204).end();
  });

  route(router, account.exportMe, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.attachment('jaanu-export.json').type('json');
    await unbounded(() => sendPieces(res, exportUser(context, userId)));
  });

  route(router, signIn.handoff, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { path } = parse(handoffRequest, req.body);
    const { code, expiresAt } = await startHandoff(context, { userId, path: path ?? PAGES.home });
    const url = `${ownOrigin(context, req)}/go/${code}`;
    res.status(201).json({ url, expiresAt: expiresAt.toISOString() });
  });

  route(router, signIn.makeRecovery, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.status(201).json({ code: await makeRecoveryCode(context, userId) });
  });

  route(router, signIn.recover, async (req, res) => {
    const { code, own, ...browser } = parse(recoverRequest, req.body);
    const carried = await recover(context, code, {
      current: await findReturning(context, req),
      choice: own ?? undefined,
      fingerprint: fingerprintDigest(browser.browserFingerprint),
      system: systemOf(browser),
    });
    if (carried.kind === 'refused') {
      throw new DomainError(
        'unauthorized',
        'These words open no account. Please check each of them.',
      );
    }
    if (carried.kind === 'choose') throw new DomainError('conflict', choiceWords(carried.own));
    await rollCookie(context, req, res, carried.credential);
    res.json({ user: await readUser(context, carried.credential.userId) });
  });

  route(router, signIn.browsers, async (req, res) => {
    res.json(await readBrowsers(context, await requireVisitor(context, req)));
  });

  route(router, signIn.signOutBrowser, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { id } = req.params;
    if (!isUuid(id) || (await signOut(context, userId, { id })) === 0) throw notFound('Browser');
    res.status(204).end();
  });

  route(router, signIn.signOutEverywhere, async (req, res) => {
    const visitor = await requireVisitor(context, req);
    await rollCookie(context, req, res, await signOutEverywhere(context, visitor));
    res.status(204).end();
  });

  route(router, signIn.signOut, async (req, res) => {
    const { userId, credentialId } = await requireVisitor(context, req);
    await signOut(context, userId, { credentialId });
    clearVisitorCookie(req, res, context.config);
    res.status(204).end();
  });

  return router;
}
