import { getWorkContext } from "@/lib/platform/work/work-context";

/** The headers of the request for which a page is rendered. */
export interface PageRequestHeaders {
  headers: Pick<Headers, "get">;
}

/**
 * Has this server render one of its pages as the response to a form: a route handler cannot render pages, and an
 * error must look like the other pages and keep its status. Null if the request did not come through our server, or
 * the server is stopping.
 */
export async function renderPage(path: string, request: PageRequestHeaders): Promise<string | null> {
  const work = getWorkContext();
  const { response } = work ?? {};
  const { localAddress, localPort } = response?.req.socket ?? {};
  if (!response || !localAddress) return null;
  const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
  const page = await fetch(`http://${host}:${localPort}${path}`, {
    headers: {
      "accept-language": request.headers.get("accept-language") ?? "",
      cookie: request.headers.get("cookie") ?? "",
      "x-request-id": work?.requestId ?? "",
    },
    redirect: "manual",
  }).catch(() => null);
  const policy = page?.headers.get("content-security-policy");
  if (policy) response.setHeader("content-security-policy", policy); // contains the nonce of the page's scripts
  return page ? page.text() : null;
}
