import { Router } from 'express';
import * as endpoints from '#contract/endpoints/push.ts';
import { askRequest, pushRequest } from '#contract/schemas/push.ts';
import type { Context } from '../../context.ts';
import { readPushState, startPush, stopPush } from '../../domain/push/subscribe.ts';
import { askLater, askNoMore } from '../../domain/push/wishes.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { requireChatter, requireVisitor } from '../visitor.ts';

/** Notifications: what a visitor wants to be asked, and where. */
export function pushRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.push, async (req, res) => {
    res.json(await readPushState(context, await requireVisitor(context, req)));
  });

  route(router, endpoints.startPush, async (req, res) => {
    const visitor = await requireChatter(context, req);
    await startPush(context, visitor, parse(pushRequest, req.body));
    res.status(204).end();
  });

  route(router, endpoints.endPush, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await stopPush(context, userId);
    res.status(204).end();
  });

  route(router, endpoints.askLater, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const { on } = parse(askRequest, req.body);
    await askLater(context, { messageId: req.params.messageId, userId }, on);
    res.status(204).end();
  });

  route(router, endpoints.askNoMore, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await askNoMore(context, { messageId: req.params.messageId, userId });
    res.status(204).end();
  });

  return router;
}
