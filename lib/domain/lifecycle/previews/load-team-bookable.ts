import type { Instant } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { listPageMeetings } from "@/lib/domain/availability/free-slots/load-page-meetings";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { TeamBookable } from "./bookable";
import { loadMeetings } from "./load-meetings";
import { findPreviewedRange } from "./previewed-days";

/** A team's page, and what takes its members' time; `timezone`: of the first of them. */
export async function loadTeamBookable(
  db: Db,
  { organizationId, id, teamId, nickname, active, custom }: Bookpage & { teamId: string },
  now: Instant,
): Promise<TeamBookable & { timezone: string }> {
  const organization = asOrganizationId(organizationId);
  const members = await db.teamMember.findMany({
    where: { organizationId, teamId, member: true },
    orderBy: [{ memberPosition: "asc" }, { userId: "asc" }],
    select: { userId: true },
  });
  const users = members.map(({ userId }) => userId);
  const range = findPreviewedRange(now);
  const people = await loadHosts(db, organization, { users }, range);
  const types = await db.appointmentType.findMany({
    where: { organizationId, bookpageId: id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, handle: true, name: true, active: true, custom: true },
  });
  return {
    timezone: people[0]?.timezone ?? "UTC",
    people: people.map((person) => ({ ...person.host, id: person.id })),
    meetings: await loadMeetings(db, organization, users, range.from),
    ofPage: await listPageMeetings(db, organization, id, range),
    page: {
      ...{ id, nickname, active, team: teamId },
      custom: custom as CustomSettings,
      types: types.map((type) => ({
        ...type,
        custom: type.custom as CustomSettings,
        availability_id: null,
      })),
    },
  };
}
