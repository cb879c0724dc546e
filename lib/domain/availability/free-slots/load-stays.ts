import type { Host } from "@/lib/core/slots/schedule";
import { pickFullTimes } from "@/lib/core/slots/stays/pick-full-times";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { pickCapacity } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

/** A stay on a page or type of which several may overlap. */
export interface SharedStay {
  host: string;
  type: string | null;
  starts_at: Date;
  ends_at: Date;
}

// Reservations of stays that may overlap have their page and type, as holds do, and are not exclusive.
const LOAD = definePreparedStatement<SharedStay>(`
  SELECT host_id AS host, appointment_type_id AS type, starts_at, ends_at
    FROM reservations
   WHERE organization_id = $1 AND host_id = ${formatAnyOf("$2")} AND bookpage_id = $3 AND seats IS NULL AND NOT exclusive
     AND ends_at > $4 AND starts_at < $5 AND event_id IS DISTINCT FROM $6 AND (expires_at IS NULL OR expires_at > now())`);

interface Range {
  from: Instant;
  to: Instant;
  /** The event being moved, or the hold of the booker. */
  exceptEvent?: string | null | undefined;
}

/** Loads the stays that may overlap others; skips the query if each page and type has room for one at a time. */
export async function loadStays(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  all: readonly PageRules[],
  { from, to, exceptEvent }: Range,
): Promise<readonly SharedStay[]> {
  const [first] = all;
  if (!first || all.every(({ settings }) => pickCapacity(settings) === 1)) return [];
  return executeSql(db, LOAD, [
    organization,
    hosts,
    first.page,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
}

/** Replaces the stays of the page or type among the host's meetings by the times at which its capacity is taken. */
export function applyCapacity(host: Host, id: string, rules: PageRules, rows: readonly SharedStay[]): Host {
  const capacity = pickCapacity(rules.settings);
  const stays = rows.filter((row) => row.host === id && row.type === rules.type).map(toTime);
  if (capacity === 1 || stays.length === 0) return host;
  const full = pickFullTimes(stays, capacity);
  return { ...host, meetings: [...excludeTimes(host.meetings, stays), ...full], full };
}

/** Removes one meeting for each of the times. */
function excludeTimes(meetings: readonly Interval[], times: readonly Interval[]): Interval[] {
  const toKey = ({ start, end }: Interval) => `${start} ${end}`;
  const counts = new Map<string, number>();
  for (const time of times) counts.set(toKey(time), (counts.get(toKey(time)) ?? 0) + 1);
  return meetings.filter((meeting) => {
    const left = counts.get(toKey(meeting)) ?? 0;
    if (left > 0) counts.set(toKey(meeting), left - 1);
    return left === 0;
  });
}

const toTime = ({ starts_at, ends_at }: SharedStay): Interval => ({
  start: asInstant(+starts_at),
  end: asInstant(+ends_at),
});
