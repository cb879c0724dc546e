export type SpanAttributes = Record<string, string | number | boolean>;

/** A span of a trace. */
export interface TraceSpan {
  name: string;
  /**
   * The role of the span: `server` handles a request, `client` calls another service, `consumer` runs a queued job.
   */
  kind: "server" | "client" | "consumer";
  attributes: SpanAttributes;
  /** The parent span elsewhere, as `traceparent` (W3C Trace Context); by default the current one. */
  parent?: string | null;
}

export interface Tracing {
  /** Runs `run` as a span; `note` adds attributes that are known later. A thrown error marks the span as failed. */
  withSpan<T>(step: TraceSpan, run: (note: (attributes: SpanAttributes) => void) => Promise<T>): Promise<T>;
  /** Returns the current span, to continue it elsewhere. */
  traceparent(): string | null;
}

// On globalThis: the start command sets it, and the bundled pages have a copy of this module.
const shared = globalThis as { bookpageTracing?: Tracing };

/** Enables tracing. Without it `withSpan` only calls `run`. */
export function setTracing(tracing: Tracing): void {
  shared.bookpageTracing = tracing;
}

const toNothing = () => {};

export const withSpan: Tracing["withSpan"] = (step, run) =>
  shared.bookpageTracing ? shared.bookpageTracing.withSpan(step, run) : run(toNothing);

export const getTraceparent = (): string | null => shared.bookpageTracing?.traceparent() ?? null;
