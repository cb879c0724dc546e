import type { Visit } from "@/lib/core/slots/journeys";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { findPageSite, findSiteOf, type PlaceSettings } from "@/lib/domain/booking-pages/bookpages/site";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { FOCUS_MARGIN_DAYS } from "./taken-time";

/** A meeting or hold; `page` and `type` are set only if no place of the meeting is stored. */
interface Row {
  host: string;
  starts_at: Date;
  ends_at: Date;
  places: { name: string; address: string | null; kind: PlaceKind }[] | null;
  page: PlaceSettings | null;
  type: PlaceSettings | null;
}

const PLACE_SETTINGS = ["fixed_places", "hide_places", "forbid_add_places"];

const SETTINGS_EXPRESSION = `json_build_object(${PLACE_SETTINGS.map((key) => `'${key}', custom->'${key}'`).join(", ")})`;

/** Each meeting is looked up by its key: a join could read all events of the organisation. */
const LOAD = definePreparedStatement<Row>(`
  SELECT r.host_id AS host, r.starts_at, r.ends_at, p.places,
         CASE WHEN p.places IS NULL THEN (
           SELECT ${SETTINGS_EXPRESSION} FROM bookpages
            WHERE organization_id = $1 AND id = coalesce(e.bookpage_id, r.bookpage_id)) END AS page,
         CASE WHEN p.places IS NULL THEN (
           SELECT ${SETTINGS_EXPRESSION} FROM appointment_types
            WHERE organization_id = $1 AND id = coalesce(e.appointment_type_id, r.appointment_type_id)) END AS type
    FROM reservations r
    LEFT JOIN LATERAL (
         SELECT bookpage_id, appointment_type_id, confirmed_place_id FROM events
          WHERE organization_id = $1 AND id = r.event_id LIMIT 1) e ON true
   CROSS JOIN LATERAL (
         SELECT json_agg(json_build_object('name', name, 'address', address, 'kind', kind) ORDER BY position) AS places
           FROM event_places
          WHERE organization_id = $1 AND event_id = r.event_id AND (e.confirmed_place_id IS NULL OR id = e.confirmed_place_id)) p
   WHERE r.organization_id = $1 AND r.host_id = ${formatAnyOf("$2")} AND r.event_id IS DISTINCT FROM $5
     AND r.ends_at > $3::timestamptz - interval '${FOCUS_MARGIN_DAYS} days'
     AND r.starts_at < $4::timestamptz + interval '${FOCUS_MARGIN_DAYS} days'
     AND (r.expires_at IS NULL OR r.expires_at > now())`);

export interface VisitRange {
  from: Instant;
  to: Instant;
  /** The event being moved. */
  exceptEvent?: string | undefined;
}

/**
 * Loads the meetings to which these hosts travel, by host; without hosts the statement is skipped. The range is widened
 * by whole weeks, as it is for hosts who keep focus time.
 */
export async function loadHostVisits(
  db: Db,
  organization: OrganizationId,
  hosts: readonly string[],
  { from, to, exceptEvent }: VisitRange,
): Promise<ReadonlyMap<string, readonly Visit[]>> {
  const visits = new Map<string, Visit[]>(hosts.map((host) => [host, []]));
  if (hosts.length === 0) return visits;
  const rows = await executeSql(db, LOAD, [
    organization,
    hosts,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
  for (const { host, starts_at, ends_at, places, page, type } of rows) {
    const site = places ? findSiteOf(places) : page && findPageSite({ ...page, ...omitNull(type) });
    const [start, end] = [asInstant(starts_at.getTime()), asInstant(ends_at.getTime())];
    if (site) visits.get(host)?.push({ start, end, site });
  }
  return visits;
}

const omitNull = (settings: PlaceSettings | null): PlaceSettings =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== null));
