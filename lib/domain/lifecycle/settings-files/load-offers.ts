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
import { loadBookableUsers } from "../previews/load-bookable-users";
import { derivePreviewRange } from "../previews/preview-range";
import type { Affected } from "./list-affected";

/** The times that a user, or a team's page, offers. */
export interface PageOffers {
  searches: PageSlotSearches;
  meetings: readonly BookedMeeting[];
  timezone: string;
}

/** Users whose meetings and busy times are read at once. */
const BATCH_USERS = 50;

/** Loads what bookers are offered by the affected users and teams' pages that exist, by their ids. */
export async function loadOffers(
  db: Db,
  organization: OrganizationId,
  { users, teamPages }: Affected,
  now: Instant,
): Promise<ReadonlyMap<string, PageOffers>> {
  const offers = new Map<string, PageOffers>();
  const range = derivePreviewRange(now);
  const ids = [...users];
  for (let first = 0; first < ids.length; first += BATCH_USERS) {
    const batch = await loadBookableUsers(db, organization, ids.slice(first, first + BATCH_USERS), now);
    const rules = batch.flatMap(({ pages }) => pages.flatMap(listPageRules));
    const rooms = await loadPageRooms(db, organization, rules, range);
    for (const user of batch) {
      const searches = await buildPageSlotSearches(user, rooms);
      offers.set(user.user, { searches, meetings: user.meetings, timezone: user.timezone });
    }
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
