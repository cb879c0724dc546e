import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { version } from "@/package.json";
import { installStatementTracing } from "./install-statement-tracing";
import { setTracing, type Tracing } from "./tracing";

const SPAN_KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; the exporter and the sampler read their other OTEL_ settings
 * themselves. Loaded only if that is set. Returns a function that flushes and stops.
 */
export function startTracing({ role }: { role: string }): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": process.env.OTEL_SERVICE_NAME || "bookpage",
      "service.version": version,
      "bookpage.role": role,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register(); // propagates `traceparent`, and keeps the context across asynchronous calls
  trace.disable(); // the framework's spans would contain whole addresses, with their keys
  setTracing(createTracing(provider.getTracer("bookpage")));
  installStatementTracing();
  return () => provider.shutdown();
}

const createTracing = (tracer: Tracer): Tracing => ({
  withSpan({ name, kind, attributes, parent }, run) {
    const from = parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();
    return tracer.startActiveSpan(name, { kind: SPAN_KINDS[kind], attributes }, from, async (span) => {
      try {
        return await run((more) => span.setAttributes(more));
      } catch (error) {
        // Messages may contain personal data: the kind of error is enough to find its log line.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
        throw error;
      } finally {
        span.end();
      }
    });
  },
  traceparent() {
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent ?? null;
  },
});
