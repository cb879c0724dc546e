import { getWorkContext } from "@/lib/platform/work/work-context";
import { addFormTarget } from "./add-form-target";

/**
 * Sets the status of the page being rendered. A page that throws `notFound()` instead is rendered by the browser
 * alone, and stays blank without JavaScript. False if the response does not come from our server.
 */
export function setPageStatus(status: number): boolean {
  const response = getWorkContext()?.response;
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}

/** Reads a parameter of the address, for pages that the framework renders without its query. */
export function readPageQuery(name: string): string | null {
  const url = getWorkContext()?.response?.req.url;
  return url === undefined ? null : new URL(url, "http://localhost").searchParams.get(name);
}

/** Adds links to the response's `Link` header for programs; a cached page keeps them. */
export function appendLinkHeader(links: string): void {
  const response = getWorkContext()?.response;
  if (response && !response.headersSent) response.appendHeader("link", links);
}

/** Allows forms of the page being rendered to submit to this address. */
export function enableFormTarget(target: string): void {
  const response = getWorkContext()?.response;
  const policy = response?.getHeader("content-security-policy");
  if (response && !response.headersSent && typeof policy === "string")
    response.setHeader("content-security-policy", addFormTarget(policy, target));
}
