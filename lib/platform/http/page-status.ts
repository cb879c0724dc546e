import { currentWork } from "@/lib/platform/work/current-work";
import { allowFormTarget } from "./security-headers";

/**
 * Sets the status of the page being drawn. A page that throws `notFound()` instead is drawn by the browser alone,
 * and stays blank without JavaScript. False where no server of ours makes the answer.
 */
export function setPageStatus(status: number): boolean {
  const response = currentWork()?.response;
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}

/** Tells programs, in the answer's `Link`, what stands beside the page being drawn; a page that is kept keeps it. */
export function announceLinks(links: string): void {
  const response = currentWork()?.response;
  if (response && !response.headersSent) response.appendHeader("link", links);
}

/** Lets the forms of the page being drawn lead to this address too. */
export function letFormsLeadTo(target: string): void {
  const response = currentWork()?.response;
  const policy = response?.getHeader("content-security-policy");
  if (response && !response.headersSent && typeof policy === "string")
    response.setHeader("content-security-policy", allowFormTarget(policy, target));
}
