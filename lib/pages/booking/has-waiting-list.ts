import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import type { PageQuery } from "./parse-page-query";

/**
 * Links and rescheduling have no waiting list, as their times differ; nor has a proposal of several times, as an offer
 * holds one time.
 */
export const hasWaitingList = (page: PublicPage, query: Pick<PageQuery, "link" | "key">): boolean =>
  page.settings.waiting_list?.active === true &&
  query.link === null &&
  query.key === undefined &&
  deriveSlotCountLimits(page.settings).least <= 1;
