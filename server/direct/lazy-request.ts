import type { IncomingMessage } from "node:http";
import { delegateMembers } from "@/lib/platform/http/delegate-members";
import { LazyHeaders } from "@/lib/platform/http/lazy-headers";
import { ORIGIN } from "./origin";
import { toRequest } from "./to-request";

/**
 * A request that becomes a standard `Request` only if its handler uses more than method, address and headers, such as
 * the body: creating one costs as much as everything else for an empty response.
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
