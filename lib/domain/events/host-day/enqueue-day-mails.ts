import { HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { listDayMeetings } from "./list-day-meetings";
import { renderDayMail } from "./render-day-mail";

/** A mail about the day is of little use later than this after its time, as after an outage. */
const MAX_LATE_MINUTES = (4 * HOUR) / MINUTE;

/** The most mails of one statement. */
const BATCH_SIZE = 500;

interface DueReader {
  organization: OrganizationId;
  user: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  language: string | null;
  zone: string;
  /** YYYY-MM-DD on the user's clock. */
  date: string;
}

const LOCAL_TIME = "($1::timestamptz AT TIME ZONE u.timezone)";
const LOCAL_MINUTE = `(extract(hour FROM ${LOCAL_TIME}) * 60 + extract(minute FROM ${LOCAL_TIME}))`;

// Where clocks skip the chosen time, the first minute after it is due; where they repeat it, the day is marked.
const DUE = defineStatement<DueReader>(`
  SELECT p.organization_id AS organization, p.user_id AS user, u.email, u.first_name AS "firstName",
         u.last_name AS "lastName", u.language, u.timezone AS zone, to_char(${LOCAL_TIME}, 'YYYY-MM-DD') AS date
    FROM user_preferences p
    JOIN users u ON u.organization_id = p.organization_id AND u.id = p.user_id
    JOIN organizations o ON o.id = p.organization_id AND o.sandbox_of IS NULL
   WHERE p.day_minute IS NOT NULL AND u.email IS NOT NULL AND u.suspended_at IS NULL
     AND ${LOCAL_MINUTE} >= p.day_minute AND ${LOCAL_MINUTE} < p.day_minute + ${MAX_LATE_MINUTES}
     AND p.day_sent_on IS DISTINCT FROM ${LOCAL_TIME}::date
   ORDER BY p.organization_id, p.user_id LIMIT ${BATCH_SIZE}`);

const MARK = defineStatement<{ user: string }>(`
  UPDATE user_preferences SET day_sent_on = $3::date
   WHERE organization_id = $1 AND user_id = $2 AND day_minute IS NOT NULL AND day_sent_on IS DISTINCT FROM $3::date
  RETURNING user_id AS user`);

/** Stores the mails about the day for users who have reached their time; an empty day has none. */
export async function enqueueDayMails(db: Db, now: Instant): Promise<void> {
  for (;;) {
    const due = await executeSql(db, DUE, [new Date(now)]);
    for (const reader of due) await enqueueDayMail(db, reader);
    if (due.length < BATCH_SIZE) return;
  }
}

/** The day is marked in the transaction that stores the mail, so that a lost worker neither repeats nor omits it. */
const enqueueDayMail = (db: Db, { organization, user, email, zone, date, language, ...names }: DueReader) =>
  withTransaction(db, async (tx) => {
    const marked = await executeSql(tx, MARK, [organization, user, date]);
    if (marked.length === 0) return;
    const meetings = await listDayMeetings(tx, organization, { user, zone, date });
    if (meetings.length === 0) return;
    const { hour_cycle: hourCycle } = await getBranding(tx, organization);
    const lang = language && isLanguage(language) ? language : "en";
    const reader = { user, email, name: formatFullName(names), lang, zone, hourCycle };
    await storeMails(tx, organization, [renderDayMail(reader, date, meetings)]);
  });
