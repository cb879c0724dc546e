import { DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import {
  buildCalendarBrokenEmail,
  buildCalendarsBrokenEmail,
} from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { enqueueCalendarsMessage } from "@/lib/domain/messaging/slack/enqueue-calendars-message";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Failures that are resolved within the hour are not mailed. */
const NOTIFY_OWNER_AFTER_MS = HOUR;
const NOTIFY_ADMINS_AFTER_MS = DAY;
/** Limit per run; the rest follows in the next one. */
const MAX_NOTIFIED = 500;
/** Calendars listed in one mail; further ones are counted. */
const MAX_NAMED = 20;

/** Sets the time for calendars that a request marked as broken. */
const MARK_BROKEN = defineStatement(`
  UPDATE calendar_syncs y SET broken_since = $1 FROM calendars c
   WHERE c.access_broken AND y.organization_id = c.organization_id AND y.calendar_id = c.id AND y.broken_since IS NULL`);

const MARK_RESTORED = defineStatement(`
  UPDATE calendar_syncs y SET broken_since = NULL, owner_notified_at = NULL, admins_notified_at = NULL FROM calendars c
   WHERE y.broken_since IS NOT NULL AND c.organization_id = y.organization_id AND c.id = y.calendar_id AND NOT c.access_broken`);

/** Consecutive failed syncs after which a server counts as unreachable. */
const MIN_FAILURES_WHEN_UNREACHABLE = 3;

/**
 * Condition for calendar `c` with its sync state `y`: no sync since `at`, without a rejection of the access.
 */
const isUnreachable = (at: string) =>
  `(NOT c.access_broken AND y.failures >= ${MIN_FAILURES_WHEN_UNREACHABLE} AND coalesce(y.synced_at, c.created_at) <= ${at})`;

interface DueOwner {
  organization: OrganizationId;
  calendar: string;
}

const OWNERS_DUE = defineStatement<DueOwner>(`
  SELECT y.organization_id AS organization, y.calendar_id AS calendar
    FROM calendar_syncs y JOIN calendars c ON c.organization_id = y.organization_id AND c.id = y.calendar_id
   WHERE y.owner_notified_at IS NULL AND (y.broken_since <= $1 OR ${isUnreachable("$1")})
   ORDER BY coalesce(y.broken_since, y.synced_at), y.calendar_id LIMIT ${MAX_NOTIFIED}`);

interface BrokenCalendar {
  name: string;
  reason: string | null;
  broken: boolean;
  user: string;
  isOwn: boolean;
}

const MARK_OWNER_NOTIFIED = defineStatement<BrokenCalendar>(`
  UPDATE calendar_syncs y SET owner_notified_at = $3 FROM calendars c
   WHERE y.organization_id = $1 AND y.calendar_id = $2 AND y.owner_notified_at IS NULL
     AND c.organization_id = $1 AND c.id = $2 AND (c.access_broken OR y.failures >= ${MIN_FAILURES_WHEN_UNREACHABLE})
  RETURNING c.name, c.broken_reason AS reason, c.access_broken AS broken, c.user_id AS user, c.connection_id IS NULL AS "isOwn"`);

const ORGANIZATIONS_DUE = defineStatement<{ organization: OrganizationId }>(`
  SELECT DISTINCT y.organization_id AS organization
    FROM calendar_syncs y JOIN calendars c ON c.organization_id = y.organization_id AND c.id = y.calendar_id
   WHERE y.admins_notified_at IS NULL AND (y.broken_since <= $1 OR ${isUnreachable("$1")})
     AND NOT EXISTS (SELECT FROM calendar_syncs z WHERE z.organization_id = y.organization_id AND z.admins_notified_at > $1)
   LIMIT ${MAX_NOTIFIED}`);

interface NamedCalendar {
  name: string;
  broken: boolean;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

const MARK_ADMINS_NOTIFIED = defineStatement<NamedCalendar>(`
  UPDATE calendar_syncs y SET admins_notified_at = $3
    FROM calendars c JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE y.organization_id = $1 AND y.admins_notified_at IS NULL AND c.organization_id = $1 AND c.id = y.calendar_id
     AND ((y.broken_since <= $2 AND c.access_broken) OR ${isUnreachable("$2")})
  RETURNING c.name, c.access_broken AS broken, u.first_name AS "firstName", u.last_name AS "lastName", u.email`);

/**
 * Mails about calendars that cannot be read, as the access is rejected or the server unreachable: the owner
 * once after an hour, and the admins after a day in one mail for all, and in their channel at Slack, at most once a
 * day. A successful sync resets this.
 */
export async function notifyBrokenCalendars(db: Db, now: Instant): Promise<void> {
  await executeSql(db, MARK_RESTORED);
  await executeSql(db, MARK_BROKEN, [new Date(now)]);
  const owners = await executeSql(db, OWNERS_DUE, [new Date(now - NOTIFY_OWNER_AFTER_MS)]);
  for (const due of owners) await notifyOwner(db, due, now);
  const organizations = await executeSql(db, ORGANIZATIONS_DUE, [new Date(now - NOTIFY_ADMINS_AFTER_MS)]);
  for (const { organization } of organizations) await notifyAdmins(db, organization, now);
}

const notifyOwner = (db: Db, { organization, calendar: id }: DueOwner, now: Instant) =>
  withTransaction(db, async (tx) => {
    const [broken] = await executeSql(tx, MARK_OWNER_NOTIFIED, [organization, id, new Date(now)]);
    if (!broken?.isOwn) return; // the owner knows nothing of the company's connection and cannot repair it
    const owner = await tx.user.findUniqueOrThrow({ where: toRowKey(organization, broken.user) });
    const mail = buildCalendarBrokenEmail({ id, name: broken.name, why: pickBrokenReason(broken) });
    await storeAccountMails(tx, organization, [owner], mail);
  });

const pickBrokenReason = ({ broken, reason }: BrokenCalendar) =>
  broken ? (reason === "complex" ? "complex" : "access") : "unreachable";

const notifyAdmins = (db: Db, organization: OrganizationId, now: Instant) =>
  withTransaction(db, async (tx) => {
    const since = new Date(now - NOTIFY_ADMINS_AFTER_MS);
    const broken = await executeSql(tx, MARK_ADMINS_NOTIFIED, [organization, since, new Date(now)]);
    if (broken.length === 0) return;
    const lines = broken
      .map(({ name, email, broken: _, ...person }) => `${formatFullName(person) ?? email ?? ""} – ${name}`)
      .toSorted();
    const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
    const mail = buildCalendarsBrokenEmail({
      lines: lines.slice(0, MAX_NAMED),
      count: broken.length,
      isRefused: broken.every((one) => one.broken),
    });
    await storeAccountMails(tx, organization, admins, mail);
    await enqueueCalendarsMessage(tx, organization, now);
  });
