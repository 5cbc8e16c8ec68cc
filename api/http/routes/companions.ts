import { Router } from 'express';
import * as endpoints from '#contract/endpoints/companions.ts';
import { companionQuery } from '#contract/schemas/companion.ts';
import type { Context } from '../../context.ts';
import {
  readAvailability,
  readCompanion,
  readCompanions,
} from '../../domain/companion/read-companions.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';

/** `/api/companions`: public, the same for every visitor. */
export function companionRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.companions, async (req, res) => {
    res.json(await readCompanions(context, parse(companionQuery, req.query)));
  });

  route(router, endpoints.companionByUrlName, async (req, res) => {
    res.json(await readCompanion(context, { urlName: req.params.urlName }));
  });

  route(router, endpoints.companion, async (req, res) => {
    res.json(await readCompanion(context, { id: req.params.id }));
  });

  route(router, endpoints.availability, async (req, res) => {
    res.json(await readAvailability(context, req.params.id));
  });

  return router;
}
