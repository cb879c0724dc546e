import { HOUR, type Instant } from "@/lib/core/time/instant";
import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import { listDayMeetings } from "@/lib/domain/events/host-day/list-day-meetings";
import { storeSlackMessages } from "@/lib/domain/messaging/slack/store-slack-messages";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** A message about the day is of little use later than this after its hour, as after an outage. */
const MAX_LATE_HOURS = 4;
const MAX_DUE = 500;

interface DuePerson {
  organization: OrganizationId;
  user: string;
  slackUser: string;
  zone: string;
  /** YYYY-MM-DD on the user's clock. */
  date: string;
}

const LOCAL_TIME = "($1::timestamptz AT TIME ZONE u.timezone)";

const DUE = defineStatement<DuePerson>(`
  SELECT p.organization_id AS organization, p.user_id AS user, p.slack_user_id AS "slackUser", u.timezone AS zone,
         to_char(${LOCAL_TIME}, 'YYYY-MM-DD') AS date
    FROM slack_people p
    JOIN users u ON u.organization_id = p.organization_id AND u.id = p.user_id
    JOIN slack_connections c ON c.organization_id = p.organization_id AND c.problem IS NULL
   WHERE p.day_hour IS NOT NULL AND p.slack_user_id IS NOT NULL AND p.email = lower(u.email) AND u.suspended_at IS NULL
     AND extract(hour FROM ${LOCAL_TIME}) BETWEEN p.day_hour AND p.day_hour + ${MAX_LATE_HOURS - 1}
     AND p.day_sent_on IS DISTINCT FROM ${LOCAL_TIME}::date
   ORDER BY p.organization_id, p.user_id LIMIT ${MAX_DUE}`);

const MARK = defineStatement<{ user: string }>(`
  UPDATE slack_people SET day_sent_on = $3::date
   WHERE organization_id = $1 AND user_id = $2 AND day_sent_on IS DISTINCT FROM $3::date
  RETURNING user_id AS user`);

/** Stores the messages about the day for users who have reached their hour; an empty day has none. */
export async function enqueueSlackDays(db: Db, now: Instant): Promise<void> {
  const due = await executeSql(db, DUE, [new Date(now)]);
  for (const person of due) await enqueueDay(db, person, now);
}

const enqueueDay = (db: Db, { organization, user, slackUser, zone, date }: DuePerson, now: Instant) =>
  withTransaction(db, async (tx) => {
    const marked = await executeSql(tx, MARK, [organization, user, date]);
    const day = parseLocalDate(date);
    if (marked.length === 0 || !day) return;
    const meetings = await listDayMeetings(tx, organization, { user, zone, date });
    if (meetings.length === 0) return;
    const end = getStartOfDay(zone, addDays(day, 1));
    const message = {
      key: `day/${user}/${date}`,
      kind: "day" as const,
      user,
      target: slackUser,
      notice: { date },
      expiresAt: new Date(Math.min(end, now + MAX_LATE_HOURS * HOUR)),
    };
    await storeSlackMessages(tx, organization, [message], now);
  });
