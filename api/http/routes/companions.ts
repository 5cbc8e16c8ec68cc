import { Router } from 'express';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { companionQuery } from '#contract/schemas/companion.ts';
import type { Context } from '../../context.ts';
import {
  readAvailability,
  readCompanion,
  readCompanions,
} from '../../domain/companion/read-companions.ts';
import { parse } from '../parse.ts';

/** `/api/companions`: public, the same for every visitor. */
export function companionRoutes(context: Context): Router {
  const router = Router();

  router.get(ENDPOINTS.companions.path, async (req, res) => {
    res.json(await readCompanions(context, parse(companionQuery, req.query)));
  });

  router.get(ENDPOINTS.companionByUrlName.path, async (req, res) => {
    res.json(await readCompanion(context, { urlName: req.params.urlName ?? '' }));
  });

  router.get(ENDPOINTS.companion.path, async (req, res) => {
    res.json(await readCompanion(context, { id: req.params.id ?? '' }));
  });

  router.get(ENDPOINTS.availability.path, async (req, res) => {
    res.json(await readAvailability(context, req.params.id ?? ''));
  });

  return router;
}
