import type { Instant } from "@/lib/core/time/instant";
import { loadPageRooms } from "@/lib/domain/bookings/load-page-rooms";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BookedMeeting } from "../previews/bookable";
import {
  buildPageSlotSearches,
  listPageRules,
  type PageSlotSearches,
} from "../previews/build-page-slot-searches";
import { buildTeamSlotSearches } from "../previews/build-team-slot-searches";
import { loadBookableTeam } from "../previews/load-bookable-team";
import { loadBookableUser } from "../previews/load-bookable-user";
import { derivePreviewRange } from "../previews/preview-range";
import type { Affected } from "./list-affected";

/** The times that a user, or a team's page, offers. */
export interface PageOffers {
  searches: PageSlotSearches;
  meetings: readonly BookedMeeting[];
  timezone: string;
}

/** Loads what bookers are offered by the affected users and teams' pages that exist, by their ids. */
export async function loadOffers(
  db: Db,
  organization: OrganizationId,
  { users, teamPages }: Affected,
  now: Instant,
): Promise<ReadonlyMap<string, PageOffers>> {
  const offers = new Map<string, PageOffers>();
  const range = derivePreviewRange(now);
  const existing = await db.user.findMany({
    where: { organizationId: organization, id: { in: [...users] } },
    select: { id: true },
  });
  for (const { id } of existing) {
    const user = await loadBookableUser(db, organization, id, now);
    const rooms = await loadPageRooms(db, organization, user.pages.flatMap(listPageRules), range);
    const searches = await buildPageSlotSearches(user, rooms);
    offers.set(id, { searches, meetings: user.meetings, timezone: user.timezone });
  }
  const rows = await db.bookpage.findMany({
    where: { organizationId: organization, id: { in: [...teamPages] } },
  });
  for (const row of rows) {
    if (row.teamId === null) continue;
    const team = await loadBookableTeam(db, { ...row, teamId: row.teamId }, now);
    const rooms = await loadPageRooms(db, organization, listPageRules(team.page), range);
    const meetings = team.meetings.filter(({ page }) => page === row.id);
    offers.set(row.id, { searches: buildTeamSlotSearches(team, rooms), meetings, timezone: team.timezone });
  }
  return offers;
}
