export type RouteHandler = ((
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response> | Response) & {
  /** True if it only responds that the method is not allowed. */
  refuses?: boolean;
};

/** The handlers that a `route.ts` exports, by method. */
export type RouteHandlers = Partial<Record<string, RouteHandler>>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Finds the handler of a method; null if the path has none. Like the framework, GET also handles HEAD. */
export function findHandler(handlers: RouteHandlers, method: string): RouteHandler | null {
  if (!(METHODS as readonly string[]).includes(method)) return null;
  const handler = handlers[method];
  if (handler) return handler;
  if (method === "HEAD") return handlers.GET ?? null;
  if (method !== "OPTIONS") return null;
  return () => new Response(null, { status: 204, headers: { allow: formatAllowHeader(handlers) } });
}

/** Formats the value of an Allow header. */
export const formatAllowHeader = (handlers: RouteHandlers): string =>
  METHODS.filter((method) => {
    const handler = handlers[method] ?? (method === "HEAD" ? handlers.GET : undefined);
    return handler ? !handler.refuses : method === "OPTIONS";
  }).join(", ");
