import { asInstant } from "@/lib/core/time/instant";
import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import { truncateText } from "@/lib/domain/events/push/build-push-message";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { formatDate, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { RenderedMessage } from "./rendered-message";
import { buildButtons, buildLines } from "./slack-blocks";
import { findDirectReader } from "./slack-readers";

const MAX_LISTED = 30;
const MAX_TITLE = 80;

interface DayMeeting {
  id: string;
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
}

/** The confirmed meetings of a user that begin in a range. */
const MEETINGS = definePreparedStatement<DayMeeting>(`
  SELECT e.id, e.title, d.starts_at AS start, d.ends_at AS end, d.all_day AS "allDay"
    FROM events e
    JOIN event_dates d ON d.organization_id = $1 AND d.id = e.confirmed_date_id
   WHERE e.organization_id = $1 AND e.confirmed_flag AND e.cancelled_at IS NULL
     AND COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz) >= $3
     AND COALESCE(e.starts_at, e.ends_at, '9999-12-31T00:00:00Z'::timestamptz) < $4
     AND EXISTS (SELECT FROM invitees i
                  WHERE i.organization_id = $1 AND i.event_id = e.id AND i.user_id = $2 AND NOT i.has_left
                    AND NOT EXISTS (SELECT FROM declines x WHERE x.organization_id = $1 AND x.invitee_id = i.id))
   ORDER BY d.starts_at, e.id LIMIT ${MAX_LISTED + 1}`);

interface Day {
  user: string;
  zone: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** Lists the meetings of a user's day, at most one more than are shown. */
export function listDayMeetings(
  db: Db,
  organization: OrganizationId,
  { user, zone, date }: Day,
): Promise<DayMeeting[]> {
  const day = parseLocalDate(date);
  if (!day) throw new Error(`${date} is not a date`);
  const from = getStartOfDay(zone, day);
  const until = getStartOfDay(zone, addDays(day, 1));
  return executeSql(db, MEETINGS, [organization, user, new Date(from), new Date(until)]);
}

/** Renders the meetings of a user's day; null if there are none any more. */
export async function renderDayMessage(db: Db, message: SlackMessage): Promise<RenderedMessage | null> {
  const organization = asOrganizationId(message.organizationId);
  const { date = "" } = message.notice as { date?: string };
  const reader = message.userId ? await findDirectReader(db, organization, message.userId) : null;
  const day = parseLocalDate(date);
  if (!reader || !message.userId || !day) return null;
  const meetings = await listDayMeetings(db, organization, { user: message.userId, zone: reader.zone, date });
  if (meetings.length === 0) return null;
  const style = buildDateTimeStyle(reader);
  const t = getMailTranslator(reader.lang);
  const heading = t("slack.day", { day: formatDate(style, day, "day") });
  const lines = meetings.slice(0, MAX_LISTED).map(({ id, title, start, end, allDay }) => [
    {
      text: allDay
        ? getTranslator(reader.lang)("event.allDay")
        : formatTimes(style, asInstant(+start), asInstant(+end)),
      bold: true,
    },
    { text: "  " },
    { text: truncateText(title, MAX_TITLE) || "–", url: `${env().WEB_URL}/console/meetings?event=${id}` },
  ]);
  return {
    text: escapeMrkdwn(heading),
    blocks: [
      buildLines([[{ text: heading, bold: true }]]),
      buildLines(lines),
      ...(meetings.length > MAX_LISTED
        ? [
            buildButtons([
              { id: "open", label: t("slack.allMeetings"), url: `${env().WEB_URL}/console/meetings` },
            ]),
          ]
        : []),
    ],
    version: null,
  };
}
