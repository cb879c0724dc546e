import type { Host, SeatedMeeting } from "@/lib/core/slots/schedule";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

/** A time of a page or type that has seats. */
export interface SeatedTime {
  host: string;
  type: string | null;
  starts_at: Date;
  ends_at: Date;
  /** True if a meeting exists; false if there are only holds of seats. */
  is_meeting: boolean;
  /** Free seats of the meeting, less held ones. */
  seats: number;
}

// A hold has `seats` of -1, so that the sum is what is left.
const LOAD = definePreparedStatement<SeatedTime>(`
  SELECT host_id AS host, appointment_type_id AS type, starts_at, ends_at, max(seats) >= 0 AS is_meeting, sum(seats)::int AS seats
    FROM reservations
   WHERE organization_id = $1 AND host_id = ${formatAnyOf("$2")} AND bookpage_id = $3 AND seats IS NOT NULL
     AND ends_at > $4 AND starts_at < $5 AND event_id IS DISTINCT FROM $6 AND (expires_at IS NULL OR expires_at > now())
   GROUP BY host_id, appointment_type_id, starts_at, ends_at`);

interface Range {
  from: Instant;
  to: Instant;
  /** The event being moved; its seats are not offered. */
  exceptEvent?: string | null | undefined;
}

/** Loads the times at which the page and its types have seats; skips the query if none has seats. */
export async function loadSeatedTimes(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  all: readonly PageRules[],
  { from, to, exceptEvent }: Range,
): Promise<readonly SeatedTime[]> {
  const [first] = all;
  if (!first || all.every(({ settings }) => pickSeats(settings) === null)) return [];
  return executeSql(db, LOAD, [
    organization,
    hosts,
    first.page,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
}

/**
 * Adds the meetings in which the page or type offers seats. Without a meeting, held seats do not block a new one
 * while at least one seat is left.
 */
export function applySeats(host: Host, id: string, rules: PageRules, rows: readonly SeatedTime[]): Host {
  const seats = pickSeats(rules.settings);
  const hostRows = rows.filter((row) => row.host === id && row.type === rules.type);
  if (seats === null || hostRows.length === 0) return host;
  const seated = hostRows.flatMap((row): SeatedMeeting[] =>
    row.is_meeting ? [{ ...toTime(row), free: row.seats }] : [],
  );
  const heldTimes = hostRows.filter((row) => !row.is_meeting && seats + row.seats > 0).map(toTime);
  const isHeld = ({ start, end }: Interval) =>
    heldTimes.some((time) => time.start === start && time.end === end);
  return {
    ...host,
    ...(heldTimes.length > 0 && { meetings: host.meetings.filter((meeting) => !isHeld(meeting)) }),
    ...(seated.length > 0 && { seated }),
  };
}

const toTime = ({ starts_at, ends_at }: SeatedTime): Interval => ({
  start: asInstant(+starts_at),
  end: asInstant(+ends_at),
});
