import type { Page, Request } from "@playwright/test";

const QUIET_MS = 120;

/** What a page asks for and complains about, from one screen to the next. */
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
    // What was refused is told by its answer.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  return {
    forget: () => {
      refused = [];
      complaints = [];
    },
    told: () => ({ refused, complaints }),
    /** Nothing is being asked for, and has not been for a moment. */
    isQuiet: () => pending.size === 0 && Date.now() - lastChange > QUIET_MS,
  };
}
