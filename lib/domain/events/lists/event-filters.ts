import type { MemberReader } from "@/lib/domain/contracts/contract";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findMatches, type Matches } from "../search/find-matches";
import { SEARCH_FIELDS, type SearchField } from "../search/search-fields";
import { toSearchPatterns } from "../search/search-words";
import type { BookingFilter } from "./booking-filter";
import type { EventsQuery } from "./event-query";

/** A participant by account or by address. */
export interface ParticipantReference {
  by: "user" | "email";
  value: string;
}

/** Parameters of the events list, of a team's list and of the list of bookings. */
export type EventListQuery = Pick<EventsQuery, "limit"> &
  Partial<EventsQuery> & {
    involved_users?: string[];
    booked?: BookingFilter;
    /** The member who sends the query; a search ignores fields that are hidden from them. */
    reader?: MemberReader | null;
    /** Start of the cursor's event in milliseconds, for lists sorted by start. */
    start?: number | undefined;
  };

interface SearchFilter extends Matches {
  fields: readonly SearchField[];
  /** Search words for a member who sees only parts of the searched fields. */
  shown: { patterns: readonly string[]; reader: MemberReader } | null;
}

/** Resolved filters of an event list; each address has the account that it belongs to now. */
export interface EventFilters
  extends Pick<
    EventsQuery,
    "filter" | "app_id" | "group_ids" | "bookpage" | "since" | "until" | "updated_since" | "answer" | "sort"
  > {
  /** Filters bookings; other events are left out. */
  booked: BookingFilter | undefined;
  /** Search words in the text of events. */
  search: SearchFilter | undefined;
  /** The event was created by one of these. */
  creators: ParticipantReference[];
  /** One person of each entry is invited. */
  invitees: ParticipantReference[][];
  /** The event was created by one of these, or one of them is invited. Never combined with the two filters above. */
  involved: ParticipantReference[] | undefined;
}

export async function resolveEventFilters(
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
): Promise<EventFilters> {
  const { creator_users = [], creator_emails = [], invitee_users = [], invitee_emails = [] } = query;
  const emails = [...creator_emails, ...invitee_emails];
  const users = emails.length
    ? await db.user.findMany({
        where: { organizationId: organization, email: { in: emails } },
        select: { id: true, email: true },
      })
    : [];
  const members = query.team ? await listTeamMembers(db, organization, query.team) : [];
  const byUser = (value: string): ParticipantReference => ({ by: "user", value });
  const byEmail = (address: string): ParticipantReference[] => [
    { by: "email", value: address },
    ...users.filter(({ email }) => email === address).map(({ id }) => byUser(id)),
  ];
  return {
    filter: query.filter,
    app_id: query.app_id,
    group_ids: query.group_ids,
    bookpage: query.bookpage,
    booked: query.booked,
    search: await resolveSearch(db, organization, query),
    since: query.since,
    until: query.until,
    updated_since: query.updated_since,
    answer: query.answer,
    sort: query.sort,
    creators: [...creator_users.map(byUser), ...creator_emails.flatMap(byEmail), ...members.map(byUser)],
    invitees: [...invitee_users.map((user) => [byUser(user)]), ...invitee_emails.map(byEmail)],
    involved: query.involved_users?.map(byUser),
  };
}

async function resolveSearch(
  db: Db,
  organization: OrganizationId,
  { search, search_in: named, reader }: EventListQuery,
): Promise<SearchFilter | undefined> {
  const patterns = toSearchPatterns(search ?? "");
  if (patterns.length === 0) return undefined;
  const fields = named?.length ? named : SEARCH_FIELDS;
  const matches = await findMatches(db, organization, patterns, fields);
  return { ...matches, fields, shown: reader ? { patterns, reader } : null };
}

/** A team without members has no events: its own id matches no user. */
async function listTeamMembers(db: Db, organization: OrganizationId, team: string): Promise<string[]> {
  const members = await db.teamMember.findMany({
    where: { organizationId: organization, teamId: team, member: true },
    select: { userId: true },
  });
  return members.length > 0 ? members.map(({ userId }) => userId) : [team];
}
