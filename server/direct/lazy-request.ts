import type { IncomingMessage } from "node:http";
import { delegateMembers } from "@/lib/platform/http/delegate-members";
import { LazyHeaders } from "@/lib/platform/http/lazy-headers";
import { ORIGIN } from "./origin";
import { toRequest } from "./to-request";

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

delegateMembers(LazyRequest, Request);

export const createLazyRequest = (incoming: IncomingMessage): Request =>
  new LazyRequest(incoming) as unknown as Request;
