import express, { Router } from 'express';
import type { Context } from '../../context.ts';
import { CSP_REPORTS } from '../security-headers.ts';

/** A report is small; what is larger is none. */
const MOST_BYTES = 8_192;

/** The directive of a policy, and nothing that an address might contain. */
const DIRECTIVE = /^[a-z-]{1,40}$/;

/**
 * What browsers report of pages that asked for something their policy forbids: an attack, an extension, or a mistake of
 * ours. Of a report only the directive is kept: its addresses name chats.
 */
export function cspReportRoutes({ log }: Pick<Context, 'log'>): Router {
  const router = Router();
  const body = express.json({ type: () => true, limit: MOST_BYTES });
  router.post(CSP_REPORTS, body, ({ body: report }, res) => {
    const { 'effective-directive': effective, 'violated-directive': violated } =
      (report as Record<string, Record<string, unknown>> | undefined)?.['csp-report'] ?? {};
    const directive = String(effective ?? violated ?? '').split(' ')[0] ?? '';
    if (DIRECTIVE.test(directive)) log.warn({ directive }, 'a page was kept from something');
    res.status(204).end();
  });
  return router;
}
