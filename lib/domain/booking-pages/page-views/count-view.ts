import type { Instant } from "@/lib/core/time/instant";
import { database } from "@/lib/platform/db/client";
import { currentWork } from "@/lib/platform/work/current-work";
import { isView } from "./is-view";
import { addView, type SeenPage } from "./view-counts";
import { writeViews } from "./write-views";

/** Counts that the request under way opens this page. Nothing of the request is kept. */
export function countView(page: SeenPage, now: Instant): void {
  const request = currentWork()?.response?.req;
  if (!request) return;
  const { method = "GET", url = "/", headers } = request;
  if (isView({ method, path: url.split("?")[0] ?? "/", headers }))
    addView(page, now, () => void writeViews(database()));
}
