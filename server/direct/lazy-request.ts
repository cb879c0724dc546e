import type { IncomingMessage } from "node:http";
import { LazyHeaders } from "@/lib/platform/http/lazy-headers";
import { ORIGIN } from "./origin";
import { toRequest } from "./to-request";

/** Properties and methods of `Request` that need the standard object. */
const STANDARD_PROPERTIES = [
  ...([
    "body",
    "bodyUsed",
    "cache",
    "credentials",
    "destination",
    "duplex",
    "integrity",
    "isHistoryNavigation",
  ] as const),
  ...([
    "isReloadNavigation",
    "keepalive",
    "mode",
    "redirect",
    "referrer",
    "referrerPolicy",
    "signal",
  ] as const),
];
const STANDARD_METHODS = ["arrayBuffer", "blob", "bytes", "clone", "formData", "json", "text"] as const;

/**
 * A request that is a standard `Request` to its handler, and is made one only where more is asked of it than its method,
 * address and headers, as by whoever reads a body: making it costs as much as all else that an empty answer takes.
 */
class LazyRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  private standard: Request | null = null;

  constructor(private readonly incoming: IncomingMessage) {
    this.method = incoming.method ?? "GET";
    this.url = ORIGIN + (incoming.url ?? "/");
    this.headers = LazyHeaders.of(incoming.headers);
  }

  toStandard(): Request {
    this.standard ??= toRequest(this.incoming);
    return this.standard;
  }
}

for (const name of STANDARD_PROPERTIES)
  Object.defineProperty(LazyRequest.prototype, name, {
    get(this: LazyRequest) {
      return (this.toStandard() as unknown as Record<string, unknown>)[name];
    },
  });
for (const name of STANDARD_METHODS)
  Object.defineProperty(LazyRequest.prototype, name, {
    value(this: LazyRequest) {
      return (this.toStandard() as unknown as Record<string, () => unknown>)[name]?.();
    },
  });
Object.setPrototypeOf(LazyRequest.prototype, Request.prototype);

export const lazyRequest = (incoming: IncomingMessage): Request =>
  new LazyRequest(incoming) as unknown as Request;
