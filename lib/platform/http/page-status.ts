import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { allowFormTarget } from "./security-headers";

// On globalThis: the server that answers and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageResponses?: AsyncLocalStorage<ServerResponse> };
shared.bookpageResponses ??= new AsyncLocalStorage();
const responses = shared.bookpageResponses;

/** The answer being made, where the server goes through `withPageStatus`. */
export const currentResponse = (): ServerResponse | undefined => responses.getStore();

/** Runs the handler so that the page it draws can say with which status. */
export const withPageStatus =
  (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    responses.run(response, () => handle(request, response));

/**
 * Sets the status of the page being drawn. A page that throws `notFound()` instead is drawn by the browser alone,
 * and stays blank without JavaScript. False where the server does not go through `withPageStatus`.
 */
export function setPageStatus(status: number): boolean {
  const response = responses.getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}

/** Lets the forms of the page being drawn lead to this address too. */
export function letFormsLeadTo(target: string): void {
  const response = responses.getStore();
  const policy = response?.getHeader("content-security-policy");
  if (response && !response.headersSent && typeof policy === "string")
    response.setHeader("content-security-policy", allowFormTarget(policy, target));
}
