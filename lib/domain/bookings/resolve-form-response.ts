import type { Instant } from "@/lib/core/time/instant";
import { findOpenResponse } from "@/lib/domain/bookings/forms/responses/find-open-response";
import type { Db } from "@/lib/platform/db/client";
import type { BookablePage } from "./public-page";

/** Attaches the routing-form response that led to the page, if there is one. */
export async function resolveFormResponse<Page extends BookablePage>(
  db: Db,
  page: Page,
  token: string | null,
  now: Instant,
): Promise<Page> {
  const response = token === null ? null : await findOpenResponse(db, page.organization, token, now);
  return response ? { ...page, response } : page;
}
