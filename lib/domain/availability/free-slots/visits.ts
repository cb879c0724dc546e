import type { Visit } from "@/lib/core/slots/journeys";
import { asInstant } from "@/lib/core/time/instant";
import { findPageSite, findSiteOf, type PlaceSettings } from "@/lib/domain/booking-pages/bookpages/site";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";

/** A meeting or hold; `page` and `type` are set only if no place of the meeting is stored. */
interface StoredVisit {
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  places: { name: string; address: string | null; kind: PlaceKind }[] | null;
  page: PlaceSettings | null;
  type: PlaceSettings | null;
}

const PLACE_SETTINGS = ["fixed_places", "hide_places", "forbid_add_places"];

const buildSettingsSql = (custom: string) =>
  `json_build_object(${PLACE_SETTINGS.map((key) => `'${key}', ${custom}->'${key}'`).join(", ")})`;

/**
 * SQL for the meetings among `reservations` with their places, as the text that `parseVisits` reads. Each meeting is
 * looked up by its key: a join could read all events of the organisation.
 * @param organization SQL for the id of the organisation
 * @param reservations a FROM item of reservations
 */
export const buildVisitsSql = (organization: string, reservations: string) => `
  (SELECT json_agg(json_build_object(
            'start', extract(epoch FROM t.starts_at) * 1000, 'end', extract(epoch FROM t.ends_at) * 1000, 'places', p.places,
            'page', CASE WHEN p.places IS NULL THEN (
                      SELECT ${buildSettingsSql("custom")} FROM bookpages
                       WHERE organization_id = ${organization} AND id = coalesce(e.bookpage_id, t.bookpage_id)) END,
            'type', CASE WHEN p.places IS NULL THEN (
                      SELECT ${buildSettingsSql("custom")} FROM appointment_types
                       WHERE organization_id = ${organization} AND id = coalesce(e.appointment_type_id, t.appointment_type_id)) END))::text
     FROM ${reservations} t
     LEFT JOIN LATERAL (
          SELECT bookpage_id, appointment_type_id, confirmed_place_id FROM events
           WHERE organization_id = ${organization} AND id = t.event_id LIMIT 1) e ON true
    CROSS JOIN LATERAL (
          SELECT json_agg(json_build_object('name', name, 'address', address, 'kind', kind) ORDER BY position) AS places
            FROM event_places
           WHERE organization_id = ${organization} AND event_id = t.event_id AND (e.confirmed_place_id IS NULL OR id = e.confirmed_place_id)) p)`;

/** Returns the meetings that the host travels to. */
export function parseVisits(text: string | null): readonly Visit[] {
  if (text === null) return [];
  return (JSON.parse(text) as StoredVisit[]).flatMap(({ start, end, places, page, type }) => {
    const site = places ? findSiteOf(places) : page && findPageSite({ ...page, ...omitNull(type) });
    return site ? [{ start: asInstant(start), end: asInstant(end), site }] : [];
  });
}

const omitNull = (settings: PlaceSettings | null): PlaceSettings =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== null));
