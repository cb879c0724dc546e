import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { ConferenceError } from "@/lib/domain/conferencing/conferences/conference";
import { getConferencing } from "@/lib/domain/conferencing/conferences/get-conferencing";
import { isMeetingLinkProvider, type PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS, MAX_CHECKED_PAGES } from "./schema";

const ACCOUNTS_STATEMENT = defineStatement<OwnerRow & { account: string; name: string }>(`
  SELECT a.id AS account, a.name, ${OWNER_COLUMNS}
    FROM video_accounts a JOIN users u ON u.organization_id = $1 AND u.id = a.user_id
   WHERE a.organization_id = $1 AND a.access_broken AND ($2::text[] IS NULL OR a.user_id = ANY ($2))
   ORDER BY a.id LIMIT ${MAX_ACTION_ITEMS}`);

interface Meeting extends OwnerRow {
  event: string;
  title: string;
  starts_at: Date | null;
  provider: Exclude<PlaceKind, "place">;
  reason: ConferenceError;
}

const MEETINGS_STATEMENT = defineStatement<Meeting>(`
  SELECT e.id AS event, e.title, e.starts_at, c.provider, c.reason, ${OWNER_COLUMNS}
    FROM conferences c
    JOIN events e ON e.organization_id = $1 AND e.id = c.event_id AND e.cancelled_at IS NULL AND e.ends_at > $3
     AND e.conference ->> 'host' = c.user_id AND e.conference ->> 'provider' = c.provider
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE c.organization_id = $1 AND c.state = 'failed' AND c.reason IS NOT NULL AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
   ORDER BY e.starts_at, e.id LIMIT ${MAX_ACTION_ITEMS}`);

interface Page extends OwnerRow {
  id: string;
  nickname: string;
  customs: PageSettings[] | null;
}

/** Skips pages of teams, where the assignment rule picks the host. */
const PAGES_STATEMENT = defineStatement<Page>(`
  SELECT b.id, b.nickname::text,
         jsonb_build_array(b.custom) || coalesce((SELECT jsonb_agg(t.custom) FROM appointment_types t
           WHERE t.organization_id = $1 AND t.bookpage_id = b.id AND t.active), '[]') AS customs, ${OWNER_COLUMNS}
    FROM bookpages b JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
   WHERE b.organization_id = $1 AND b.active AND ($2::text[] IS NULL OR b.user_id = ANY ($2))
   ORDER BY b.id LIMIT ${MAX_CHECKED_PAGES}`);

/** Finds broken video accounts, meetings without their link, and pages that offer a link they cannot provide. */
export async function findMissingLinks(
  db: Db,
  organization: OrganizationId,
  people: readonly string[] | null,
  now: Instant,
) {
  const accounts = await executeSql(db, ACCOUNTS_STATEMENT, [organization, people]);
  const meetings = await executeSql(db, MEETINGS_STATEMENT, [organization, people, new Date(now)]);
  return {
    broken_video_accounts: accounts.map((row) => ({
      account: row.account,
      name: row.name,
      ...serializeOwner(row),
    })),
    meetings_without_link: meetings.map(({ event, title, starts_at, provider, reason, ...owner }) => ({
      event,
      title,
      starts_at,
      provider,
      reason,
      ...serializeOwner(owner),
    })),
    places_without_link: await findPromisedLinks(db, organization, people),
  };
}

async function findPromisedLinks(db: Db, organization: OrganizationId, people: readonly string[] | null) {
  const pages = await executeSql(db, PAGES_STATEMENT, [organization, people]);
  const promising = pages.flatMap((page) => {
    const kinds = listRequestedProviders(page.customs ?? []);
    return kinds.length > 0 ? [{ page, kinds }] : [];
  });
  const found = [];
  for (const { page, kinds } of promising) {
    if (found.length >= MAX_ACTION_ITEMS) break;
    const { kinds: known } = await getConferencing(db, organization, page.user);
    for (const { kind, missing } of known)
      if (missing !== null && kinds.includes(kind))
        found.push({ bookpage: page.id, nickname: page.nickname, kind, missing, ...serializeOwner(page) });
  }
  return found.slice(0, MAX_ACTION_ITEMS);
}

const listRequestedProviders = (customs: readonly PageSettings[]): PlaceKind[] => [
  ...new Set(
    customs.flatMap(({ fixed_places: places = [] }) =>
      places.flatMap(({ kind = "place" }) => (isMeetingLinkProvider(kind) || kind === "jitsi" ? [kind] : [])),
    ),
  ),
];
