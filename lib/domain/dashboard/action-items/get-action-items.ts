import type { Instant } from "@/lib/core/time/instant";
import { getMailTransport } from "@/lib/domain/messaging/mail/transport";
import type { MessageKind } from "@/lib/domain/messaging/texts/kinds";
import { UNFINISHED_SIGN_UP } from "@/lib/domain/people/users/queries";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { countActionItems } from "./count-action-items";
import { findBrokenLocations } from "./find-broken-locations";
import { findFailingCalendars } from "./find-failing-calendars";
import { findMeetingsWithoutHost } from "./find-meetings-without-host";
import { findMeetingsWithoutRoom } from "./find-meetings-without-room";
import { findMissingCalendars } from "./find-missing-calendars";
import { findMissingLinks } from "./find-missing-links";
import { findPagesWithoutTime } from "./find-pages-without-time";
import { findUnreachableGuests } from "./find-unreachable-guests";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS, MAX_SIGN_UPS } from "./schema";

const SIGN_UPS_STATEMENT = defineStatement<{ count: number }>(`
  SELECT count(*)::int AS count
    FROM (SELECT FROM users t WHERE t.organization_id = $1 AND ${UNFINISHED_SIGN_UP} LIMIT ${MAX_SIGN_UPS}) counted`);

const WEBHOOKS_STATEMENT = defineStatement<Webhook>(`
  SELECT id AS webhook, target_url, disabled_at, failing_since
    FROM webhooks WHERE organization_id = $1 AND (disabled_at IS NOT NULL OR failing_since IS NOT NULL)
   ORDER BY id LIMIT ${MAX_ACTION_ITEMS}`);

const SLACK_STATEMENT = defineStatement<{ workspace: string }>(`
  SELECT workspace_name AS workspace FROM slack_connections WHERE organization_id = $1 AND problem IS NOT NULL`);

const TEXTS_STATEMENT = defineStatement<FailingText>(`
  SELECT kind, lang, failed_at
    FROM message_texts WHERE organization_id = $1 AND failed_at IS NOT NULL
   ORDER BY failed_at, id LIMIT ${MAX_ACTION_ITEMS}`);

const CALENDARS_STATEMENT = defineStatement<Calendar>(`
  SELECT c.id AS calendar, c.name, ${OWNER_COLUMNS}
    FROM calendars c JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE c.organization_id = $1 AND c.access_broken AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
   ORDER BY c.id LIMIT ${MAX_ACTION_ITEMS}`);

const CHANGES_STATEMENT = defineStatement<Change>(`
  SELECT c.event_id AS event, e.title, c.kind, ${OWNER_COLUMNS}
    FROM calendar_changes c
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
    JOIN events e ON e.organization_id = $1 AND e.id = c.event_id AND e.cancelled_at IS NULL AND e.ends_at > $3
   WHERE c.organization_id = $1 AND c.state = 'open' AND ($2::text[] IS NULL OR c.user_id = ANY ($2))
   ORDER BY c.id LIMIT ${MAX_ACTION_ITEMS}`);

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

interface FailingText {
  kind: MessageKind;
  lang: Language;
  failed_at: Date;
}

interface Calendar extends OwnerRow {
  calendar: string;
  name: string;
}

interface ActionItemScope {
  /** Only the items of these users; null: of all users. */
  people: readonly string[] | null;
  /** Includes items without an owner: webhooks and unfinished sign-ups. */
  isOrganizationWide: boolean;
}

/** Collects the problems that need an action, of the whole organisation or of some users. */
export async function getActionItems(
  db: Db,
  organization: OrganizationId,
  { people, isOrganizationWide }: ActionItemScope,
  now: Instant,
) {
  const [signUps] = !isOrganizationWide ? [] : await executeSql(db, SIGN_UPS_STATEMENT, [organization]);
  const [slack] = isOrganizationWide ? await executeSql(db, SLACK_STATEMENT, [organization]) : [];
  const calendars = await executeSql(db, CALENDARS_STATEMENT, [organization, people]);
  const changes = await executeSql(db, CHANGES_STATEMENT, [organization, people, new Date(now)]);
  return {
    counts: await countActionItems(db, organization, { people, isOrganizationWide }, now),
    no_mail_server: isOrganizationWide && getMailTransport() === null,
    lost_locations: isOrganizationWide ? await findBrokenLocations(db, organization) : [],
    unfinished_sign_ups: signUps?.count ?? 0,
    failing_webhooks: !isOrganizationWide ? [] : await executeSql(db, WEBHOOKS_STATEMENT, [organization]),
    broken_slack: slack ?? null,
    failing_texts: !isOrganizationWide ? [] : await executeSql(db, TEXTS_STATEMENT, [organization]),
    broken_calendars: calendars.map((row) => ({
      calendar: row.calendar,
      name: row.name,
      ...serializeOwner(row),
    })),
    troubled_calendars: await findFailingCalendars(db, organization, people),
    lost_calendars: await findMissingCalendars(db, organization, people),
    calendar_changes: changes.map((row) => ({
      event: row.event,
      title: row.title,
      kind: row.kind,
      ...serializeOwner(row),
    })),
    ...(await findMissingLinks(db, organization, people, now)),
    pages_without_time: await findPagesWithoutTime(db, organization, people, now),
    ...(await findMeetingsWithoutHost(db, organization, { people, isOrganizationWide }, now)),
    meetings_without_room: await findMeetingsWithoutRoom(db, organization, people, now),
    unreachable_guests: await findUnreachableGuests(db, organization, people, now),
  };
}
