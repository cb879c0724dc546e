import type { Instant } from "@/lib/core/time/instant";
import {
  type LinkRejection,
  type LinkResolution,
  lockBookingLink,
  resolveLinkToken,
} from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { Db } from "@/lib/platform/db/client";
import type { PageSettings } from "./public-page";

export type PageResolution<Page> = { page: Page } | { refused: LinkRejection };

/** The page as the link of its address opens it; without one, the page as it is. */
export async function resolveLink<Page extends PageSettings>(
  db: Db,
  page: Page,
  token: string | null,
  now: Instant,
): Promise<PageResolution<Page>> {
  if (token === null) return { page };
  return applyLink(page, await resolveLinkToken(db, page.organization, token, now));
}

/** The same once more where a booking is made; the link then waits for nobody else. */
export async function resolveLockedLink<Page extends PageSettings>(
  tx: Db,
  page: Page,
  link: { id: string } | null | undefined,
  now: Instant,
): Promise<PageResolution<Page>> {
  if (!link) return { page };
  return applyLink(page, await lockBookingLink(tx, page.organization, link.id, now));
}

/** A link opens what it was made for, no other page and no other type of it. */
function applyLink<Page extends PageSettings>(page: Page, opening: LinkResolution): PageResolution<Page> {
  if (opening.state !== "open") return { refused: opening.state };
  const { link } = opening;
  if (link.bookpageId !== page.bookpageId || link.appointmentTypeId !== page.appointmentTypeId)
    return { refused: "unknown" };
  if (link.duration === null) return { page: { ...page, link } };
  return { page: { ...page, link, duration: link.duration, durations: [] } };
}
