import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { onStatement } from '#db/statement-news.ts';
import { RELEASE } from '../release.ts';

/** A call, once it is answered. */
export interface CallEnd {
  route: string;
  status: number;
  requestId: string;
}

/** Sends traces of calls and their database time to an OpenTelemetry collector; never a text, a value or an address. */
export interface Tracing {
  /** Runs a call; what it returns ends its span. */
  call(method: string, run: () => void): (end: CallEnd) => void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const FAILED = 500;

/** Where to and how is read from the environment, as OpenTelemetry names it (`OTEL_EXPORTER_OTLP_…`). */
export function createTracing(env: NodeJS.ProcessEnv): Tracing {
  const own = resourceFromAttributes({
    'service.name': env.OTEL_SERVICE_NAME || 'jaanu',
    'service.version': RELEASE.version,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(own),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('jaanu');
  const calls = new AsyncLocalStorage<Context>();
  const hearNoMore = onStatement(({ name, ms, isFailed }) => {
    const call = calls.getStore();
    if (!call) return;
    const now = Date.now();
    const kind = SpanKind.CLIENT;
    const span = tracer.startSpan(name(), { kind, startTime: now - ms }, call);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  });
  return {
    call(method, run) {
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      calls.run(trace.setSpan(ROOT_CONTEXT, span), run);
      return ({ route, status, requestId }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'jaanu.request_id': requestId,
        });
        if (status >= FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    async stop() {
      hearNoMore();
      await provider.shutdown();
    },
  };
}
