import type { Page, Request } from "@playwright/test";

const QUIET_MS = 120;

/** Records requests and errors of a page between screens. */
export function watchPage(page: Page) {
  const pending = new Set<Request>();
  let lastChange = Date.now();
  let refused: string[] = [];
  let complaints: string[] = [];
  const isOurs = (request: Request) => ["fetch", "xhr", "document"].includes(request.resourceType());
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = Date.now();
  };
  page.on("request", (request) => {
    if (!isOurs(request)) return;
    pending.add(request);
    lastChange = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  page.on("response", (response) => {
    if (response.status() < 400) return;
    const { pathname, search } = new URL(response.url());
    refused.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // Failed requests are recorded by their responses.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  return {
    forget: () => {
      refused = [];
      complaints = [];
    },
    told: () => ({ refused, complaints }),
    /** True if no request is pending, and none was for a moment. */
    isQuiet: () => pending.size === 0 && Date.now() - lastChange > QUIET_MS,
  };
}
