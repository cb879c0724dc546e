import type { Instant } from "@/lib/core/time/instant";
import { findOpenResponse } from "@/lib/domain/bookings/forms/responses/open-response";
import type { Db } from "@/lib/platform/db/client";
import type { PublicPage } from "./public-page";

/** The page with what was answered to the form of its organisation that led to it; without any, as it is. */
export async function followResponse(
  db: Db,
  page: PublicPage,
  token: string | null,
  now: Instant,
): Promise<PublicPage> {
  const response = token === null ? null : await findOpenResponse(db, page.organization, token, now);
  return response ? { ...page, response } : page;
}
