import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { isPageView } from "@/lib/domain/booking-pages/page-views/is-page-view";
import type { ViewedPage } from "@/lib/domain/booking-pages/page-views/view-counts";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { OLD_LINK_VISITS, storeOldLinkVisits } from "./old-link-visits";
import { toLinkingSite } from "./to-linking-site";

/** Counts the present request, which came by a path of another tool, for the outside site that has the link. */
export function recordOldLinkVisit({ organization, zone }: ViewedPage, now: Instant): void {
  const request = getWorkContext()?.response?.req;
  if (!request) return;
  const { method = "GET", url = "/", headers } = request;
  if (!isPageView({ method, path: url.split("?")[0] ?? "/", headers })) return;
  const ownHosts = [headers.host ?? "", new URL(env().WEB_URL).host];
  const site = toLinkingSite(headers.referer ?? "", ownHosts);
  if (site)
    OLD_LINK_VISITS.add(
      { organization, site, day: toLocalDate(zone, now) },
      () => void storeOldLinkVisits(getDatabase()),
    );
}
