import type { Instant } from "@/lib/core/time/instant";
import { groupRows } from "@/lib/platform/db/group-rows";
import { openDump } from "@/lib/platform/sql-dump/open-dump";
import { readDumpRows } from "@/lib/platform/sql-dump/read-dump-rows";
import { SqlDumpError } from "@/lib/platform/sql-dump/sql-dump-error";
import type { CalcomAccount, CalcomPerson } from "../calcom-import/calcom-account";
import type { Booking, EventType, Schedule } from "../calcom-import/resources";
import { convertDumpedBooking } from "./convert-dumped-booking";
import { convertDumpedSchedule } from "./convert-dumped-schedule";
import { convertDumpedType, type DumpedHost } from "./convert-dumped-type";
import { ACCOUNT_TABLES, BOOKING_TABLES, REQUIRED_TABLES } from "./dump-tables";
import { toBoolean, toNumber, toUtcText, type Values } from "./dump-values";

type Rows = Record<keyof typeof ACCOUNT_TABLES | keyof typeof BOOKING_TABLES, Values[]>;

/**
 * Reads a dump of Cal.com's database as the account that its API would tell. The file is read twice, so that of its
 * bookings only those to come are in memory.
 */
export async function readDump(file: string, now: Instant): Promise<CalcomAccount> {
  const rows = await readRows(file, now);
  const active = rows.users.filter(({ locked }) => !toBoolean(locked));
  const people = active.map((row) => toPerson(row, rows));
  const hosts = groupHosts(rows);
  const teams = new Map(rows.Team.map(({ id, name, slug }) => [id, { name, slug }]));
  const inputs = groupRows(rows.EventTypeCustomInput, "eventTypeId");
  const types = rows.EventType.map((row) =>
    convertDumpedType(row, {
      team: teams.get(row.teamId ?? "") ?? null,
      hosts: hosts.get(row.id ?? "") ?? [],
      customInputs: inputs.get(row.id ?? "") ?? [],
    }),
  );
  return {
    organization: toNumber(rows.Team.find(({ isOrganization }) => toBoolean(isOrganization))?.id),
    people,
    personalTypes: types.flatMap((type) =>
      type.teamId == null && type.ownerId != null ? [{ owner: type.ownerId, type }] : [],
    ),
    teamTypes: types.filter(({ teamId }) => teamId != null),
    schedules: convertSchedules(active, rows),
    bookings: convertBookings(rows, people, types),
    offers: new Map(),
    unreadable: [],
  };
}

async function readRows(file: string, now: Instant): Promise<Rows> {
  const rows = Object.fromEntries(
    [...Object.keys(ACCOUNT_TABLES), ...Object.keys(BOOKING_TABLES)].map((table) => [table, [] as Values[]]),
  ) as Rows;
  const seen = new Set<string>();
  const wanted = { ...ACCOUNT_TABLES, ...BOOKING_TABLES };
  const onTable = (table: string) => seen.add(table);
  for await (const { table, values } of readDumpRows(await openDump(file), ACCOUNT_TABLES, onTable))
    if (table !== "Booking" || isComing(values, now)) rows[table as keyof typeof ACCOUNT_TABLES].push(values);
  const missing = REQUIRED_TABLES.filter((table) => !seen.has(table));
  if (missing.length > 0)
    throw new SqlDumpError(
      `The dump has no table ${missing.join(", ")}: it is not of Cal.com's database, or of a part of it.`,
    );
  const bookings = new Set(rows.Booking.map(({ id }) => id));
  if (bookings.size > 0)
    for await (const { table, values } of readDumpRows(await openDump(file), BOOKING_TABLES))
      if (bookings.has(values.bookingId ?? "")) rows[table as keyof typeof wanted].push(values);
  return rows;
}

const isComing = ({ status, endTime }: Values, now: Instant) =>
  (status === "accepted" || status === "pending") && Date.parse(toUtcText(endTime)) > now;

function toPerson({ id, email, name, username, timeZone, locale }: Values, rows: Rows): CalcomPerson {
  const organizations = rows.Team.filter(({ isOrganization }) => toBoolean(isOrganization)).map(
    (team) => team.id,
  );
  const membership = rows.Membership.find(
    ({ userId, teamId, accepted }) =>
      userId === id && organizations.includes(teamId ?? "") && toBoolean(accepted),
  );
  return {
    id: toNumber(id) ?? 0,
    email: email ?? "",
    name: name ?? "",
    // In an organisation, the profile has the name of the page.
    username: rows.Profile.find(({ userId }) => userId === id)?.username ?? username ?? null,
    timezone: timeZone ?? null,
    locale: locale ?? null,
    role: membership?.role ?? null,
  };
}

/** Returns the hosts of each type of a team; types of older versions have users in place of hosts. */
function groupHosts(rows: Rows): ReadonlyMap<string | null, DumpedHost[]> {
  const current = groupRows(rows.Host, "eventTypeId");
  const older = groupRows(rows._user_eventtype, "A");
  const toHost = ({ userId, isFixed, groupId }: Values): DumpedHost => ({
    userId: toNumber(userId) ?? 0,
    mandatory: toBoolean(isFixed),
    groupId: groupId ?? null,
  });
  return new Map([
    ...[...older].map(
      ([type, users]) => [type, users.map(({ B: user }) => toHost({ userId: user ?? null }))] as const,
    ),
    ...[...current].map(([type, hosts]) => [type, hosts.map(toHost)] as const),
  ]);
}

function convertSchedules(users: readonly Values[], rows: Rows): ReadonlyMap<number, readonly Schedule[]> {
  const hours = groupRows(rows.Availability, "scheduleId");
  const schedules = groupRows(rows.Schedule, "userId");
  return new Map(
    users.map(({ id, timeZone, defaultScheduleId }) => {
      const own = schedules.get(id ?? "") ?? [];
      const main = own.find((one) => one.id === defaultScheduleId) ?? own[0];
      const converted = own.map((row) =>
        convertDumpedSchedule(row, {
          timezone: timeZone ?? "UTC",
          isDefault: row === main,
          hours: hours.get(row.id ?? "") ?? [],
        }),
      );
      return [toNumber(id) ?? 0, converted];
    }),
  );
}

function convertBookings(
  rows: Rows,
  people: readonly CalcomPerson[],
  types: readonly EventType[],
): Booking[] {
  const addresses = new Map(people.map(({ id, email }) => [id, email]));
  const typesById = new Map(types.map((type) => [type.id, type]));
  const attendees = groupRows(rows.Attendee, "bookingId");
  const references = groupRows(rows.BookingReference, "bookingId");
  const seats = new Map(rows.BookingSeat.map((seat) => [seat.attendeeId ?? "", seat]));
  return rows.Booking.map((row) => {
    const type = typesById.get(toNumber(row.eventTypeId) ?? 0);
    return convertDumpedBooking(row, {
      organizer: addresses.get(toNumber(row.userId) ?? 0) ?? null,
      possibleHosts: (type?.hosts ?? []).flatMap(({ userId }) => addresses.get(userId) ?? []),
      typeSlug: type?.slug ?? null,
      attendees: attendees.get(row.id ?? "") ?? [],
      seats,
      references: references.get(row.id ?? "") ?? [],
    });
  });
}
