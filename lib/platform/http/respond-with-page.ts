import { renderPage } from "./render-page";

/** Returns the page at this path with this status; redirects to it if it cannot be rendered here. */
export async function respondWithPage(
  request: Request,
  path: string,
  status: number,
  headers: Record<string, string> | null = null,
): Promise<Response> {
  const markup = await renderPage(path, request);
  return new Response(markup, {
    status: markup === null ? 303 : status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
      ...(markup === null && { location: path }),
    },
  });
}
