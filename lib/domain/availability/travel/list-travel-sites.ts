import type { Site } from "@/lib/core/slots/journeys";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { type StoredJourneys, toJourneys } from "@/lib/domain/availability/availabilities/journeys-schema";
import { loadHostVisits } from "@/lib/domain/availability/free-slots/load-host-visits";
import { findSiteOf, type PlaceSettings } from "@/lib/domain/booking-pages/bookpages/site";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const AHEAD_DAYS = 180;
const MAX_PLACES_OF_PAGES = 500;

const TRAVELLERS = defineStatement<{ user: string; journeys: StoredJourneys | null }>(`
  SELECT user_id AS user, journeys FROM availabilities
   WHERE organization_id = $1 AND journeys -> 'minutes_per_km' IS NOT NULL ORDER BY user_id, id`);

const PAGE_PLACES = defineStatement<{ user: string | null; places: PlaceSettings["fixed_places"] | null }>(`
  WITH pages AS (
         SELECT p.id, u.user_id, p.custom -> 'fixed_places' AS places
           FROM bookpages p
           JOIN LATERAL (
                SELECT p.user_id UNION ALL
                SELECT m.user_id FROM team_members m
                 WHERE m.organization_id = $1 AND m.team_id = p.team_id AND m.member) u ON u.user_id = ANY ($2::text[])
          WHERE p.organization_id = $1 AND p.active)
  SELECT user_id AS user, places FROM pages WHERE jsonb_array_length(coalesce(nullif(places, 'null'), '[]')) > 0
   UNION ALL
  SELECT p.user_id, t.custom -> 'fixed_places'
    FROM pages p JOIN appointment_types t ON t.organization_id = $1 AND t.bookpage_id = p.id AND t.active
   WHERE jsonb_array_length(coalesce(nullif(t.custom -> 'fixed_places', 'null'), '[]')) > 0
   LIMIT ${MAX_PLACES_OF_PAGES}`);

/** The places of a host whose journeys depend on the distance, those that most searches need first. */
export interface TravelSites {
  user: string;
  bases: readonly Site[];
  /** With the bases. */
  sites: readonly Site[];
}

/**
 * Lists the places of hosts: bases, places of their pages, and meetings of the next half year.
 * @param of ids of users; default: all of the organisation
 */
export async function listTravelSites(
  db: Db,
  organization: OrganizationId,
  now: Instant,
  of?: readonly string[],
): Promise<TravelSites[]> {
  const rows = await executeSql(db, TRAVELLERS, [organization]);
  const users = [...new Set(rows.map(({ user }) => user))].filter((user) => of?.includes(user) ?? true);
  if (users.length === 0) return [];
  const pages = await executeSql(db, PAGE_PLACES, [organization, users]);
  const range = { from: now, to: asInstant(now + AHEAD_DAYS * DAY) };
  const visits = await loadHostVisits(db, organization, users, range);
  return users.map((user) => {
    const bases = rows
      .filter((row) => row.user === user)
      .flatMap(({ journeys }) => (journeys ? toJourneys(journeys).bases : []))
      .filter((base) => base !== null);
    const ofPages = pages
      .filter((row) => row.user === user)
      .flatMap(({ places }) => (places ?? []).flatMap((place) => findSiteOf([place]) ?? []));
    const ofMeetings = [...(visits.get(user) ?? [])]
      .sort((a, b) => a.start - b.start)
      .filter(({ end }) => end > now)
      .map(({ site }) => site);
    return { user, bases, sites: [...bases, ...ofPages, ...ofMeetings] };
  });
}
