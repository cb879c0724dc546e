import type { Instant } from "@/lib/core/time/instant";
import { mailTransport } from "@/lib/domain/messaging/mail/transport";
import { UNFINISHED_SIGN_UP } from "@/lib/domain/people/users/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { countAttention } from "./count-attention";
import { findLostCalendars } from "./find-lost-calendars";
import { findLostLocations } from "./find-lost-locations";
import { findMeetingsWithoutHost } from "./find-meetings-without-host";
import { findMeetingsWithoutRoom } from "./find-meetings-without-room";
import { findMissingLinks } from "./find-missing-links";
import { findPagesWithoutTime } from "./find-pages-without-time";
import { findTroubledCalendars } from "./find-troubled-calendars";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ATTENTION_ENTRIES, MAX_SIGN_UPS } from "./schema";

const SIGN_UPS_STATEMENT = statement<{ count: number }>(`
  SELECT count(*)::int AS count
    FROM (SELECT FROM users t WHERE t.organization_id = $1 AND ${UNFINISHED_SIGN_UP} LIMIT ${MAX_SIGN_UPS}) counted`);

const WEBHOOKS_STATEMENT = statement<Webhook>(`
  SELECT id AS webhook, target_url, disabled_at, failing_since
    FROM webhooks WHERE organization_id = $1 AND (disabled_at IS NOT NULL OR failing_since IS NOT NULL)
   ORDER BY id LIMIT ${MAX_ATTENTION_ENTRIES}`);

const CALENDARS_STATEMENT = statement<Calendar>(`
  SELECT c.id AS calendar, c.name, ${OWNER_COLUMNS}
    FROM calendars c JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE c.organization_id = $1 AND c.access_broken AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
   ORDER BY c.id LIMIT ${MAX_ATTENTION_ENTRIES}`);

const CHANGES_STATEMENT = statement<Change>(`
  SELECT c.event_id AS event, e.title, c.kind, ${OWNER_COLUMNS}
    FROM calendar_changes c
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
    JOIN events e ON e.organization_id = $1 AND e.id = c.event_id AND e.cancelled_at IS NULL AND e.ends_at > $3
   WHERE c.organization_id = $1 AND c.state = 'open' AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
   ORDER BY c.id LIMIT ${MAX_ATTENTION_ENTRIES}`);

interface Change extends OwnerRow {
  event: string;
  title: string;
  kind: "moved" | "deleted";
}

interface Webhook {
  webhook: string;
  target_url: string;
  disabled_at: Date | null;
  failing_since: Date | null;
}

interface Calendar extends OwnerRow {
  calendar: string;
  name: string;
}

interface Whose {
  /** Only what is theirs; null: of everybody. */
  people: readonly string[] | null;
  /** With what belongs to nobody: webhooks, and who has yet to sign up. */
  whole: boolean;
}

/** What needs somebody in the whole organisation, or of some people. */
export async function readAttention(
  db: Db,
  organization: OrganizationId,
  { people, whole }: Whose,
  now: Instant,
) {
  const [signUps] = !whole ? [] : await sql(db, SIGN_UPS_STATEMENT, [organization]);
  const calendars = await sql(db, CALENDARS_STATEMENT, [organization, people]);
  const changes = await sql(db, CHANGES_STATEMENT, [organization, people, new Date(now)]);
  return {
    counts: await countAttention(db, organization, { people, whole }, now),
    no_mail_server: whole && mailTransport() === null,
    lost_locations: whole ? await findLostLocations(db, organization) : [],
    unfinished_sign_ups: signUps?.count ?? 0,
    failing_webhooks: !whole ? [] : await sql(db, WEBHOOKS_STATEMENT, [organization]),
    broken_calendars: calendars.map((row) => ({
      calendar: row.calendar,
      name: row.name,
      ...serializeOwner(row),
    })),
    troubled_calendars: await findTroubledCalendars(db, organization, people),
    lost_calendars: await findLostCalendars(db, organization, people),
    calendar_changes: changes.map((row) => ({
      event: row.event,
      title: row.title,
      kind: row.kind,
      ...serializeOwner(row),
    })),
    ...(await findMissingLinks(db, organization, people, now)),
    pages_without_time: await findPagesWithoutTime(db, organization, people, now),
    ...(await findMeetingsWithoutHost(db, organization, { people, whole }, now)),
    meetings_without_room: await findMeetingsWithoutRoom(db, organization, people, now),
  };
}
