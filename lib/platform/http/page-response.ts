import { getWorkContext } from "@/lib/platform/work/work-context";
import { addFormTarget } from "./security-headers";

/**
 * Sets the status of the page being drawn. A page that throws `notFound()` instead is drawn by the browser alone,
 * and stays blank without JavaScript. False where no server of ours makes the answer.
 */
export function setPageStatus(status: number): boolean {
  const response = getWorkContext()?.response;
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}

/** Tells programs, in the answer's `Link`, what stands beside the page being drawn; a page that is kept keeps it. */
export function appendLinkHeader(links: string): void {
  const response = getWorkContext()?.response;
  if (response && !response.headersSent) response.appendHeader("link", links);
}

/** Lets the forms of the page being drawn lead to this address too. */
export function enableFormTarget(target: string): void {
  const response = getWorkContext()?.response;
  const policy = response?.getHeader("content-security-policy");
  if (response && !response.headersSent && typeof policy === "string")
    response.setHeader("content-security-policy", addFormTarget(policy, target));
}
