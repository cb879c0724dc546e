import type { Instant } from "@/lib/core/time/instant";
import {
  type LinkRejection,
  type LinkResolution,
  lockBookingLink,
  resolveLinkToken,
} from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { Db } from "@/lib/platform/db/client";
import type { BookablePage } from "./public-page";

export type PageResolution<Page> = { page: Page } | { refused: LinkRejection };

/** Applies the booking link of the address to the page, if there is one. */
export async function resolveLink<Page extends BookablePage>(
  db: Db,
  page: Page,
  token: string | null,
  now: Instant,
): Promise<PageResolution<Page>> {
  if (token === null) return { page };
  return applyLink(page, await resolveLinkToken(db, page.organization, token, now));
}

/** Applies the link again for a booking, with its row locked. */
export async function resolveLockedLink<Page extends BookablePage>(
  tx: Db,
  page: Page,
  link: { id: string } | null | undefined,
  now: Instant,
): Promise<PageResolution<Page>> {
  if (!link) return { page };
  return applyLink(page, await lockBookingLink(tx, page.organization, link.id, now));
}

/** Applies a link only to the page and type that it was created for. */
function applyLink<Page extends BookablePage>(page: Page, resolution: LinkResolution): PageResolution<Page> {
  if (resolution.state !== "open") return { refused: resolution.state };
  const { link } = resolution;
  if (link.bookpageId !== page.bookpageId || link.appointmentTypeId !== page.appointmentTypeId)
    return { refused: "unknown" };
  // The host has picked the link's times, so the page's spread over a day does not choose among them.
  const grid = link.starts.length > 0 ? { ...page.grid, spread: undefined } : page.grid;
  // A length in minutes is none of a stay or of steps.
  if (link.duration === null || page.grid.stay || page.grid.steps) return { page: { ...page, link, grid } };
  return { page: { ...page, link, grid, duration: link.duration, durations: [] } };
}
