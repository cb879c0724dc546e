import type { Instant } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { listPageMeetings } from "@/lib/domain/availability/free-slots/load-page-meetings";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { findRulesSite } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { BookableTeam } from "./bookable";
import { listPageRules } from "./build-page-slot-searches";
import { loadBookedMeetings } from "./load-booked-meetings";
import { derivePreviewRange } from "./preview-range";

/** Loads a team's page and its members' busy time; `timezone`: of the first member. */
export async function loadBookableTeam(
  db: Db,
  { organizationId, id, teamId, slug, active, settings }: Bookpage & { teamId: string },
  now: Instant,
): Promise<BookableTeam & { timezone: string }> {
  const organization = asOrganizationId(organizationId);
  const members = await db.teamMember.findMany({
    where: { organizationId, teamId, member: true },
    orderBy: [{ memberPosition: "asc" }, { userId: "asc" }],
    select: { userId: true },
  });
  const users = members.map(({ userId }) => userId);
  const range = derivePreviewRange(now);
  const rows = await db.appointmentType.findMany({
    where: { organizationId, bookpageId: id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, slug: true, name: true, active: true, settings: true },
  });
  const types = rows.map((type) => ({
    ...type,
    settings: type.settings as PageSettings,
    availability_id: null,
  }));
  const page = { id, slug, active, team: teamId, settings: settings as PageSettings, types };
  const sites = listPageRules(page).map(findRulesSite);
  const people = await loadHosts(db, organization, { users }, { ...range, sites });
  return {
    timezone: people[0]?.timezone ?? "UTC",
    people: people.map((person) => ({ ...person.host, id: person.id })),
    meetings: await loadBookedMeetings(db, organization, users, range.from),
    ofPage: await listPageMeetings(db, organization, id, range),
    page,
  };
}
