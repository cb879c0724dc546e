import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { deriveFirstId } from "./count-range";
import { type Narrowing, narrowEvents, SOURCE } from "./narrow-insights";
import { type INSIGHT_SOURCES, MAX_INSIGHT_ENTRIES } from "./schema";

const IN_RANGE = `e.organization_id = $1 AND e.id >= $2 AND e.created_at >= $3::timestamptz AND e.created_at < $4::timestamptz
     AND ($5::text[] IS NULL OR e.created_by_user_id = ANY ($5))`;

interface HourRow {
  weekday: number;
  hour: number;
  booked: number;
}

// From the index that insights are counted from, without the events themselves.
const writeHours = (conditions: string) => `
  SELECT date_part('isodow', e.starts_at AT TIME ZONE $6)::int - 1 AS weekday,
         date_part('hour', e.starts_at AT TIME ZONE $6)::int AS hour, count(*)::int AS booked
    FROM events e WHERE ${IN_RANGE} AND e.cancelled_at IS NULL AND e.starts_at IS NOT NULL${conditions}
   GROUP BY 1, 2 ORDER BY 1, 2`;

const HOURS_STATEMENT = statement<HourRow>(writeHours(""));

interface KindRow {
  type: string | null;
  source: (typeof INSIGHT_SOURCES)[number];
  booked: number;
  cancelled: number;
  held: number;
}

const writeKinds = (conditions: string) => `
  SELECT e.appointment_type_id AS type, ${SOURCE} AS source, count(*)::int AS booked, count(e.cancelled_at)::int AS cancelled,
         count(*) FILTER (WHERE e.cancelled_at IS NULL AND e.starts_at <= $6::timestamptz)::int AS held
    FROM events e WHERE ${IN_RANGE}${conditions} GROUP BY 1, 2`;

const KINDS_STATEMENT = statement<KindRow>(writeKinds(""));

const TYPES_STATEMENT = statement<{ id: string; name: string; bookpage: string; nickname: string }>(`
  SELECT a.id, a.name, b.id AS bookpage, b.nickname::text
    FROM appointment_types a JOIN bookpages b ON b.organization_id = $1 AND b.id = a.bookpage_id
   WHERE a.organization_id = $1 AND a.id = ANY ($2)`);

interface Asked {
  since: Instant;
  until: Instant;
  now: Instant;
  timezone: string;
  people: readonly string[] | null;
}

/** By type, by source, and by the hours at which meetings begin. */
export async function readBeside(
  db: Db,
  organization: OrganizationId,
  query: Narrowing,
  { since, until, now, timezone, people }: Asked,
) {
  const range = [organization, deriveFirstId(since), new Date(since), new Date(until), people];
  const { conditions, values } = narrowEvents(query, range.length + 1);
  const hours = await sql(db, { ...HOURS_STATEMENT, text: writeHours(conditions) }, [
    ...range,
    timezone,
    ...values,
  ]);
  const kinds = await sql(db, { ...KINDS_STATEMENT, text: writeKinds(conditions) }, [
    ...range,
    new Date(now),
    ...values,
  ]);
  const types = addUp(kinds, ({ type }) => type).slice(0, MAX_INSIGHT_ENTRIES);
  const named = await sql(db, TYPES_STATEMENT, [organization, types.map(({ key }) => key)]);
  return {
    types: types.flatMap(({ key, ...counts }) =>
      named
        .filter(({ id }) => id === key)
        .map(({ id, name, bookpage, nickname }) => ({ type: id, name, bookpage, nickname, ...counts })),
    ),
    sources: addUp(kinds, ({ source }) => source).map(({ key, ...counts }) => ({ source: key, ...counts })),
    hours,
  };
}

/** The rows of each key as one, most bookings first. */
function addUp<Key extends string>(rows: readonly KindRow[], keyOf: (row: KindRow) => Key | null) {
  const sums = new Map<Key, { key: Key; booked: number; cancelled: number; held: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const sum = sums.get(key) ?? { key, booked: 0, cancelled: 0, held: 0 };
    sum.booked += row.booked;
    sum.cancelled += row.cancelled;
    sum.held += row.held;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((a, b) => b.booked - a.booked || (a.key < b.key ? -1 : 1));
}
