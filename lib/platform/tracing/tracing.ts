export type SpanAttributes = Record<string, string | number | boolean>;

/** A step of a trace. */
export interface TraceSpan {
  name: string;
  /** Whose part it is: `server` answers a request, `client` asks somebody else, `consumer` does a queued job. */
  kind: "server" | "client" | "consumer";
  attributes: SpanAttributes;
  /** The step that led to it elsewhere, as `traceparent` (W3C Trace Context); without it, the one under way here. */
  parent?: string | null;
}

export interface Tracing {
  /** Runs `run` as a step; what is known only later is added with `note`. What it throws marks the step as failed. */
  withSpan<T>(step: TraceSpan, run: (note: (attributes: SpanAttributes) => void) => Promise<T>): Promise<T>;
  /** The step under way, for whoever goes on elsewhere. */
  traceparent(): string | null;
}

// On globalThis: the start command sets it, and the bundled pages have a copy of this module.
const shared = globalThis as { bookpageTracing?: Tracing };

/** From now on steps are told. Without it `withSpan` only runs them. */
export function setTracing(tracing: Tracing): void {
  shared.bookpageTracing = tracing;
}

const toNothing = () => {};

export const withSpan: Tracing["withSpan"] = (step, run) =>
  shared.bookpageTracing ? shared.bookpageTracing.withSpan(step, run) : run(toNothing);

export const getTraceparent = (): string | null => shared.bookpageTracing?.traceparent() ?? null;
