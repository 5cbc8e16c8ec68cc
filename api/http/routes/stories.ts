import { Router } from 'express';
import * as endpoints from '#contract/endpoints/stories.ts';
import { changeStoryRequest } from '#contract/schemas/story.ts';
import type { Context } from '../../context.ts';
import { changeStory, eraseStory, readStory } from '../../domain/story/change-story.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { requireVisitor } from '../visitor.ts';

/** `/api/companions/{id}/story`: the visitor's own with her. */
export function storyRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.story, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.json(await readStory(context, { userId, companionId: req.params.id }));
  });

  route(router, endpoints.changeStory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const { entries } = parse(changeStoryRequest, req.body);
    res.json(await changeStory(context, { userId, companionId: req.params.id, entries }));
  });

  route(router, endpoints.eraseStory, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await eraseStory(context, { userId, companionId: req.params.id });
    res.status(204).end();
  });

  return router;
}
