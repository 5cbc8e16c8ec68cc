import { Router } from 'express';
import * as endpoints from '#contract/endpoints/user.ts';
import { accountQuery } from '#contract/schemas/account.ts';
import { correctMemoryRequest } from '#contract/schemas/memory.ts';
import { registerRequest } from '#contract/schemas/user.ts';
import type { Context } from '../../context.ts';
import { correctFact, forgetFact } from '../../domain/memory/change-fact.ts';
import { erase } from '../../domain/user/erase.ts';
import { exportUser } from '../../domain/user/export-user.ts';
import { readAccount } from '../../domain/user/read-account.ts';
import { readUser } from '../../domain/user/read-user.ts';
import { register } from '../../domain/user/register.ts';
import { addressOf } from '../address-of.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { sendPieces } from '../send-pieces.ts';
import { findVisitor, requireVisitor, rollCookie } from '../visitor.ts';
import { clearVisitorCookie } from '../visitor-cookie.ts';

/** `/api/user`: who the visitor is, what is stored of her or him, and how to be rid of it. */
export function userRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.me, async (req, res) => {
    const visitor = await requireVisitor(context, req);
    const user = await readUser(context, visitor.userId);
    rollCookie(context, req, res, visitor);
    res.json(user);
  });

  route(router, endpoints.register, async (req, res) => {
    const registration = parse(registerRequest, req.body);
    const current = await findVisitor(context, req);
    const visitor = await register(context, { registration, ipAddress: addressOf(req), current });
    rollCookie(context, req, res, visitor);
    const user = await readUser(context, visitor.userId);
    res.status(visitor.isNew ? 201 : 200).json({ user });
  });

  route(router, endpoints.eraseMe, async (req, res) => {
    const visitor = await requireVisitor(context, req);
    await erase(context, visitor.userId);
    clearVisitorCookie(req, res, context.config);
    res.status(204).end();
  });

  route(router, endpoints.account, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { before } = parse(accountQuery, req.query);
    res.json(await readAccount(context, { userId, before }));
  });

  route(router, endpoints.correctMemory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { value } = parse(correctMemoryRequest, req.body);
    await correctFact(context, { id: req.params.id, userId, value });
    res.status(204).end();
  });

  route(router, endpoints.forgetMemory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await forgetFact(context, { id: req.params.id, userId });
    res.status(204).end();
  });

  route(router, endpoints.exportMe, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.attachment('jaanu-export.json').type('json');
    await sendPieces(res, exportUser(context, userId));
  });

  return router;
}
