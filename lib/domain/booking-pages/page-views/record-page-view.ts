import type { Instant } from "@/lib/core/time/instant";
import { getDatabase } from "@/lib/platform/db/client";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { isPageView } from "./is-page-view";
import { storePageViews } from "./store-page-views";
import { addPageView, type ViewedPage } from "./view-counts";

/** Counts the current request as a page view and stores nothing else of it. */
export function recordPageView(page: ViewedPage, now: Instant): void {
  const request = getWorkContext()?.response?.req;
  if (!request) return;
  const { method = "GET", url = "/", headers } = request;
  if (isPageView({ method, path: url.split("?")[0] ?? "/", headers }))
    addPageView(page, now, () => void storePageViews(getDatabase()));
}
