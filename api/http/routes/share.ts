import { Router } from 'express';
import { PAGES } from '#contract/pages.ts';
import { SHARE_ACTION, SHARE_LOST } from '#contract/share.ts';

/**
 * A share that met no service worker. It may be private, so nothing of it is read, and the page says
 * that it did not arrive. Comes from the phone itself, which names no origin; it changes nothing here.
 */
export function shareRoutes(): Router {
  const router = Router();
  router.post(SHARE_ACTION, (_req, res) => res.redirect(303, PAGES.chats + SHARE_LOST));
  return router;
}
