import type { RequestListener } from 'node:http';
import express, { type Router } from 'express';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { BODY_LIMIT } from '#contract/limits.ts';
import type { Context } from './context.ts';
import { boundedCall } from './http/bounded-call.ts';
import { errorHandler, noSuchEndpoint } from './http/error-handler.ts';
import { acceptable, everyAnswer, isTooLong, shortAddress } from './http/guards.ts';
import { createLimits } from './http/rate-limits.ts';
import { chatRoutes } from './http/routes/chat.ts';
import { chatActionRoutes } from './http/routes/chat-actions.ts';
import { companionRoutes } from './http/routes/companions.ts';
import { cspReportRoutes } from './http/routes/csp-reports.ts';
import { goRoutes } from './http/routes/go.ts';
import { healthRoutes } from './http/routes/health.ts';
import { metricsRoutes } from './http/routes/metrics.ts';
import { noticeRoutes } from './http/routes/notice.ts';
import { paymentRoutes, webhookRoutes } from './http/routes/payment.ts';
import { paymentPageRoutes } from './http/routes/payment-pages.ts';
import { pushRoutes } from './http/routes/push.ts';
import { shareRoutes } from './http/routes/share.ts';
import { storyRoutes } from './http/routes/stories.ts';
import { userRoutes } from './http/routes/user.ts';
import type { ServeSite } from './http/site/serve-site.ts';

/**
 * The whole product as one request listener: the built site where there is one, then the API.
 * @param routes what is mounted behind the guards and limits; the benchmark mounts its own
 */
export function createApp(
  context: Context,
  serveSite?: ServeSite,
  routes: Router[] = [
    userRoutes(context),
    companionRoutes(context),
    chatRoutes(context),
    chatActionRoutes(context),
    storyRoutes(context),
    pushRoutes(context),
    paymentRoutes(context),
    noticeRoutes(context),
    healthRoutes(context),
    metricsRoutes(context),
  ],
): RequestListener {
  const api = express();
  const limits = createLimits(context);
  api.disable('x-powered-by');
  api.set('etag', false);
  // Anyone can write a forwarding header: it counts only from the proxies the operator names.
  api.set('trust proxy', context.config.trustProxy);
  api.set('query parser', 'simple');
  api.use(everyAnswer(context), shortAddress, boundedCall);
  api.use(...limits.caller);
  api.use('/go', ...limits.addressGoes);
  api.use(
    webhookRoutes(context),
    paymentPageRoutes(context),
    goRoutes(context),
    shareRoutes(),
    cspReportRoutes(context),
  );
  api.use(acceptable(context), express.json({ limit: BODY_LIMIT }));
  api.post(ENDPOINTS.register.path, limits.addressRegisters, limits.fingerprintRegisters);
  api.post(ENDPOINTS.recover.path, ...limits.recovers);
  api.post(ENDPOINTS.handoff.path, limits.visitorCodes);
  api.post(ENDPOINTS.makeRecovery.path, limits.visitorCodes);
  api.post(ENDPOINTS.sendMessage.path, limits.visitorSends);
  api.post(ENDPOINTS.anotherReply.path, limits.visitorSends);
  api.put(ENDPOINTS.editMessage.path, limits.visitorSends);
  api.get(ENDPOINTS.searchChat.path, limits.visitorSearches);
  api.post(ENDPOINTS.reportMessage.path, limits.visitorReports);
  api.post(ENDPOINTS.welcome.path, limits.visitorWelcomes);
  api.get(ENDPOINTS.exportMe.path, limits.visitorExports);
  api.post(ENDPOINTS.createPayment.path, limits.visitorOrders, limits.addressOrders);
  api.post(ENDPOINTS.verifyPayment.path, limits.visitorVerifies, limits.addressVerifies);
  api.use(...routes, noSuchEndpoint);
  api.use(errorHandler(context));
  return (req, res) => {
    if (isTooLong(req.url) || !serveSite?.(req, res)) api(req, res);
  };
}
