import { getWorkContext } from "@/lib/platform/work/work-context";

/** The headers of the request on whose behalf a page is drawn. */
export interface PageRequestHeaders {
  headers: Pick<Headers, "get">;
}

/**
 * Has this server draw one of its pages for the answer to a form: a route handler cannot draw pages itself, and a
 * refusal must look like the rest and keep its status. Null where no server of ours stands behind the request, or
 * where it is about to stop.
 */
export async function renderPage(path: string, request: PageRequestHeaders): Promise<string | null> {
  const work = getWorkContext();
  const { response } = work ?? {};
  const { localAddress, localPort } = response?.req.socket ?? {};
  if (!response || !localAddress) return null;
  const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
  const drawn = await fetch(`http://${host}:${localPort}${path}`, {
    headers: {
      "accept-language": request.headers.get("accept-language") ?? "",
      cookie: request.headers.get("cookie") ?? "",
      "x-request-id": work?.requestId ?? "",
    },
    redirect: "manual",
  }).catch(() => null);
  const policy = drawn?.headers.get("content-security-policy");
  if (policy) response.setHeader("content-security-policy", policy); // with the nonce of the page's scripts
  return drawn ? drawn.text() : null;
}
