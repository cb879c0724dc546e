import type { Instant } from "@/lib/core/time/instant";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import { findPageAddress, type NamedPage } from "./find-page-address";
import type { BookingBody } from "./schema";

/** Looks at the calendars of those whose time may be taken, and gives the page. One that is unknown is refused later. */
export async function refreshBooked(
  db: Db,
  organization: OrganizationId,
  body: Pick<BookingBody, "page" | "team" | "type">,
  now: Instant,
): Promise<NamedPage | null> {
  try {
    const page = await findPageAddress(db, organization, body);
    await refreshBusy(db, organization, page.owner, now);
    return page;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return null;
  }
}
